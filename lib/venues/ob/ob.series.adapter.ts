import type { Combo } from '@/lib/domain/betting/order/combo.model';

/** Full cover of n legs: every combination of two and more. venues §2.3 */
const FULL_COVER: Readonly<Record<number, number>> = {
  3: 3004,
  4: 40_011,
  5: 50_026,
  6: 60_057,
  7: 700_120,
  8: 800_247,
  9: 900_502,
  10: 10_001_013,
};
const N_FOLD = 1000;

/** Number of ways to choose `size` of `legs` legs. */
function choose(legs: number, size: number): number {
  let ways = 1;
  for (let index = 1; index <= size; index += 1) ways = (ways * (legs - size + index)) / index;
  return ways;
}

/** `seriesType`: n × 1000 + 1 for n串1, also with more legs than n; its own number for full cover. */
export function seriesCode(size: number, legs: number): number {
  return size === 0 ? (FULL_COVER[legs] ?? 0) : size * N_FOLD + 1;
}

/** The combination of a series of `legs` legs; null when these legs do not allow it. */
export function sizeOfSeries(type: string, legs: number): Combo | null {
  const code = Number(type);
  if (!Number.isSafeInteger(code)) return null;
  if (FULL_COVER[legs] === code) return { size: 0, bets: 2 ** legs - legs - 1 };
  const size = (code - 1) / N_FOLD;
  return Number.isInteger(size) && size >= 2 && size <= legs ? { size, bets: choose(legs, size) } : null;
}

/** Legs per bet of a record's series: 1 for a single, 0 for full cover. */
export function sizeOfRecord(type: string): number {
  const code = Number(type);
  if (Object.values(FULL_COVER).includes(code)) return 0;
  return code === 1 ? 1 : Math.floor(code / N_FOLD);
}
