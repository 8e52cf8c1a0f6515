import type { Module } from '../../module';
import { registerInviteCalls } from './invite.routes';
import * as schema from './invite.schema';

export const inviteModule: Module = {
  name: 'rewards/invite',
  needs: [],
  tables: schema,
  routes: registerInviteCalls,
};
