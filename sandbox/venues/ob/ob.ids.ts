import { isScoreRole, SCORE_ROLES } from '../../world/football/correct-score';
import { MARKET_KINDS, MARKET_PERIODS } from '../../world/engine/market.model';
import type { MarketKind, MarketPeriod, OptionRole, ScoreRole } from '../../world/engine/market.model';
import type { World, WorldMatch } from '../../world/engine/world.model';

/** Meaning of a market id of OB. */
export interface MarketKey {
  matchNumber: number;
  kind: MarketKind;
  period: MarketPeriod;
  /** Quarters from the home side, an outright's contender, null if the kind has neither. */
  line: number | null;
}

const ROLES: readonly Exclude<OptionRole, ScoreRole>[] = [
  'home',
  'draw',
  'away',
  'over',
  'under',
  'yes',
  'no',
  'odd',
  'even',
  'home-draw',
  'home-away',
  'draw-away',
];

const PERIOD_SPAN = 16;
const LINE_SPAN = 65_536;
const LINE_ZERO = 32_768;
const ROLE_SPAN = 32;
/** Contenders of an outright are above all other positions. */
const CONTENDERS = 30_000_000;
const MAX_CONTENDER = 1_000_000;
const DIGITS = 9;
const MATCH_PREFIX = '3100200300';
const MARKET_PREFIX = '5';
const OPTION_PREFIX = '7';

const padded = (number: number) => String(number).padStart(DIGITS, '0');

/** All ids of OB are texts of 19 digits, beyond what a JSON number holds. */
export function obMatchId(match: Pick<WorldMatch, 'number'>): string {
  return MATCH_PREFIX + padded(match.number);
}

/** The match that an id names; null for ids that OB never issued. */
export function matchOfObId(world: World, id: string): WorldMatch | null {
  const number = /^3100200300(\d{9})$/.exec(id)?.[1];
  return number === undefined ? null : world.matchByNumber(Number(number));
}

function positionOf({ kind, period, line }: Omit<MarketKey, 'matchNumber'>): number {
  if (kind === 'outright' && line !== null) {
    if (line < 0 || line >= MAX_CONTENDER) throw new RangeError('contender outside what an id can hold');
    return CONTENDERS + line;
  }
  const lineOffset = line === null ? 0 : line + LINE_ZERO;
  if (lineOffset < 0 || lineOffset >= LINE_SPAN) throw new RangeError('line outside what an id can hold');
  return (MARKET_KINDS.indexOf(kind) * PERIOD_SPAN + MARKET_PERIODS.indexOf(period)) * LINE_SPAN + lineOffset;
}

/** The same market always has the same id; a line that changes is another market. */
export function obMarketId(key: MarketKey): string {
  return MARKET_PREFIX + padded(key.matchNumber) + padded(positionOf(key));
}

export function obOptionId(key: MarketKey, role: OptionRole): string {
  // Scores are too many for a role's room: they take the place of the line in other kinds.
  if (isScoreRole(role)) return obOptionId({ ...key, line: SCORE_ROLES.indexOf(role) }, 'yes');
  return OPTION_PREFIX + padded(key.matchNumber) + padded(positionOf(key) * ROLE_SPAN + ROLES.indexOf(role));
}

function keyOf(matchNumber: number, position: number): MarketKey | null {
  if (position >= CONTENDERS) return { matchNumber, kind: 'outright', period: 'full', line: position - CONTENDERS };
  const group = Math.floor(position / LINE_SPAN);
  const kind = MARKET_KINDS[Math.floor(group / PERIOD_SPAN)];
  const period = MARKET_PERIODS[group % PERIOD_SPAN];
  const line = position % LINE_SPAN;
  return kind && period ? { matchNumber, kind, period, line: line === 0 ? null : line - LINE_ZERO } : null;
}

/** Undoes `obMarketId`; null for a text that is no market id. */
export function marketOfObId(id: string): MarketKey | null {
  const [, number, position] = /^5(\d{9})(\d{9})$/.exec(id) ?? [];
  return number && position ? keyOf(Number(number), Number(position)) : null;
}

/** Undoes `obOptionId`. */
export function optionOfObId(id: string): (MarketKey & { role: OptionRole }) | null {
  const [, number, position] = /^7(\d{9})(\d{9})$/.exec(id) ?? [];
  if (!number || !position) return null;
  const role = ROLES[Number(position) % ROLE_SPAN];
  const key = keyOf(Number(number), Math.floor(Number(position) / ROLE_SPAN));
  if (key?.kind === 'correct-score') {
    const score = SCORE_ROLES[key.line ?? -1];
    return score ? { ...key, line: null, role: score } : null;
  }
  return key && role ? { ...key, role } : null;
}

/** OB's number of a member, `cuid` on the wire: 18 digits. A guest's ends in zeros. */
export function cuidOf(memberId: string | null): string {
  return `53551${(memberId ?? '0').padStart(13, '0')}`;
}
