import type { Module } from '../../module';
import { registerFollowCalls } from './follow.routes';
import * as schema from './follow.tables';

export const followModule: Module = {
  name: 'betting/follow',
  needs: ['member/account', 'member/call'],
  tables: schema,
  routes: registerFollowCalls,
};
