import type { Odds } from '../../../lib/kit/number/odds';
import { betCountOf, factorOf, sumOfProducts } from '../../bet/combination.rules';
import { COIN, limitsOf, MIN, mostAt, type Limits } from '../venue.limits.rules';

/** The most that one bet may win. */
const MAX_WIN = 100_000n * COIN;
/** Least stake of each bet where an order makes several. */
const MIN_OF_MANY = 2n * COIN;

export const limitsAt = (price: Odds): Limits => limitsOf(price, MAX_WIN);

/** Limits of the unit stake of a combination, so that the whole order stays within those of one bet; null where the legs make none. */
export function comboLimits(prices: readonly Odds[], size: number): Limits | null {
  const count = betCountOf(prices.length, size);
  if (count === 0) return null;
  const back = sumOfProducts(
    prices.map((price) => factorOf(price, null)),
    size,
  );
  const min = count === 1 ? MIN : MIN_OF_MANY;
  return { min, max: mostAt(back, { count: BigInt(count), min, step: COIN, maxWin: MAX_WIN }) };
}
