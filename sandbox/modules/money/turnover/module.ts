import type { Module } from '../../module';

export const turnoverModule: Module = {
  name: 'money/turnover',
  needs: ['betting/order', 'betting/stake', 'money/deposit', 'money/payee-registry', 'rewards/gift'],
};
