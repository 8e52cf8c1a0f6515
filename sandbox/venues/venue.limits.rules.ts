import type { Minor } from '../../lib/kit/number/money';
import type { Odds } from '../../lib/kit/number/odds';
import { factorOf, type Factor } from '../bet/combination.rules';

export const COIN = 100n;
/** Least stake of one bet. */
export const MIN = 10n * COIN;
const MAX = 50_000n * COIN;
const STEP = 10n * COIN;

export interface Limits {
  min: Minor;
  max: Minor;
}

/** Stake limits of one bet at a price: never below 10.00, at most 50,000.00, and less the more it could win; `maxWin` is the venue's own. */
export function limitsOf(price: Odds, maxWin: Minor): Limits {
  return { min: MIN, max: mostAt(factorOf(price, null), { count: 1n, min: MIN, step: STEP, maxWin }) };
}

/** The largest unit stake of `count` bets that bring `back` for it at best. */
export function mostAt(
  { top, bottom }: Factor,
  { count, min, step, maxWin }: { count: bigint; min: Minor; step: Minor; maxWin: Minor },
): Minor {
  const profit = top - count * bottom;
  const byStake = MAX / count;
  const byWin = profit > 0n ? (maxWin * bottom) / profit : byStake;
  const most = ((byWin < byStake ? byWin : byStake) / step) * step;
  return most < min ? min : most;
}
