import type { Module } from '../../module';

export const coinModule: Module = {
  name: 'rewards/coin',
  needs: ['betting/stake', 'rewards/mall'],
};
