import type { Module } from '../../module';
import { registerPeakCalls } from './leaderboard.routes';
import * as schema from './leaderboard.tables';

export const leaderboardModule: Module = {
  name: 'rewards/leaderboard',
  needs: [
    'betting/stake',
    'community/text',
    'member/account',
    'member/call',
    'member/limit',
    'member/vip',
    'rewards/grant',
    'rewards/invite',
  ],
  tables: schema,
  routes: registerPeakCalls,
};
