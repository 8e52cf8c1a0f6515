import type { Module } from '../../module';
import { sweepSessions } from './session';
import { registerSessionControl } from './session.control';
import * as schema from './session.tables';
import { sweepVenueSessions } from './venue-session';

export const sessionModule: Module = {
  name: 'member/session',
  needs: ['member/account'],
  tables: schema,
  control: registerSessionControl,
  sweep: async ({ db }, now) => {
    await sweepSessions(db, now);
    await sweepVenueSessions(db, now);
  },
};
