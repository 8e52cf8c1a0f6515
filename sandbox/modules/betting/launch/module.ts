import type { Module } from '../../module';
import { registerLaunchCall } from './launch.routes';

export const launchModule: Module = {
  name: 'betting/launch',
  needs: ['community/game', 'member/account', 'member/call', 'member/session'],
  routes: registerLaunchCall,
};
