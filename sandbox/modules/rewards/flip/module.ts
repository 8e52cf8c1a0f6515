import type { Module } from '../../module';
import { registerFlipCalls } from './flip.routes';
import * as schema from './flip.tables';

export const flipModule: Module = {
  name: 'rewards/flip',
  needs: ['member/account', 'member/call', 'rewards/calendar', 'rewards/grant', 'rewards/reward'],
  tables: schema,
  routes: registerFlipCalls,
};
