import type { Module } from '../../module';
import * as schema from './member.tables';
import { setHashCost } from './password';

export const accountModule: Module = {
  name: 'member/account',
  needs: [],
  tables: schema,
  prepare: async ({ env }) => setHashCost(env.hashCost),
};
