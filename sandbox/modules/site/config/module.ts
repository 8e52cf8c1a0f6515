import type { Module } from '../../module';
import { registerConfigControl } from './config.control';
import { registerSiteCalls } from './site.routes';
import { registerStatic } from './static.routes';

export const configModule: Module = {
  name: 'site/config',
  needs: ['betting/launch', 'betting/venue', 'community/chat', 'community/game', 'member/call'],
  control: registerConfigControl,
  routes: async (app, context) => {
    registerSiteCalls(app, context);
    await registerStatic(app);
  },
};
