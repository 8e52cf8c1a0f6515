import * as z from '../schema';

/**
 * IM's wire in its long names (venues: IM). The envelope is flat: the content of a response is beside its code. Ids are JSON
 * numbers or strings; prices and amounts are numbers; times are ISO with their zone.
 */
const text = z.soft(z.nullable(z.textual()), '');

export const imEnvelopeSchema = z.object({ StatusCode: z.numeric(z.int()), StatusDesc: text });

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
  /** The response is valid; each selection has its own state. */
  selections: 350,
  /** The wager cannot be bought back at all, or not at this moment. */
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

/** Markets of an event, and odds types. venues §3.3 */
export const IM_MARKET = { early: 1, today: 2, live: 3 } as const;
export const IM_ODDS_TYPE = { malay: 1, hongKong: 2, europe: 3, indonesia: 4 } as const;

export const imBalanceSchema = z.object({ AvailableBalance: z.numeric() });

export const imMemberSchema = z.object({ SpreadGroup: z._default(z.nullable(z.textual()), null) });
