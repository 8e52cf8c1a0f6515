import { Big } from 'big.js';
import type { Minor } from './money';
import type { Odds } from './odds';

/** Product of prices, exact. */
export function oddsProduct(prices: readonly Odds[]): Odds {
  return prices.reduce((total, price) => total.times(price), new Big(1)).toFixed();
}

/** Return including the stake, cut to the minor unit. */
export function returnOf(stake: Minor, price: Odds): Minor {
  return BigInt(new Big(stake.toString()).times(price).round(0, Big.roundDown).toFixed());
}
