import type { Module } from '../../module';
import { registerMallControl } from './mall.control';
import { registerMallCalls } from './mall.routes';
import * as schema from './mall.tables';
import { stockMall } from './mall.store';
import { startParcels } from './parcel';

export const mallModule: Module = {
  name: 'rewards/mall',
  needs: ['member/account', 'member/call', 'member/limit', 'member/vip', 'rewards/coin'],
  tables: schema,
  routes: registerMallCalls,
  jobs: (context) => [startParcels(context)],
  control: registerMallControl,
  seed: ({ db }) => stockMall(db),
};
