import { noteUnknown } from '@/lib/kit/http/row';
import type { MarketKind, MatchStatus, Period, Phase, Role, SportId } from '@/lib/domain/betting/match/sport.model';
import { generalSport } from '@/lib/venues/shared/general-sport.adapter';

/** Maps FB's numbers to the product's words. FB numbers periods, clock phases and market types from sport id × 1000. */

const SPORT: Readonly<Record<number, SportId>> = { 1: 'football', 3: 'basketball', 5: 'tennis' };

/** The product's sport, else the general form of FB's own. */
export function toSport(sid: number): SportId | null {
  return SPORT[sid] ?? generalSport('f', sid);
}

const SPORT_NUMBER: Readonly<Record<string, number>> = { football: 1, basketball: 3, tennis: 5 };

export function sportNumber(sport: SportId): number {
  return SPORT_NUMBER[sport] ?? Number(sport.slice(2));
}

/** Basketball's 3001 sells a draw, unlike 3004: it is another bet and stays `other`. venues §1.3 */
const MARKET_KIND: Readonly<Record<number, MarketKind>> = {
  1000: 'handicap',
  1005: 'winner',
  1006: 'draw-no-bet',
  1007: 'total',
  1008: 'odd-even',
  1010: 'corner-total',
  1012: 'double-chance',
  1021: 'home-total',
  1022: 'away-total',
  1027: 'both-score',
  1099: 'correct-score',
  1100: 'correct-score',
  1111: 'correct-score',
  1188: 'correct-score',
  1193: 'correct-score',
  3002: 'handicap',
  3003: 'total',
  3004: 'winner',
  3005: 'odd-even',
  3012: 'home-total',
  3013: 'away-total',
  5001: 'winner',
  5002: 'handicap',
  5003: 'total',
  5004: 'set-handicap',
  5005: 'set-total',
  3020: 'winner',
};

/** FB numbers bets on a league's table, and their period, from 998 in a sport's thousand; older records of the sandbox have 1. */
const OUTRIGHTS = 998;
const isOutright = (number: number) => number === 1 || number % 1000 >= OUTRIGHTS;

export function toMarketKind(mty: number): MarketKind {
  const kind = isOutright(mty) ? 'outright' : MARKET_KIND[mty];
  if (!kind) noteUnknown('FBTY market kind');
  return kind ?? 'other';
}

/**
 * FB's first three market types of a sport are the winner, a handicap and a total; their selections show which is which. venues
 * §1.3
 */
const MAIN_TYPES = 3;

/** The kind of a market in a sport of the general form. */
export function toGeneralKind(mty: number, roles: readonly Role[], line: string | null): MarketKind {
  if (isOutright(mty)) return 'outright';
  if (mty % 1000 > MAIN_TYPES) return 'other';
  const sides = roles.join();
  if (sides === 'home,away') return line === null ? 'winner' : 'handicap';
  return sides === 'over,under' && line !== null ? 'total' : 'other';
}

/** True for numbers of periods and market types that belong to a known sport. */
export function isKnown(number: number): boolean {
  return SPORT[Math.floor(number / 1000)] !== undefined;
}

/** Markets on regular time alone, overtime or parts of a half are different bets: they stay `other`. venues §1.3 */
const PERIOD: Readonly<Record<number, Period>> = {
  1001: 'full',
  1002: 'first-half',
  1003: 'second-half',
  3001: 'full',
  3003: 'first-half',
  3004: 'second-half',
  3005: 'q1',
  3006: 'q2',
  3007: 'q3',
  3008: 'q4',
  5001: 'full',
  5002: 'set-1',
  5003: 'set-2',
  5004: 'set-3',
  5005: 'set-4',
  5006: 'set-5',
};

/** Periods whose scores a match shows separately: quarters and overtime, sets. */
export const PARTS: Readonly<Partial<Record<SportId, readonly number[]>>> = {
  football: [],
  basketball: [3005, 3006, 3007, 3008, 3009],
  tennis: [5002, 5003, 5004, 5005, 5006],
};

export function toPeriod(pe: number): Period {
  return PERIOD[pe] ?? ((pe % 1000 === 1 && !isKnown(pe)) || isOutright(pe) ? 'full' : 'other');
}

const STATUS: Readonly<Record<number, MatchStatus>> = {
  0: 'ended',
  1: 'postponed',
  2: 'interrupted',
  3: 'cancelled',
  4: 'upcoming',
  5: 'live',
  6: 'postponed',
  7: 'cancelled',
  8: 'interrupted',
};

export function toStatus(ms: number): MatchStatus | null {
  return STATUS[ms] ?? null;
}

/** The clock's phases: a separate list from the markets' periods, with the same numbers. */
const PHASE: Readonly<Record<number, Phase>> = {
  1001: 'not-started',
  1002: 'first-half',
  1003: 'half-time',
  1004: 'second-half',
  1005: 'ended',
  1006: 'extra-time',
  1007: 'extra-time',
  1008: 'extra-time',
  1009: 'extra-time',
  1010: 'penalties',
  1013: 'penalties',
  1014: 'penalties',
  1015: 'interrupted',
  1016: 'interrupted',
  3005: 'q1',
  3006: 'break',
  3007: 'q2',
  3008: 'half-time',
  3009: 'q3',
  3010: 'break',
  3011: 'q4',
  3012: 'overtime',
  3013: 'ended',
  3014: 'ended',
  5002: 'set-1',
  5003: 'break',
  5004: 'set-2',
  5005: 'break',
  5006: 'set-3',
  5007: 'break',
  5008: 'set-4',
  5009: 'break',
  5010: 'set-5',
  5011: 'ended',
};

/** The status decides: a match that has ended or not begun has no running phase. */
export function toPhase(status: MatchStatus, pe: number | undefined): Phase {
  if (status === 'upcoming' || status === 'postponed') return 'not-started';
  if (status === 'ended' || status === 'cancelled') return 'ended';
  if (status === 'interrupted') return 'interrupted';
  return PHASE[pe ?? 0] ?? (isKnown(pe ?? 1000) ? 'first-half' : 'playing');
}

const ROLE: Readonly<Record<number, Role>> = {
  1: 'home',
  2: 'away',
  3: 'draw',
  4: 'over',
  5: 'under',
  6: 'even',
  7: 'odd',
  8: 'yes',
  9: 'no',
};

export function toRole(ty: number): Role {
  return ROLE[ty] ?? 'other';
}

export function toMarketState(ss: number): 'open' | 'suspended' | 'closed' {
  return ss === 1 ? 'open' : ss === 0 ? 'suspended' : 'closed';
}
