import type { CallResponse } from '@pavilion/contract/call';
import type { calendarMonthCall, calendarRulesCall } from '@pavilion/contract/calls/calendar.calls';
import { DAY } from '@pavilion/number/duration';
import { knownMinor } from '@pavilion/number/known-money';
import type { CalendarDay, CalendarRules, CheckInMonth, DayLook } from './calendar.model';

export function toCalendarRules({ tasks, ...same }: CallResponse<typeof calendarRulesCall>): CalendarRules {
  return { ...same, tasks: tasks && tasks.map(({ need, ...task }) => ({ ...task, need: knownMinor(need) })) };
}

/** The month that was requested as `requested`, null for that of today; a response that does not name its month is of that one. */
export function toMonth(requested: string | null, { month, checkedToday, ...wire }: CallResponse<typeof calendarMonthCall>): CheckInMonth {
  const { today, checked } = wire;
  const shown = month ?? requested ?? today.slice(0, 7);
  // The days of this month show it as well.
  const isListed = checked && shown === today.slice(0, 7) ? checked.some(({ day }) => day === today) : null;
  return { ...wire, month: shown, checkedToday: checkedToday ?? isListed };
}

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayText = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The month before or after one written `2026-11`. */
export function monthBeside(month: string, step: -1 | 1): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number! - 1 + step, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, Monday first; null where a week has a day of another month. */
export function weeksOf({ month, today, checked, missed }: CheckInMonth): (CalendarDay | null)[][] {
  const first = utc(`${month}-01`);
  const next = utc(`${monthBeside(month, 1)}-01`);
  const lead = (new Date(first).getUTCDay() + 6) % 7;
  const cells: (CalendarDay | null)[] = Array.from({ length: lead }, () => null);
  for (let at = first; at < next; at += DAY) {
    const day = dayText(at);
    const entry = checked?.find((one) => one.day === day);
    const isToday = day === today;
    const look: DayLook = entry
      ? entry.madeUp
        ? 'madeUp'
        : 'checked'
      : isToday
        ? 'today'
        : missed.includes(day)
          ? 'missed'
          : day > today
            ? 'future'
            : checked
              ? 'past'
              : 'unknown';
    cells.push({ day, number: Number(day.slice(8)), look, isToday });
  }
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Progress of a task, 0 to 100; null while unknown. */
export function taskPercent({ need, done }: { need: bigint | null; done: bigint | null }): number | null {
  if (need === null || done === null) return null;
  return need === 0n ? 100 : Number((done * 100n) / need);
}
