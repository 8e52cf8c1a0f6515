import type { CallAnswer } from '@/lib/contract/call';
import type { calendarRulesCall } from '@/lib/contract/calls/calendar.calls';
import { toMinor } from '@/lib/kit/number/money';
import type { CalendarRules } from './calendar.model';

export function toCalendarRules({ tasks, ...same }: CallAnswer<typeof calendarRulesCall>): CalendarRules {
  return { ...same, tasks: tasks.map(({ need, ...task }) => ({ ...task, need: toMinor(need) })) };
}
