import type { Module } from '../../module';
import { seedDemoMember } from './demo-member';
import { registerMemberControl } from './member.control';
import { registerMemberCalls } from './member.routes';
import { registerResetCalls } from './reset.routes';

export const loginModule: Module = {
  name: 'member/login',
  needs: [
    'betting/stake',
    'member/account',
    'member/call',
    'member/device',
    'member/limit',
    'member/mail',
    'member/phone',
    'member/security',
    'member/session',
    'member/verification',
    'member/vip',
    'money/payee',
    'money/wallet',
    'rewards/coin',
    'rewards/invite',
    'site/config',
  ],
  control: registerMemberControl,
  routes: (app, context) => {
    registerMemberCalls(app, context, context.entry);
    registerResetCalls(app, context, context.entry);
  },
  seed: seedDemoMember,
};
