import { noteUnknown } from '@/lib/kit/http/row';
import type { MarketKind, Period, Phase, Role, SportId } from '@/lib/domain/betting/match/sport.model';
import { generalSport } from '@/lib/venues/shared/general-sport.adapter';

/** Maps IM's numbers to the product's words. venues §3.3 */
const SPORT: Readonly<Record<number, SportId>> = { 1: 'football', 2: 'basketball', 3: 'tennis' };

/** The product's sport, else the general form of IM's own. */
export function toSport(sportId: number): SportId | null {
  return SPORT[sportId] ?? generalSport('i', sportId);
}

const SPORT_NUMBER: Readonly<Record<string, number>> = { football: 1, basketball: 2, tennis: 3 };

export function sportNumber(sport: SportId): number {
  return SPORT_NUMBER[sport] ?? Number(sport.slice(2));
}

export const BET_TYPE = { handicap: 1, total: 2, winner: 3, moneyLine: 4, outright: 11 } as const;

const MARKET_KIND: Readonly<Record<number, MarketKind>> = {
  [BET_TYPE.handicap]: 'handicap',
  [BET_TYPE.total]: 'total',
  [BET_TYPE.winner]: 'winner',
  [BET_TYPE.moneyLine]: 'winner',
  5: 'odd-even',
  6: 'correct-score',
  8: 'double-chance',
  [BET_TYPE.outright]: 'outright',
  22: 'both-score',
  51: 'set-handicap',
  52: 'set-total',
  93: 'home-total',
  94: 'away-total',
  160: 'home-total',
  161: 'away-total',
};

export function toMarketKind(betType: number): MarketKind {
  const kind = MARKET_KIND[betType];
  if (!kind) noteUnknown('IMTY market kind');
  return kind ?? 'other';
}

const PERIOD: Readonly<Record<number, Period>> = {
  1: 'full',
  2: 'first-half',
  3: 'second-half',
  4: 'q1',
  5: 'q2',
  6: 'q3',
  7: 'q4',
  8: 'set-1',
  9: 'set-2',
  10: 'set-3',
  11: 'set-4',
  12: 'set-5',
};

/** Bet types whose two sides carry the line with opposite signs. */
const HANDICAPS: ReadonlySet<number> = new Set([1, 51]);

export function isHandicap(betType: number): boolean {
  return HANDICAPS.has(betType);
}

export function toPeriod(period: number): Period {
  return PERIOD[period] ?? 'other';
}

const ROLE: Readonly<Record<number, Role>> = {
  1: 'home',
  2: 'away',
  3: 'over',
  4: 'under',
  5: 'home',
  6: 'away',
  7: 'draw',
  8: 'home',
  9: 'away',
  10: 'odd',
  11: 'even',
  86: 'yes',
  87: 'no',
};

export function toRole(betType: number, selection: number): Role {
  return betType === BET_TYPE.outright ? 'other' : (ROLE[selection] ?? 'other');
}

const PHASE: Readonly<Record<string, Phase>> = {
  '1H': 'first-half',
  HT: 'half-time',
  '2H': 'second-half',
  ET: 'extra-time',
  PEN: 'penalties',
  BT: 'break',
  OT: 'overtime',
  Q1: 'q1',
  Q2: 'q2',
  Q3: 'q3',
  Q4: 'q4',
  S1: 'set-1',
  S2: 'set-2',
  S3: 'set-3',
  S4: 'set-4',
  S5: 'set-5',
};

const RUNNING_TIME = /^([0-9A-Z]{2,3})(?:\s+(\d{1,3}):(\d{2}))?$/;

/** `2H 57:10` → phase and seconds of play; null when the text has no time. */
export function toRunningTime(text: string | null): { phase: Phase; seconds: number | null } | null {
  const match = RUNNING_TIME.exec(text?.trim() ?? '');
  const phase = match && PHASE[match[1]!];
  if (!match || !phase) return null;
  return { phase, seconds: match[2] === undefined ? null : Number(match[2]) * 60 + Number(match[3]) };
}
