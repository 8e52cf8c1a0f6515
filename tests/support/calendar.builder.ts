import type { CallResponse } from '@pavilion/contract/call';
import type { calendarMonthCall, taskListCall } from '@pavilion/contract/calls/calendar.calls';
import type { CheckInMonth, Tasks } from '@/lib/domain/rewards/calendar/calendar.model';
import { moneyOnWire } from './wire';

/** The data of `calendarMonth`. */
export function monthOnWire({ checked, missed, ...same }: CheckInMonth): CallResponse<typeof calendarMonthCall> {
  return { ...same, checked: checked && [...checked], missed: [...missed] };
}

/** The data of `taskList`. */
export function tasksOnWire({ day, list }: Tasks): CallResponse<typeof taskListCall> {
  return { day, endTime: null, list: list.map((task) => ({ ...task, need: moneyOnWire(task.need), done: moneyOnWire(task.done) })) };
}
