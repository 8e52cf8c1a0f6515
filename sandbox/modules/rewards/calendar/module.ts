import type { Module } from '../../module';
import * as schema from './calendar.tables';
import { registerCalendarCalls } from './calendar.routes';

export const calendarModule: Module = {
  name: 'rewards/calendar',
  needs: ['betting/stake', 'member/account', 'member/call', 'money/deposit', 'rewards/coin', 'rewards/grant', 'rewards/reward'],
  tables: schema,
  routes: registerCalendarCalls,
};
