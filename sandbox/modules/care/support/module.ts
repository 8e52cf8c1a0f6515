import type { Module } from '../../module';
import { registerSupportCalls } from './support.routes';
import * as schema from './support.tables';

export const supportModule: Module = {
  name: 'care/support',
  needs: ['betting/order', 'betting/ruling', 'member/call', 'money/deposit', 'money/withdraw', 'site/config'],
  tables: schema,
  routes: registerSupportCalls,
};
