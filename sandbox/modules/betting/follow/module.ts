import type { Module } from '../../module';
import { registerFollowCalls } from './follow.routes';
import * as schema from './follow.schema';

export const followModule: Module = {
  name: 'betting/follow',
  needs: ['member/account', 'member/call'],
  tables: schema,
  routes: registerFollowCalls,
};
