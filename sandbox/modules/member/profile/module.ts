import type { Module } from '../../module';
import { registerAccountCalls } from './account.routes';

export const profileModule: Module = {
  name: 'member/profile',
  needs: [],
  routes: (app, context) => registerAccountCalls(app, context, context.entry),
};
