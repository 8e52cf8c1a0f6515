import type { Module } from '../../module';
import { countSettled } from './count-stakes';
import { countLeft } from './left-stakes';

export const stakeCountModule: Module = {
  name: 'betting/stake-count',
  needs: [
    'betting/order',
    'betting/stake',
    'community/game',
    'member/vip',
    'money/turnover',
    'rewards/coin',
    'rewards/invite',
    'rewards/leaderboard',
  ],
  provides: () => ({ countSettled }),
  prepare: async ({ db }) => void (await countLeft(db)),
};
