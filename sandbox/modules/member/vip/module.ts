import type { Module } from '../../module';
import { registerVipCalls } from './vip.routes';
import * as schema from './vip.tables';

export const vipModule: Module = {
  name: 'member/vip',
  needs: ['betting/stake', 'member/account', 'member/call'],
  tables: schema,
  routes: registerVipCalls,
};
