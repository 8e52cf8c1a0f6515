import type { Module } from '../../module';
import * as schema from './stake.tables';

export const stakeModule: Module = {
  name: 'betting/stake',
  needs: ['member/account'],
  tables: schema,
};
