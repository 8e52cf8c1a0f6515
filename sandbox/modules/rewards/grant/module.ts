import type { Module } from '../../module';

export const grantModule: Module = {
  name: 'rewards/grant',
  needs: [],
};
