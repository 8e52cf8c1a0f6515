import 'server-only';
import { calendarRulesCall } from '@pavilion/contract/calls/calendar.calls';
import { refreshedCall } from '@/lib/domain/site/config/refreshed-call.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { toCalendarRules } from './calendar.rules';
import type { CalendarRules } from './calendar.model';

const rules = processSingleton('calendarRules', () => refreshedCall(calendarRulesCall, {}));

/** Rewards of check-ins and tasks; null when the platform did not respond. */
export async function getCalendarRules(): Promise<CalendarRules | null> {
  const { value } = await rules().get();
  return value ? toCalendarRules(value) : null;
}
