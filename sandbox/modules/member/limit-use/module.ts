import type { Module } from '../../module';
import { getCreditedDeposits, getUsed } from './limit-use.store';

export const limitUseModule: Module = {
  name: 'member/limit-use',
  needs: ['betting/order', 'betting/stake', 'community/game', 'member/limit', 'money/deposit'],
  provides: () => ({ limitUse: { getCreditedDeposits, getUsed } }),
};
