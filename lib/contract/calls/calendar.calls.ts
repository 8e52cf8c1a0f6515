import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyMoney, anyTime, moneyText } from '../wire';

/** Conditions of a day's tasks: a credited deposit, a settled bet that counts, valid stake. */
export const TASKS = ['deposit', 'bet', 'stake'] as const;
/** `open`: not done yet; `claimable`: done, its reward waits until 24:00 UTC+8; `claimed`. */
export const TASK_STATES = ['open', 'claimable', 'claimed'] as const;

const day = z.string(z.regex(/^\d{4}-\d\d-\d\d$/));
export const monthText = z.string(z.regex(/^\d{4}-\d\d$/));
const count = z.number(z.int(), z.gte(0));
const task = z.enum(TASKS);
/** Coins or play money; the other one is zero. */
const reward = { coins: count, amount: moneyText };
/** Null while unknown. */
const knownCount = z._default(z.nullable(count), null);
const knownReward = { coins: knownCount, amount: anyMoney };

/** Rewards of check-ins and tasks, for everybody. */
export const calendarRulesCall = defineCall({
  name: 'calendarRules',
  method: 'POST',
  path: '/act/api/v1/calendar/rules',
  area: 'activity',
  session: 'none',
  response: z.object({
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
  response: z.object({
    today: day,
    /** Null while unknown. */
    month: z._default(z.nullable(monthText), null),
    /** First month that has data of this member; '' while unknown. */
    firstMonth: z._default(monthText, ''),
    /** Null while unknown, like the fields below. */
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
  response: z.object({ day, madeUp: anyFlag, coins: count, checkTime: anyTime }),
});

/** Today's tasks. */
export const taskListCall = defineCall({
  name: 'taskList',
  method: 'POST',
  path: '/act/api/v1/task/list',
  area: 'activity',
  session: 'member',
  response: z.object({
    /** Null while unknown: a claim contains it. */
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
  response: z.object({ task, day, ...reward, claimTime: anyTime }),
});
