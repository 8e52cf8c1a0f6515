import type { Module } from '../../module';
import * as schema from './activity.schema';
import { registerCalendarCalls } from './calendar.routes';

export const calendarModule: Module = {
  name: 'rewards/calendar',
  needs: [],
  tables: schema,
  routes: registerCalendarCalls,
};
