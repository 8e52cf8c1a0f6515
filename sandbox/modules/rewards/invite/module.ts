import type { Module } from '../../module';
import { registerInviteCalls } from './invite.routes';
import * as schema from './invite.tables';

export const inviteModule: Module = {
  name: 'rewards/invite',
  needs: [
    'betting/stake',
    'community/text',
    'member/account',
    'member/call',
    'member/device',
    'member/session',
    'money/deposit',
    'rewards/grant',
    'rewards/person',
  ],
  tables: schema,
  routes: registerInviteCalls,
};
