import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyMoney, anyText, anyTime, moneyText } from '../wire';

/** This week and the one before, Monday to Sunday in UTC+8. */
export const PEAK_PERIODS = ['this', 'last'] as const;
/** `none`: no reward at this rank; `waiting`: the week is not closed; then it can be claimed until the end of the next week. */
export const PEAK_REWARD_STATES = ['none', 'waiting', 'claimable', 'claimed', 'expired'] as const;

const week = z.string(z.regex(/^\d{4}-\d\d-\d\d$/));
const rank = z.number(z.int(), z.gte(1));
/** Payout over stake, two decimals, rounded down. */
const multiple = z.string(z.regex(/^\d{1,9}\.\d{2}$/));
const level = z.number(z.int(), z.gte(0));
/** Null while unknown. */
const knownLevel = z._default(z.nullable(level), null);
/** A week's Monday, its end, and whether its ranks are final. Null while unknown. */
const weekShape = { week: z._default(z.nullable(week), null), endTime: anyTime, closed: z._default(z.nullable(z.boolean()), null) };
const row = { rank, name: anyText, level: knownLevel, multiple, settleTime: anyTime };

/** Rules and rewards of the leaderboard, for everybody. */
export const peakRulesCall = defineCall({
  name: 'peakRules',
  method: 'POST',
  path: '/act/api/v1/peak/rules',
  area: 'activity',
  session: 'none',
  response: z.object({
    minStake: moneyText,
    turnover: level,
    rewards: z.array(z.object({ from: rank, to: rank, amount: moneyText })),
  }),
});

/** The leaderboard of a week. `reward`: that of the row's rank among members, ‘0.00’ without one, null while unknown. */
export const peakBoardCall = defineCall({
  name: 'peakBoard',
  method: 'POST',
  path: '/act/api/v1/peak/board',
  area: 'activity',
  session: 'none',
  response: z.object({ ...weekShape, players: knownLevel, list: z.array(z.object({ ...row, madeUp: anyFlag, reward: anyMoney })) }),
});

/** The member's own rank. */
export const peakMineCall = defineCall({
  name: 'peakMine',
  method: 'POST',
  path: '/act/api/v1/peak/mine',
  area: 'activity',
  session: 'member',
  response: z.object({
    ...weekShape,
    /** Null without one, absent while unknown. */
    rank: z.optional(z.nullable(rank)),
    multiple: z._default(z.nullable(multiple), null),
    nextRank: z._default(z.nullable(rank), null),
    nextMultiple: z._default(z.nullable(multiple), null),
    reason: anyText,
    amount: anyMoney,
    /** Null while unknown. */
    reward: z._default(z.nullable(z.enum(PEAK_REWARD_STATES)), null),
    claimUntil: anyTime,
  }),
});

/** The member among the friends that the member invited. */
export const peakFriendsCall = defineCall({
  name: 'peakFriends',
  method: 'POST',
  path: '/act/api/v1/peak/friends',
  area: 'activity',
  session: 'member',
  response: z.object({ ...weekShape, friends: knownLevel, list: z.array(z.object({ ...row, mine: anyFlag })) }),
});

/** Claims the reward of a rank. */
export const peakClaimCall = defineCall({
  name: 'peakClaim',
  method: 'POST',
  path: '/act/api/v1/peak/claim',
  area: 'activity',
  session: 'member',
  money: true,
  response: z.object({ week, rank, amount: moneyText, claimTime: anyTime }),
});
