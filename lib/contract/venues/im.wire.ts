import * as z from '../schema';

/**
 * IM's wire in its long names (venues: IM). The envelope is flat: what a call answers stands beside its code. Ids are JSON
 * numbers or texts; prices and amounts are numbers; times are ISO with their zone.
 */
const text = z._default(z.nullable(z.string()), '');
/** A count that may be sent as text, or not at all. */

export const imEnvelopeSchema = z.object({ StatusCode: z.number(z.int()), StatusDesc: text });

/** Codes of IM that the site acts on. venues §3.5 */
export const IM_CODE = {
  ok: 100,
  timeStamp: 101,
  token: 102,
  user: 103,
  badUser: 202,
  illegal: 349,
  score: 347,
  awayScore: 348,
  /** The answer stands, each selection has its own state. */
  selections: 350,
  /** Cannot be bought back, and not at this moment. */
  buyBack: 365,
  buyBackSuspended: 366,
  buyBackPrice: 367,
  wagerMissing: 370,
  marketMissing: 380,
  changed: 381,
  system: 400,
  tooFrequent: 431,
  noParlay: 439,
  deltaExpired: 600,
  maintenance: 700,
  notPlaced: 1000,
  updating: 1001,
  inactive: 1102,
  balance: 1103,
  aboveMax: 1105,
  belowMin: 1106,
  oddsChanged: 1107,
  matchLimit: 1108,
  noParlayEvent: 1126,
  rejected: 1200,
} as const;

/** Market of an event, and the odds types. venues §3.3 */
export const IM_MARKET = { early: 1, today: 2, live: 3 } as const;
export const IM_ODDS_TYPE = { malay: 1, hongKong: 2, europe: 3, indonesia: 4 } as const;

export const imBalanceSchema = z.object({ AvailableBalance: z.number() });

export const imMemberSchema = z.object({ SpreadGroup: z._default(z.nullable(z.string()), null) });
