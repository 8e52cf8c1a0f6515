import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyMoney, anyTime, empty, moneyText } from '../wire';

/** What a day's tasks ask for: a deposit that was credited, a settled bet that counts, valid stake. */
export const TASKS = ['deposit', 'bet', 'stake'] as const;
/** `open`: not done yet; `claimable`: done, its reward waits until 24:00 UTC+8; `claimed`. */
export const TASK_STATES = ['open', 'claimable', 'claimed'] as const;

const day = z.string(z.regex(/^\d{4}-\d\d-\d\d$/));
const month = z.string(z.regex(/^\d{4}-\d\d$/));
const count = z.number(z.int(), z.gte(0));
const task = z.enum(TASKS);
/** Coins or play money, the other one is zero. */
const reward = { coins: count, amount: moneyText };
/** Null while unknown. */
const knownCount = z._default(z.nullable(count), null);
const knownReward = { coins: knownCount, amount: anyMoney };

/** What check-ins and tasks bring, for everybody. */
export const calendarRulesCall = defineCall({
  name: 'calendarRules',
  method: 'POST',
  path: '/act/api/v1/calendar/rules',
  area: 'activity',
  session: 'none',
  about:
    'Coins of a check-in: `coins` each day, `seventhCoins` on every seventh day of a streak; missed days that can be made up in a month; the tasks of a day. `need` is money, of the task bet a number of bets.',
  request: empty,
  answer: z.object({
    coins: knownCount,
    seventhCoins: knownCount,
    makeUps: knownCount,
    /** Null while unknown. */
    tasks: z._default(z.nullable(z.array(z.object({ task, need: anyMoney, ...knownReward }))), null),
  }),
});

/** A month of check-ins. */
export const calendarMonthCall = defineCall({
  name: 'calendarMonth',
  method: 'POST',
  path: '/act/api/v1/calendar/month',
  area: 'activity',
  session: 'member',
  reads: true,
  about:
    'Days of a month (UTC+8) on which the member checked in, the streak that today belongs to or would continue, and which missed days of this month can be made up. 10003 with data.field for a month after this one.',
  request: z.object({ month: z.optional(month) }),
  answer: z.object({
    today: day,
    /** Null while unknown. */
    month: z._default(z.nullable(month), null),
    /** First month that has days of this member; '' while unknown. */
    firstMonth: z._default(month, ''),
    /** Null while unknown, like what follows. */
    checked: z._default(z.nullable(z.array(z.object({ day, madeUp: anyFlag }))), null),
    checkedToday: z._default(z.nullable(z.boolean()), null),
    streak: knownCount,
    /** Coins of the next check-in. */
    nextCoins: knownCount,
    makeUpsLeft: knownCount,
    missed: z._default(z.array(day), []),
  }),
});

/** Checks in. */
export const checkInCall = defineCall({
  name: 'checkIn',
  method: 'POST',
  path: '/act/api/v1/calendar/checkIn',
  area: 'activity',
  session: 'member',
  money: true,
  about:
    'Checks in today, or makes up a missed day of this month; its coins are credited at once. A day counts once, whatever the key. 10001 when it cannot be made up or is checked already.',
  request: z.object({ day }),
  answer: z.object({ day, madeUp: anyFlag, coins: count, checkTime: anyTime }),
});

/** Today's tasks. */
export const taskListCall = defineCall({
  name: 'taskList',
  method: 'POST',
  path: '/act/api/v1/task/list',
  area: 'activity',
  session: 'member',
  reads: true,
  about: 'Tasks of today (UTC+8), with how far they are. `need` and `done` are money, of the task bet a number of bets.',
  request: empty,
  answer: z.object({
    /** Null while unknown: a claim names it. */
    day: z._default(z.nullable(day), null),
    endTime: anyTime,
    list: z.array(z.object({ task, need: anyMoney, done: anyMoney, ...knownReward, state: z.enum(TASK_STATES) })),
  }),
});

/** Claims the reward of a task. */
export const taskClaimCall = defineCall({
  name: 'taskClaim',
  method: 'POST',
  path: '/act/api/v1/task/claim',
  area: 'activity',
  session: 'member',
  money: true,
  about: 'Credits the reward of a task of today, once a day. 10001 when the task is not done, was claimed, or its day is over.',
  request: z.object({ task, day }),
  answer: z.object({ task, day, ...reward, claimTime: anyTime }),
});
