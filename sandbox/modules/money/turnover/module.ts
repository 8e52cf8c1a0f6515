import type { Module } from '../../module';
import * as schema from './turnover.tables';

export const turnoverModule: Module = {
  name: 'money/turnover',
  needs: ['betting/stake', 'money/deposit', 'money/payee-registry', 'rewards/gift'],
  tables: schema,
};
