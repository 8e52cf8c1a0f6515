import type { Minor } from '@pavilion/number/money';
import type { DayResult } from './transaction.model';

/** Ranges of the chart, in days. */
export const RESULT_DAYS = [7, 30] as const;
export type ResultDays = (typeof RESULT_DAYS)[number];

/** One bar: parts of the height from the top, 0 to 1. */
export interface Bar {
  day: string;
  top: number;
  height: number;
  profit: Minor;
}

export interface ResultChart {
  bars: Bar[];
  /** Position of 0, from the top. */
  zero: number;
  /** The best and the worst day; 0 where none won or lost. */
  high: Minor;
  low: Minor;
}

const PARTS = 10_000n;
/** A bar that is not 0 is never invisible. */
const MIN_HEIGHT = 0.02;

/** Bars from one common zero line; null when no day won or lost. */
export function resultChart(days: readonly DayResult[]): ResultChart | null {
  const profits = days.map(({ profit }) => profit);
  const high = profits.reduce((best, profit) => (profit > best ? profit : best), 0n);
  const low = profits.reduce((worst, profit) => (profit < worst ? profit : worst), 0n);
  const span = high - low;
  if (span === 0n) return null;
  const part = (amount: Minor) => Number((amount * PARTS) / span) / Number(PARTS);
  const zero = part(high);
  const bars = days.map(({ day, profit }) => {
    const height = profit === 0n ? 0 : Math.max(MIN_HEIGHT, part(profit < 0n ? -profit : profit));
    return { day, profit, height, top: profit > 0n ? zero - height : zero };
  });
  return { bars, zero, high, low };
}

/** Sums over all days. */
export function resultTotal(days: readonly DayResult[]): { profit: Minor; stake: Minor; count: number } {
  return days.reduce(
    (sum, { profit, stake, count }) => ({ profit: sum.profit + profit, stake: sum.stake + stake, count: sum.count + count }),
    {
      profit: 0n,
      stake: 0n,
      count: 0,
    },
  );
}
