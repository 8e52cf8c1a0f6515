import type { Module } from '../../module';
import * as schema from './person.tables';

export const personModule: Module = {
  name: 'rewards/person',
  needs: ['member/account', 'member/device', 'money/payee-registry'],
  tables: schema,
};
