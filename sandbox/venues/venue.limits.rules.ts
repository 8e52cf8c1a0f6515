import type { Minor } from '../../lib/kit/number/money';
import type { Odds } from '../../lib/kit/number/odds';
import { betCountOf, factorOf, sumOfProducts, type Factor } from '../bet/combination.rules';

export const COIN = 100n;
/** Least stake of one bet, and of each bet where an order makes several. */
const MIN = 10n * COIN;
const MIN_OF_MANY = 2n * COIN;
const MAX = 50_000n * COIN;
const STEP = 10n * COIN;

export interface Limits {
  min: Minor;
  max: Minor;
}

/** Stake limits of one bet at a price: never below 10.00, at most 50,000.00, and less the more it could win; `maxWin` is the venue's own. */
export function limitsOf(price: Odds, maxWin: Minor): Limits {
  const most = mostAt(factorOf(price, null), { count: 1n, step: STEP, maxWin });
  return { min: MIN, max: most < MIN ? MIN : most };
}

/**
 * Limits of the unit stake of a combination, so that the order as a whole, stakes and winnings of all its bets, stays within
 * those of one bet; null where the legs make none, or win more than the venue pays at the least stake already.
 */
export function comboLimitsOf(prices: readonly Odds[], size: number, maxWin: Minor): Limits | null {
  const count = betCountOf(prices.length, size);
  if (count === 0) return null;
  const back = sumOfProducts(
    prices.map((price) => factorOf(price, null)),
    size,
  );
  const min = count === 1 ? MIN : MIN_OF_MANY;
  const max = mostAt(back, { count: BigInt(count), step: COIN, maxWin });
  return max < min ? null : { min, max };
}

/** The largest unit stake of `count` bets that bring `back` for it at best; 0 when the smallest step is too much. */
function mostAt({ top, bottom }: Factor, { count, step, maxWin }: { count: bigint; step: Minor; maxWin: Minor }): Minor {
  const profit = top - count * bottom;
  const byStake = MAX / count;
  const byWin = profit > 0n ? (maxWin * bottom) / profit : byStake;
  return ((byWin < byStake ? byWin : byStake) / step) * step;
}
