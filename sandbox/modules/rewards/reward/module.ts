import type { Module } from '../../module';

export const rewardModule: Module = {
  name: 'rewards/reward',
  needs: ['member/account', 'rewards/coin', 'rewards/grant'],
};
