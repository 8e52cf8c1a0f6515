import type { Module } from '../../module';

export const giftModule: Module = {
  name: 'rewards/gift',
  needs: [],
};
