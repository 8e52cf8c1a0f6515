import { type Odds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import type { LivePrice } from '@/lib/domain/betting/sport/price/match-summary.rules';
import type { HistoryPoint, LineMove, OddsHistory, Range } from './history.model';
import type { PricePoint } from '@/lib/domain/betting/sport/price/sport.index';
import { DAY, HOUR, MINUTE } from '@pavilion/number/duration';

/** Price series of one selection, for the chart and the table. World ms. */
export interface Series {
  /** Oldest first, no two equal neighbours; empty when no price was ever seen. */
  points: readonly HistoryPoint[];
  lines: readonly LineMove[];
  /** Now; the last point lasts until here. */
  end: number;
  kickOff: number | null;
  /** Source of the older part. */
  from: 'platform' | 'page';
}

/** The page's own data: its prices (device ms), the live price, device time and world offset (ms). */
export interface Seen {
  points: readonly PricePoint[];
  live: LivePrice | null;
  now: number;
  worldOffset: number;
}

/**
 * The platform's history extended by the prices that this page has seen since; without a history, those prices alone. The
 * current price always comes from the live price and is never stored here.
 */
export function seriesOf(history: OddsHistory | null, { points: seen, live, now, worldOffset }: Seen): Series {
  const known = history !== null && history.points.length > 0;
  const shift = known ? history.asOf - history.arrivedAt : worldOffset;
  const end = Math.max(now + shift, known ? history.asOf : 0);
  const points: HistoryPoint[] = known ? [...history.points] : [];
  const add = (point: HistoryPoint) => {
    const last = points.at(-1);
    if (!last || !alike(last, point)) points.push({ ...point, at: Math.min(Math.max(point.at, last?.at ?? 0), end) });
  };
  for (const { at, price } of seen) {
    if (!known || at > history.requestedAt) add({ at: Math.max(at + shift, known ? history.asOf : 0), price, state: 'open' });
  }
  const shut = shutState(live);
  if (shut && points.length > 0) add({ at: end, price: null, state: shut });
  return { points, lines: known ? history.lines : [], end, kickOff: known ? history.kickOff : null, from: known ? 'platform' : 'page' };
}

/** Reason why a selection is not sold now; null while it is sold. No live price means that its line is gone. */
function shutState(live: LivePrice | null): HistoryPoint['state'] | null {
  if (!live) return 'unsold';
  if (live.state === 'open' && live.price !== null) return null;
  return live.state === 'locked' ? 'locked' : 'suspended';
}

function alike(a: HistoryPoint, b: HistoryPoint): boolean {
  if (a.price === null || b.price === null) return a.price === b.price && a.state === b.state;
  return compareOdds(a.price, b.price) === 0;
}

type Priced = HistoryPoint & { price: Odds };

/** The first, the highest and the lowest price of a series, each with the time at which it first occurred. */
export interface Figures {
  first: Priced;
  high: Priced;
  low: Priced;
}

/** Null when the series has no price. */
export function figuresOf(points: readonly HistoryPoint[]): Figures | null {
  const priced = points.filter((point): point is Priced => point.price !== null);
  const [first] = priced;
  if (!first) return null;
  const sorted = priced.toSorted((a, b) => compareOdds(a.price, b.price));
  const high = priced.find(({ price }) => compareOdds(price, sorted.at(-1)!.price) === 0)!;
  return { first, high, low: sorted[0]! };
}

/** ms of play before the range 滚球 is offered. */
const PLAYED = MINUTE;

/** Start (world ms) of each range that the series can show: the whole series, and shorter ranges within it. */
export function rangesOf({ points, end, kickOff }: Series): ReadonlyMap<Range, number> {
  const begin = points[0]?.at ?? end;
  const ranges: [Range, number][] = [['all', begin]];
  if (end - begin > 1.5 * DAY) ranges.push(['day', end - DAY]);
  if (kickOff !== null && end - kickOff > PLAYED && kickOff > begin) ranges.push(['live', kickOff]);
  else if (end - begin > 1.5 * HOUR) ranges.push(['hour', end - HOUR]);
  return new Map(ranges);
}

/** The part of a series from a moment on; the point in force then becomes its first. */
export function cut<P extends { at: number }>(points: readonly P[], from: number): readonly P[] {
  const first = points.findLastIndex(({ at }) => at <= from);
  return first < 0 ? points : points.slice(first).map((point, index) => (index === 0 ? { ...point, at: Math.max(point.at, from) } : point));
}

/** A row of the table: a price, its change, and the best line at that time. */
export interface HistoryRow {
  at: number;
  price: Odds | null;
  state: HistoryPoint['state'];
  /** Against the previous price; 0 for the opening, and while there is none. */
  change: -1 | 0 | 1;
  /** Null where the market has no line. */
  line: string | null;
  opening: boolean;
}

/** Rows of the table, newest first. A line move without a price change adds no row. */
export function rowsOf({ points, lines }: Pick<Series, 'points' | 'lines'>): readonly HistoryRow[] {
  let before: Odds | null = null;
  const rows = points.map(({ at, price, state }, index): HistoryRow => {
    const change = price !== null && before !== null ? compareOdds(price, before) : 0;
    before = price ?? before;
    return {
      at,
      price,
      state,
      change,
      line: lines.findLast((move) => move.at <= at)?.line ?? lines[0]?.line ?? null,
      opening: index === 0,
    };
  });
  return rows.toReversed();
}
