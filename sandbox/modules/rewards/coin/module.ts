import type { Module } from '../../module';
import * as schema from './coin.tables';

export const coinModule: Module = {
  name: 'rewards/coin',
  needs: ['betting/stake'],
  tables: schema,
};
