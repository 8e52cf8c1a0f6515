import { isScoreRole, SCORE_ROLES } from '../../world/football/correct-score';
import type { MarketKind, MarketPeriod, OptionRole } from '../../world/engine/market.model';
import type { World, WorldMatch } from '../../world/engine/world.model';
import { ROLES, SHAPES } from './im.numbers';

/** Meaning of a market line of IM. */
export interface MarketKey {
  matchNumber: number;
  kind: MarketKind;
  period: MarketPeriod;
  /** Quarters of the kind's unit; null if it has no line. An outright's is the contender's number. */
  line: number | null;
}

/** Event ids begin above every match number. */
const EVENT_BASE = 2_000_000_000;
const LINE_SPAN = 2048;
/** Handicaps are signed, totals are not: both have room. */
const LINE_ZERO = 512;
const SHAPE_SPAN = 128;
const ROLE_SPAN = 16;
const MATCH_SPAN = LINE_SPAN * SHAPE_SPAN;
/** Contenders' selections are above all others: 2^52 and up. */
const OUTRIGHT_BASE = 2 ** 52;
const CONTENDER_SPAN = 2 ** 20;

export function imMatchId(match: Pick<WorldMatch, 'number'>): number {
  return EVENT_BASE + match.number;
}

/** The match that an event id names; null for ids that IM never issued. */
export function matchOfImId(world: World, id: number): WorldMatch | null {
  return Number.isSafeInteger(id) && id > EVENT_BASE ? world.matchByNumber(id - EVENT_BASE) : null;
}

/**
 * Match number (< 10^9), kind, period and line in one number below 2^48, so that JSON preserves it. The same line has the same id
 * always; a line that changes is another one. All contenders of an outright share one.
 * @throws RangeError for a market that IM does not sell.
 */
export function imMarketId({ matchNumber, kind, period, line }: MarketKey): number {
  const shape = SHAPES.findIndex((one) => one.kind === kind && one.period === period);
  const position = line === null || kind === 'outright' ? 0 : line + LINE_ZERO;
  if (shape === -1 || position < 0 || position >= LINE_SPAN) throw new RangeError('outside what an id can hold');
  return matchNumber * MATCH_SPAN + shape * LINE_SPAN + position;
}

/** A selection's id: its market line's and its role, below 2^52; a contender's is its own. */
export function imOptionId(key: MarketKey, role: OptionRole): number {
  if (key.kind === 'outright') return OUTRIGHT_BASE + key.matchNumber * CONTENDER_SPAN + (key.line ?? 0);
  // Scores are too many for a role's room: they take the place of the line in other kinds.
  if (isScoreRole(role)) return imMarketId({ ...key, line: SCORE_ROLES.indexOf(role) }) * ROLE_SPAN;
  return imMarketId(key) * ROLE_SPAN + ROLES.indexOf(role);
}

function marketOfImId(id: number): MarketKey | null {
  if (id < MATCH_SPAN) return null;
  const offset = id % MATCH_SPAN;
  const shape = SHAPES[Math.floor(offset / LINE_SPAN)];
  if (!shape || shape.kind === 'outright') return null;
  const position = offset % LINE_SPAN;
  return { matchNumber: Math.floor(id / MATCH_SPAN), ...shape, line: position === 0 ? null : position - LINE_ZERO };
}

/** Undoes `imOptionId`; null for a number that is none. */
export function optionOfImId(id: number): (MarketKey & { role: OptionRole }) | null {
  if (!Number.isSafeInteger(id)) return null;
  if (id >= OUTRIGHT_BASE) {
    const offset = id - OUTRIGHT_BASE;
    const matchNumber = Math.floor(offset / CONTENDER_SPAN);
    return { matchNumber, kind: 'outright', period: 'full', line: offset % CONTENDER_SPAN, role: 'yes' };
  }
  const key = marketOfImId(Math.floor(id / ROLE_SPAN));
  if (key?.kind === 'correct-score') {
    const score = SCORE_ROLES[key.line ?? -1];
    return score ? { ...key, line: null, role: score } : null;
  }
  const role = ROLES[id % ROLE_SPAN];
  return key && role ? { ...key, role } : null;
}
