import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyMoney, anyTime, timeText } from '../wire';

/**
 * Figures that a limit counts. `deposit`: gross; `stake`: of placed bets; `loss`: net loss, and possible losses of open bets;
 * `time`: minutes.
 */
export const LIMIT_KINDS = ['deposit', 'stake', 'loss', 'time'] as const;
/** Periods in the site's time (UTC+8); a week begins on Monday. `time` has days only. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
/** 24 hours, 7 days, 30 days. */
export const COOLING_TERMS = ['day', 'week', 'month'] as const;
/** 6 months, 1 year, 5 years. */
export const EXCLUSION_TERMS = ['half-year', 'year', 'five-years'] as const;
/** Minutes between two reality checks; 0 means off. */
export const REALITY_MINUTES = [0, 15, 30, 60] as const;
/** Settings that the history contains. */
export const LIMIT_CHANGE_KINDS = [...LIMIT_KINDS, 'cooling', 'exclusion', 'reality'] as const;
/** `waiting`: an increase that is not confirmed; `withdrawn`: it never came into force. */
export const LIMIT_CHANGE_STATES = ['in-force', 'waiting', 'withdrawn'] as const;

/** Money with two places; whole minutes for `time`. */
const limitText = z.string(z.regex(/^\d{1,12}(\.\d{2})?$/));
export const nullableLimit = z.nullable(limitText);
export const limitKey = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) } as const;

const limitsSchema = z.object({
  /** Every kind and period, also those without a limit. */
  list: z.array(
    z.object({
      ...limitKey,
      /** In force; null for none. */
      limit: nullableLimit,
      used: limitText,
      /** Null without a limit; never below zero. */
      left: nullableLimit,
      /** Start of the next counting period. */
      resetTime: timeText,
      /** An increase, or a removal (null), that waits for `readyTime` and then for the member's confirmation. */
      pending: z._default(z.nullable(z.object({ limit: nullableLimit, askedTime: timeText, readyTime: timeText })), null),
    }),
  ),
  /** Deposits and bets are rejected. An exclusion stays after its end until the member ends it. */
  pause: z._default(
    z.nullable(
      z.object({
        /** The stricter kind while unknown: a pause with invalid data is still one. */
        kind: z._default(z.enum(['cooling', 'exclusion']), 'exclusion'),
        beginTime: anyTime,
        endTime: anyTime,
        /** Time from which the end of an exclusion can be confirmed; null until it is requested. */
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
  response: limitsSchema,
});

/** Sets, lowers, raises or removes one limit. */
export const limitSetCall = defineCall({
  name: 'limitSet',
  method: 'POST',
  path: '/site/api/v1/user/limit/set',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: limitsSchema,
});

/** Confirms an increase. */
export const limitConfirmCall = defineCall({
  name: 'limitConfirm',
  method: 'POST',
  path: '/site/api/v1/user/limit/confirm',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: limitsSchema,
});

/** Withdraws a waiting increase. */
export const limitCancelCall = defineCall({
  name: 'limitCancel',
  method: 'POST',
  path: '/site/api/v1/user/limit/cancel',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: limitsSchema,
});

/** 冷静期: no deposits and no bets for a time. */
export const coolingStartCall = defineCall({
  name: 'coolingStart',
  method: 'POST',
  path: '/site/api/v1/user/limit/cooling',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: limitsSchema,
});

/** 自我排除: no deposits, bets and bonuses for a long time. */
export const exclusionStartCall = defineCall({
  name: 'exclusionStart',
  method: 'POST',
  path: '/site/api/v1/user/limit/exclusion',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: limitsSchema,
});

/** Ends a self-exclusion that has run out, in two steps. */
export const exclusionEndCall = defineCall({
  name: 'exclusionEnd',
  method: 'POST',
  path: '/site/api/v1/user/limit/exclusion/end',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: limitsSchema,
});

/** Sets the interval of reality checks. */
export const realitySetCall = defineCall({
  name: 'realitySet',
  method: 'POST',
  path: '/site/api/v1/user/limit/reality',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: limitsSchema,
});

/** Data that a reality check shows. */
export const realityReportCall = defineCall({
  name: 'realityReport',
  method: 'POST',
  path: '/site/api/v1/user/limit/report',
  area: 'site',
  session: 'member',
  response: z.object({
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
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        time: timeText,
        kind: z.enum(LIMIT_CHANGE_KINDS),
        period: z._default(z.nullable(z.enum(LIMIT_PERIODS)), null),
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
        state: z.enum(LIMIT_CHANGE_STATES),
        /** Start of its validity; null while it is not in force. */
        sinceTime: anyTime,
      }),
    ),
    hasMore: anyFlag,
  }),
});
