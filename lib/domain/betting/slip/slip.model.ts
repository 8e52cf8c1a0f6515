import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import { oddsTypeSchema } from '@/lib/domain/site/preference/preference.model';
import type { Odds } from '@pavilion/number/odds';
import { MARKET_KINDS, PERIODS, ROLES, SPORTS } from '@/lib/domain/betting/match/sport.model';
import type { Market, MarketKind, OtherSport, Pair, Period, Role, SportId } from '@/lib/domain/betting/match/sport.model';

/** A chosen selection as the member saw it when tapping. Its current price is in the query cache and in quotes. */
export interface SlipLeg {
  venue: VenueCode;
  sport: SportId;
  matchId: string;
  marketId: string;
  selectionId: string;
  marketKind: MarketKind;
  period: Period;
  marketName: string;
  role: Role;
  /** `利物浦`, `大 2.5` */
  selection: string;
  line: string | null;
  oddsTypes?: Market['oddsTypes'];
  /** The price on the button that was tapped. */
  seenPrice: Odds;
  home: string;
  away: string;
  league: string;
  startTime: number;
  live: boolean;
  score: Pair | null;
}

/** 不接受 · 接受更好 · 下降不超过 x % · 接受任何 */
export type OddsPolicy = { kind: 'none' } | { kind: 'better' } | { kind: 'drop'; percent: number } | { kind: 'any' };

/** 单关 · 串关 · 复式 */
export const SLIP_MODES = ['single', 'parlay', 'system'] as const;
export type SlipMode = (typeof SLIP_MODES)[number];

/** Most legs of a slip. FB accepts 30 singles per call; a slip on a phone needs fewer. */
export const MAX_LEGS = 20;

/** localStorage key of the slip. */
export const SLIP_KEY = 'slip';
/** localStorage key of bets under way and of their receipts. */
export const PLACEMENT_KEY = 'placements';
const VERSION = 1;

/** The part of the slip that survives a reload, a login and a restart of the app. */
export interface StoredSlip {
  /** The member's choice for this slip; null while the mode follows the legs. */
  mode: SlipMode | null;
  legs: readonly SlipLeg[];
  /** Sanitised amount text per selection id, and per combination (`comboStake`). */
  stakes: Readonly<Record<string, string>>;
  policy: OddsPolicy;
  /** Quick stakes in whole coins, always four. */
  chips: readonly number[];
}

const text = z.string(z.maxLength(200));
const odds = z.string(z.regex(/^\d{1,6}(\.\d{1,6})?$/));
const pair = z.pair(z.number());

export const legSchema = z.object({
  venue: z.enum(VENUE_CODES),
  // The pattern is that of `isOther`; a pattern alone does not narrow the type.
  sport: z.union([z.enum(SPORTS), z.string(z.regex(/^x[a-z]\d{1,7}$/)) as unknown as z.Schema<OtherSport>]),
  matchId: text,
  marketId: text,
  selectionId: text,
  marketKind: z.enum(MARKET_KINDS),
  period: z.enum(PERIODS),
  marketName: text,
  role: z.enum(ROLES),
  selection: text,
  line: z.nullable(text),
  oddsTypes: z.optional(z.array(oddsTypeSchema)),
  seenPrice: odds,
  home: text,
  away: text,
  league: text,
  startTime: z.number(),
  live: z.boolean(),
  score: z.nullable(pair),
});

const policySchema = z.union([
  z.object({ kind: z.enum(['none', 'better', 'any']) }),
  z.object({ kind: z.literal('drop'), percent: z.number(z.gt(0), z.lte(50)) }),
]);

const storedSchema = z.object({
  version: z.literal(VERSION),
  mode: z._default(z.nullable(z.enum(SLIP_MODES)), 'single'),
  legs: z.array(legSchema, z.maxLength(30)),
  stakes: z.record(z.string(z.regex(/^\d{0,12}(\.\d{0,2})?$/))),
  policy: policySchema,
  chips: z.array(z.number(z.int(), z.gt(0), z.lte(1_000_000)), z.length(4)),
});

/** Stored JSON with legs; null when invalid. Before 2026-11-25 a leg was stored with `competition`: it is read as `league`. */
export function readLegs(stored: string | null): unknown {
  try {
    return JSON.parse((stored ?? 'null').replaceAll('"competition":', '"league":'));
  } catch {
    return null;
  }
}

/** Reads a stored slip; null for none, another version or an invalid one. */
export function parseStoredSlip(stored: string | null): StoredSlip | null {
  const slip = z.safeParse(storedSchema, readLegs(stored));
  return slip.success ? slip.data : null;
}

/** The text that `parseStoredSlip` reads back. */
export function formatStoredSlip({ mode, legs, stakes, policy, chips }: StoredSlip): string {
  return JSON.stringify({ version: VERSION, mode, legs, stakes, policy, chips });
}
