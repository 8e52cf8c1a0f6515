import type { Module } from '../../module';
import { registerRebateCalls } from './rebate.routes';
import * as schema from './rebate.tables';

export const rebateModule: Module = {
  name: 'money/rebate',
  needs: ['betting/order', 'betting/stake', 'community/game', 'member/account', 'member/call', 'member/vip'],
  tables: schema,
  routes: registerRebateCalls,
};
