import type { Module } from '../../module';
import { createActivity } from './activity';
import { registerLimitCalls } from './limit.routes';
import * as schema from './limit.tables';

export const limitModule: Module = {
  name: 'member/limit',
  needs: ['betting/stake', 'member/account', 'member/call', 'member/device', 'member/session', 'money/payee-registry'],
  tables: schema,
  routes: registerLimitCalls,
  provides: (context) => ({ noteActivity: createActivity(context) }),
};
