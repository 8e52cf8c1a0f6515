import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyMoney, anyTime, empty, timeText } from '../wire';
import { pinText } from '../payee';

/** What a limit counts. `deposit`: gross; `stake`: of bets placed; `loss`: net lost, and what open bets may lose; `time`: minutes. */
export const LIMIT_KINDS = ['deposit', 'stake', 'loss', 'time'] as const;
/** Of the site's time (UTC+8); a week begins on Monday. `time` knows days alone. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
/** 24 hours, 7 days, 30 days. */
export const COOLING_TERMS = ['day', 'week', 'month'] as const;
/** 6 months, 1 year, 5 years. */
export const EXCLUSION_TERMS = ['half-year', 'year', 'five-years'] as const;
/** Minutes between two reality checks; 0 = off. */
export const REALITY_MINUTES = [0, 15, 30, 60] as const;
/** What the history names. */
export const LIMIT_CHANGE_KINDS = [...LIMIT_KINDS, 'cooling', 'exclusion', 'reality'] as const;
/** `waiting`: a rise that is not confirmed; `withdrawn`: it never came into force. */
export const LIMIT_CHANGE_STATES = ['in-force', 'waiting', 'withdrawn'] as const;

/** Money with two places; of `time` whole minutes. */
const limitText = z.string(z.regex(/^\d{1,12}(\.\d{2})?$/));
const nullableLimit = z.nullable(limitText);
const limitKey = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) } as const;

const limitsSchema = z.object({
  /** Every kind and period, also those without a limit. */
  list: z.array(
    z.object({
      ...limitKey,
      /** In force; null = none. */
      limit: nullableLimit,
      used: limitText,
      /** null without a limit; never below zero. */
      left: nullableLimit,
      /** When counting begins anew. */
      resetTime: timeText,
      /** A rise, or a removal (null), that waits for `readyTime` and then for the member's second yes. */
      pending: z._default(z.nullable(z.object({ limit: nullableLimit, askedTime: timeText, readyTime: timeText })), null),
    }),
  ),
  /** Deposits and bets are refused. An exclusion stays after its end until the member ends it. */
  pause: z._default(
    z.nullable(
      z.object({
        /** The stricter kind while unknown: a pause whose facts do not fit is still one. */
        kind: z._default(z.enum(['cooling', 'exclusion']), 'exclusion'),
        beginTime: anyTime,
        endTime: anyTime,
        /** From when the end of an exclusion can be confirmed; null while it is not asked for. */
        readyTime: anyTime,
      }),
    ),
    null,
  ),
  realityMinutes: z._default(z.number(z.int(), z.gte(0), z.lte(60)), 0),
});

/** The member's own limits. */
export const limitsCall = defineCall({
  name: 'limits',
  method: 'POST',
  path: '/site/api/v1/user/limit/list',
  area: 'site',
  session: 'member',
  reads: true,
  about: 'Limits that the member has set, with what is used and left, the pause in force, and the interval of reality checks.',
  request: empty,
  answer: limitsSchema,
});

/** Sets, lowers, raises or removes one limit. */
export const limitSetCall = defineCall({
  name: 'limitSet',
  method: 'POST',
  path: '/site/api/v1/user/limit/set',
  area: 'site',
  session: 'member',
  inPlace: true,
  about:
    'A first or lower limit is in force at once; a higher one, and null (none), waits 24 hours and for limitConfirm. 10003 with data.field limit for a bad value.',
  request: z.object({ ...limitKey, limit: nullableLimit }),
  answer: limitsSchema,
});

/** The second yes to a rise. */
export const limitConfirmCall = defineCall({
  name: 'limitConfirm',
  method: 'POST',
  path: '/site/api/v1/user/limit/confirm',
  area: 'site',
  session: 'member',
  inPlace: true,
  about:
    'Brings a waiting rise to this limit into force. 10001 when none waits or another one does, with data.readyTime while it is too early.',
  request: z.object({ ...limitKey, limit: nullableLimit }),
  answer: limitsSchema,
});

/** Withdraws a rise that waits. */
export const limitCancelCall = defineCall({
  name: 'limitCancel',
  method: 'POST',
  path: '/site/api/v1/user/limit/cancel',
  area: 'site',
  session: 'member',
  inPlace: true,
  about: 'Withdraws a waiting rise; the limit in force stays. Without one it answers where the limits stand.',
  request: z.object(limitKey),
  answer: limitsSchema,
});

/** 冷静期: no deposits and no bets for a time. */
export const coolingStartCall = defineCall({
  name: 'coolingStart',
  method: 'POST',
  path: '/site/api/v1/user/limit/cooling',
  area: 'site',
  session: 'member',
  inPlace: true,
  about: 'Begins a cooling-off, which can be made longer but not shorter. 10001 while a longer pause is in force.',
  request: z.object({ term: z.enum(COOLING_TERMS) }),
  answer: limitsSchema,
});

/** 自我排除: no deposits, bets and bonuses for a long time. */
export const exclusionStartCall = defineCall({
  name: 'exclusionStart',
  method: 'POST',
  path: '/site/api/v1/user/limit/exclusion',
  area: 'site',
  session: 'member',
  stepUp: { password: 'either', pin: 'either' },
  inPlace: true,
  about:
    'Begins a self-exclusion with the login password or the PIN. 10003 with data.field (password, pin; with data.left for a wrong one), 6501 with data.retryAfter while locked, 10001 while a longer one is in force.',
  request: z.object({
    term: z.enum(EXCLUSION_TERMS),
    password: z.optional(z.string(z.minLength(1), z.maxLength(64))),
    pin: z.optional(pinText),
  }),
  answer: limitsSchema,
});

/** Ends a self-exclusion whose time is over, in two steps. */
export const exclusionEndCall = defineCall({
  name: 'exclusionEnd',
  method: 'POST',
  path: '/site/api/v1/user/limit/exclusion/end',
  area: 'site',
  session: 'member',
  inPlace: true,
  about:
    'After its end: `ask` begins 24 hours, then `confirm` ends the self-exclusion and `keep` leaves it in force. 10001 before its end, and with data.readyTime within the 24 hours.',
  request: z.object({ step: z.enum(['ask', 'confirm', 'keep']) }),
  answer: limitsSchema,
});

/** Interval of reality checks. */
export const realitySetCall = defineCall({
  name: 'realitySet',
  method: 'POST',
  path: '/site/api/v1/user/limit/reality',
  area: 'site',
  session: 'member',
  inPlace: true,
  about: 'Minutes between two reality checks: 0 (off), 15, 30 or 60. 10003 with data.field minutes for another number.',
  request: z.object({ minutes: z.number(z.int(), z.gte(0), z.lte(60)) }),
  answer: limitsSchema,
});

/** What a reality check shows. */
export const realityReportCall = defineCall({
  name: 'realityReport',
  method: 'POST',
  path: '/site/api/v1/user/limit/report',
  area: 'site',
  session: 'member',
  reads: true,
  about: 'First activity of the site’s day, minutes counted since, and stake, return and result of the bets that were settled today.',
  request: empty,
  answer: z.object({
    sinceTime: anyTime,
    minutes: z._default(z.nullable(z.number(z.int(), z.gte(0))), null),
    stake: anyMoney,
    payout: anyMoney,
    result: anyMoney,
    count: z._default(z.nullable(z.number(z.int(), z.gte(0))), null),
  }),
});

/** The member's own changes. */
export const limitHistoryCall = defineCall({
  name: 'limitHistory',
  method: 'POST',
  path: '/site/api/v1/user/limit/history',
  area: 'site',
  session: 'member',
  reads: true,
  about:
    'Changes of the member’s own limits, pauses and reality checks, newest first. `from` and `to`: limits, terms or minutes; null = none.',
  request: z.object({ page: z.number(z.int(), z.gte(1), z.lte(100)), size: z.number(z.int(), z.gte(1), z.lte(50)) }),
  answer: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        time: timeText,
        kind: z.enum(LIMIT_CHANGE_KINDS),
        period: z._default(z.nullable(z.enum(LIMIT_PERIODS)), null),
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
        state: z.enum(LIMIT_CHANGE_STATES),
        /** In force since; null while it is not. */
        sinceTime: anyTime,
      }),
    ),
    hasMore: anyFlag,
  }),
});
