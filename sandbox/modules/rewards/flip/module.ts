import type { Module } from '../../module';
import { registerFlipCalls } from './flip.routes';

export const flipModule: Module = {
  name: 'rewards/flip',
  needs: [],
  routes: registerFlipCalls,
};
