import type { Module } from '../../module';
import { seedDemoMember } from './demo-member';
import { registerMemberControl } from './member.control';
import { registerMemberCalls } from './member.routes';
import { registerResetCalls } from './reset.routes';

export const loginModule: Module = {
  name: 'member/login',
  needs: [],
  control: registerMemberControl,
  routes: (app, context) => {
    registerMemberCalls(app, context, context.entry);
    registerResetCalls(app, context, context.entry);
  },
  seed: seedDemoMember,
};
