import type { Module } from '../../module';
import { registerAccountCalls } from './account.routes';

export const profileModule: Module = {
  name: 'member/profile',
  needs: [
    'member/account',
    'member/call',
    'member/limit',
    'member/mail',
    'member/phone',
    'member/session',
    'member/verification',
    'site/config',
  ],
  routes: (app, context) => registerAccountCalls(app, context, context.entry),
};
