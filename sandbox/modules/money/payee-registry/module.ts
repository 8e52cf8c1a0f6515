import type { Module } from '../../module';
import * as schema from './payee.tables';

export const payeeRegistryModule: Module = {
  name: 'money/payee-registry',
  needs: ['member/account'],
  tables: schema,
};
