import { compareOdds, type Odds } from '@/lib/kit/number/odds';
import type { PricePoint } from './sport.store';

export interface Trend {
  /** A stepped line in a box of the given size. */
  path: string;
  low: Odds;
  high: Odds;
  changes: number;
  direction: 'up' | 'down' | 'level';
}

const INSET = 2;

/** The way of a price as a drawing; null before it has moved. A price stands until the next: the line has steps, no slopes. */
export function trendOf(points: readonly PricePoint[], width: number, height: number, now: number): Trend | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const prices = points.map(({ price }) => price).toSorted(compareOdds);
  const low = prices[0]!;
  const high = prices.at(-1)!;
  const spread = Number(high) - Number(low) || 1;
  const span = Math.max(1, now - first.at);
  const x = (at: number) => Math.round(((at - first.at) / span) * width * 10) / 10;
  const y = (price: Odds) => Math.round((height - INSET - ((Number(price) - Number(low)) / spread) * (height - 2 * INSET)) * 10) / 10;
  const steps = points.slice(1).map(({ price, at }) => `H${x(at)}V${y(price)}`);
  const change = compareOdds(last.price, first.price);
  return {
    path: `M0 ${y(first.price)}${steps.join('')}H${width}`,
    low,
    high,
    changes: points.length - 1,
    direction: change > 0 ? 'up' : change < 0 ? 'down' : 'level',
  };
}
