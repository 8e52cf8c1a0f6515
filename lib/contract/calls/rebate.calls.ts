import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyMoney, anyText, anyTime, moneyText } from '../wire';
import { level, anyPercent } from './vip.calls';

/** Rebate kinds of bets: the sport, or `combo` with several legs; a round of a game is `game`. */
export const REBATE_KINDS = ['football', 'basketball', 'tennis', 'combo', 'game'] as const;

/**
 * State of a day's rebate. `counting`: the day is not closed; `claimable`; `claimed`; `expired`: not claimed in time; `none`:
 * closed without a rebate.
 */
export const REBATE_STATES = ['counting', 'claimable', 'claimed', 'expired', 'none'] as const;

/**
 * Reasons why a settled bet's stake counts. `full`; `half`: half of it won or lost, so half counts; `partCashed`: without the
 * part that was cashed out; `net`: the amount won or lost in a round; and not at all: `cashedOut`, `void`, `push` (the stake was
 * returned), `lowOdds`. `opposed`: the part that met opposite bets of the member does not count, or nothing does.
 */
export const REBATE_REASONS = ['full', 'half', 'partCashed', 'net', 'cashedOut', 'void', 'push', 'lowOdds', 'opposed'] as const;

/** A day of the site's time (UTC+8). */
const dayText = z.string(z.regex(/^\d{4}-\d\d-\d\d$/));

/** Exact: six places. */
const exactText = z.string(z.regex(/^\d{1,12}\.\d{6}$/));

const knownCount = z._default(z.nullable(z.number(z.int(), z.gte(0))), null);

const rebateDaySchema = z.object({
  day: dayText,
  /** Level at the end of the day: its rates count for the whole day. */
  level: z._default(z.nullable(level), null),
  state: z.enum(REBATE_STATES),
  /** Bets and rounds settled on the day, and the number of them that count. Null while unknown. */
  bets: knownCount,
  counted: knownCount,
  validStake: anyMoney,
  /** Cut to two places once, over the whole day. Null while unknown: the day cannot be claimed then. */
  amount: anyMoney,
  claimFrom: anyTime,
  claimUntil: anyTime,
  claimTime: anyTime,
});

/** Rebate by day. */
export const rebateListCall = defineCall({
  name: 'rebateList',
  method: 'POST',
  path: '/site/api/v1/rebate/list',
  area: 'site',
  session: 'member',
  response: z.object({ list: z.array(rebateDaySchema), claimable: anyMoney, oddsFloor: anyPercent }),
});

/** Bets and rounds of one day, and the stake of each that counts. */
export const rebateDayCall = defineCall({
  name: 'rebateDay',
  method: 'POST',
  path: '/site/api/v1/rebate/day',
  area: 'site',
  session: 'member',
  response: z.object({
    /** Absent while unknown. */
    day: z.optional(rebateDaySchema),
    /** Sum of all bets of the day, not cut; null while unknown. */
    exact: z._default(z.nullable(exactText), null),
    list: z.array(
      z.object({
        id: z.string(),
        venue: anyText,
        kind: z._default(z.nullable(z.enum(REBATE_KINDS)), null),
        /** Teams of the first leg or the game, and the selection; empty for a game without a choice. */
        title: anyText,
        selection: anyText,
        legs: z._default(z.number(z.int(), z.gte(1)), 1),
        /** Empty for a round. */
        odds: anyText,
        stake: anyMoney,
        validStake: anyMoney,
        rate: anyPercent,
        rebate: z._default(z.nullable(exactText), null),
        reasons: z._default(z.array(z.enum(REBATE_REASONS)), []),
        settleTime: anyTime,
      }),
    ),
    hasMore: anyFlag,
  }),
});

/** 领取: pays the rebate of some days into the central wallet. */
export const rebateClaimCall = defineCall({
  name: 'rebateClaim',
  method: 'POST',
  path: '/site/api/v1/rebate/claim',
  area: 'site',
  session: 'member',
  money: true,
  response: z.object({ days: z.array(z.object({ day: dayText, amount: moneyText })), total: moneyText, claimTime: anyTime }),
});
