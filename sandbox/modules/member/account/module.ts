import type { Module } from '../../module';
import * as schema from './member.schema';
import { setHashCost } from './password';

export const accountModule: Module = {
  name: 'member/account',
  needs: ['member/device', 'member/mail', 'member/phone', 'rewards/invite'],
  tables: schema,
  prepare: async ({ env }) => setHashCost(env.hashCost),
};
