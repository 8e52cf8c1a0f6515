import type { Module } from '../../module';
import { registerOddsCalls } from './odds.routes';

export const oddsModule: Module = {
  name: 'betting/odds',
  needs: ['member/call'],
  routes: registerOddsCalls,
};
