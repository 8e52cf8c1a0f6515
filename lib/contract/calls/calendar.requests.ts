import type { Requests } from '../request';
import { dayText } from '../request-fields';
import * as z from '../schema';
import { empty } from '../wire';
import { monthText, TASKS } from './calendar.calls';

export const calendarRequests = {
  calendarRules: {
    about:
      'Coins of a check-in: `coins` each day, `seventhCoins` on every seventh day of a streak; missed days that can be made up in a month; the tasks of a day. `need` is an amount of money, for the task `bet` a number of bets.',
    request: empty,
  },
  calendarMonth: {
    reads: true,
    about:
      'Days of a month (UTC+8) on which the member checked in, the streak that today belongs to or would continue, and the missed days of this month that can be made up. 10003 with data.field for a month after this one.',
    request: z.object({ month: z.optional(monthText) }),
  },
  checkIn: {
    about:
      'Checks in today, or makes up a missed day of this month; its coins are credited at once. A day counts once, under any key. 10001 when it cannot be made up or is checked already.',
    request: z.object({ day: dayText }),
  },
  taskList: {
    reads: true,
    about: 'Tasks of today (UTC+8) with the member’s progress. `need` and `done` are amounts of money, for the task `bet` numbers of bets.',
    request: empty,
  },
  taskClaim: {
    about: 'Credits the reward of a task of today, once a day. 10001 when the task is not done, was claimed, or its day is over.',
    request: z.object({ task: z.enum(TASKS), day: dayText }),
  },
} satisfies Requests;
