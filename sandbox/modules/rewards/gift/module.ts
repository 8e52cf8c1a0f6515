import type { Module } from '../../module';

export const giftModule: Module = {
  name: 'rewards/gift',
  needs: ['rewards/bonus', 'rewards/coupon', 'rewards/invite', 'rewards/leaderboard', 'rewards/mall'],
};
