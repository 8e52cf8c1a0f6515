import type { Module } from '../../module';
import * as schema from './stake.schema';

export const stakeModule: Module = {
  name: 'betting/stake',
  needs: ['betting/order', 'member/account', 'member/vip', 'money/turnover'],
  tables: schema,
};
