import { MARKET_KINDS, MARKET_PERIODS } from '../../world/engine/market.model';
import type { MarketKind, MarketPeriod } from '../../world/engine/market.model';
import type { World, WorldMatch } from '../../world/engine/world.model';

/** Meaning of a market id of FB. */
interface MarketKey {
  matchNumber: number;
  kind: MarketKind;
  period: MarketPeriod;
  /** In quarters; null if the kind has none, and for an outright: its contenders are options of one market. */
  line: number | null;
}

/** Room for a total of 767 points, and a handicap of 255. */
const LINE_SPAN = 4096;
const LINE_ZERO = 1024;
const PERIOD_SPAN = 16;
const KIND_SPAN = 16;
const MATCH_SPAN = LINE_SPAN * PERIOD_SPAN * KIND_SPAN;

/** FB's match id is the world's match number. */
export function fbMatchId(match: Pick<WorldMatch, 'number'>): number {
  return match.number;
}

/** The match that an FB id names; null for ids that FB never issued. */
export function matchOfFbId(world: World, id: number): WorldMatch | null {
  return Number.isSafeInteger(id) && id > 0 ? world.matchByNumber(id) : null;
}

/**
 * Packs match number (< 10^9), kind, period and line into one number below 2^53, so that it survives JSON. The same market always
 * has the same id; a line that changes is another market.
 */
export function fbMarketId(key: MarketKey): number {
  const line = key.line === null || key.kind === 'outright' ? 0 : key.line + LINE_ZERO;
  if (line < 0 || line >= LINE_SPAN) throw new RangeError('line outside what an id can hold');
  const position = (MARKET_KINDS.indexOf(key.kind) * PERIOD_SPAN + MARKET_PERIODS.indexOf(key.period)) * LINE_SPAN + line;
  return key.matchNumber * MATCH_SPAN + position;
}

/** Undoes `fbMarketId`; null for a number that is no market id. */
export function marketOfFbId(id: number): MarketKey | null {
  if (!Number.isSafeInteger(id) || id < MATCH_SPAN) return null;
  const position = id % MATCH_SPAN;
  const group = Math.floor(position / LINE_SPAN);
  const kind = MARKET_KINDS[Math.floor(group / PERIOD_SPAN)];
  const period = MARKET_PERIODS[group % PERIOD_SPAN];
  if (!kind || !period) return null;
  const line = position % LINE_SPAN;
  return { matchNumber: Math.floor(id / MATCH_SPAN), kind, period, line: line === 0 ? null : line - LINE_ZERO };
}
