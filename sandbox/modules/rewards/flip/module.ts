import type { Module } from '../../module';
import { registerFlipCalls } from './flip.routes';

export const flipModule: Module = {
  name: 'rewards/flip',
  needs: ['member/account', 'rewards/calendar', 'rewards/grant', 'rewards/reward'],
  routes: registerFlipCalls,
};
