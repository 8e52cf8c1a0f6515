import type { Module } from '../../module';

export const grantModule: Module = {
  name: 'rewards/grant',
  needs: ['member/account', 'member/limit', 'rewards/person'],
};
