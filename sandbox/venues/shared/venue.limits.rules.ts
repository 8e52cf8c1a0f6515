import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import type { WorldMatch } from '../../world/engine/world.model';
import { capsOf } from '../../modules/betting/order/exposure.rules';
import { betCountOf, factorOf, sumOfProducts, type Factor } from '../../modules/betting/ruling/combination.rules';

export const COIN = 100n;
/** Least stake of one bet, and of each bet if an order makes several. */
const MIN = 10n * COIN;
const MIN_OF_MANY = 2n * COIN;
const STEP = 10n * COIN;

/** A selection as it is sold: its price, and the match whose level bounds its stakes. */
export interface Priced {
  price: Odds;
  match: Pick<WorldMatch, 'league'>;
}

export interface Limits {
  min: Minor;
  max: Minor;
}

/**
 * Stake limits of one bet: never below 10.00, at most what its league takes on a market, and less the more it could
 * win; `maxWin` is the venue's own.
 */
export function limitsOf({ price, match }: Priced, maxWin: Minor): Limits {
  const max = maxUnitStake(factorOf(price, null), { count: 1n, step: STEP, maxWin, maxStake: capsOf(match.league).market });
  return { min: MIN, max: max < MIN ? MIN : max };
}

/**
 * Limits of the unit stake of a combination, so that the order as a whole, stakes and winnings of all its bets, stays within those
 * of one bet on its smallest league; null if the legs make none, or already win more than the venue pays at the least stake.
 */
export function comboLimitsOf(legs: readonly Priced[], size: number, maxWin: Minor): Limits | null {
  const count = betCountOf(legs.length, size);
  if (count === 0) return null;
  const back = sumOfProducts(
    legs.map(({ price }) => factorOf(price, null)),
    size,
  );
  const min = count === 1 ? MIN : MIN_OF_MANY;
  const maxStake = legs.map(({ match }) => capsOf(match.league).market).reduce((smallest, one) => (one < smallest ? one : smallest));
  const max = maxUnitStake(back, { count: BigInt(count), step: COIN, maxWin, maxStake });
  return max < min ? null : { min, max };
}

interface Bounds {
  count: bigint;
  step: Minor;
  maxWin: Minor;
  maxStake: Minor;
}

/** The largest unit stake of `count` bets that return `back` for it at best; 0 when the smallest step is too much. */
function maxUnitStake({ top, bottom }: Factor, { count, step, maxWin, maxStake }: Bounds): Minor {
  const profit = top - count * bottom;
  const byStake = maxStake / count;
  const byWin = profit > 0n ? (maxWin * bottom) / profit : byStake;
  return ((byWin < byStake ? byWin : byStake) / step) * step;
}
