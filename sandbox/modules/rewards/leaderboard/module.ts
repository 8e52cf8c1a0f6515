import type { Module } from '../../module';
import { registerPeakCalls } from './leaderboard.routes';
import * as schema from './leaderboard.schema';

export const leaderboardModule: Module = {
  name: 'rewards/leaderboard',
  needs: [],
  tables: schema,
  routes: registerPeakCalls,
};
