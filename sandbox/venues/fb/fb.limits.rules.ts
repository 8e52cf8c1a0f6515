import type { Minor } from '../../../lib/kit/number/money';
import type { Odds } from '../../../lib/kit/number/odds';
import { betCountOf, factorOf, sumOfProducts, type Factor } from '../../bet/combination.rules';

const COIN = 100n;
const MIN = 10n * COIN;
const MAX = 50_000n * COIN;
/** The most that one bet may win. */
const MAX_WIN = 100_000n * COIN;
const STEP = 10n * COIN;
/** Least stake of each bet where an order makes several. */
const MIN_OF_MANY = 2n * COIN;

export interface Limits {
  min: Minor;
  max: Minor;
}

/** Stake limits of one bet at a price: never below 10.00, at most 50,000.00, and less the more it could win. */
export function limitsAt(price: Odds): Limits {
  return { min: MIN, max: mostAt(factorOf(price, null), 1n, MIN, STEP) };
}

/** Limits of the unit stake of a combination, so that the whole order stays within those of one bet; null where the legs make none. */
export function comboLimits(prices: readonly Odds[], size: number): Limits | null {
  const count = betCountOf(prices.length, size);
  if (count === 0) return null;
  const back = sumOfProducts(prices.map((price) => factorOf(price, null)), size);
  const min = count === 1 ? MIN : MIN_OF_MANY;
  return { min, max: mostAt(back, BigInt(count), min, COIN) };
}

/** The largest unit stake of `count` bets that bring `back` for it at best. */
function mostAt({ top, bottom }: Factor, count: bigint, min: Minor, step: Minor): Minor {
  const profit = top - count * bottom;
  const byStake = MAX / count;
  const byWin = profit > 0n ? (MAX_WIN * bottom) / profit : byStake;
  const most = ((byWin < byStake ? byWin : byStake) / step) * step;
  return most < min ? min : most;
}
