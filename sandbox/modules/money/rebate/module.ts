import type { Module } from '../../module';
import { registerRebateCalls } from './rebate.routes';
import * as schema from './rebate.schema';

export const rebateModule: Module = {
  name: 'money/rebate',
  needs: [],
  tables: schema,
  routes: registerRebateCalls,
};
