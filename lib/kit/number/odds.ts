import { Big } from 'big.js';
import type { Minor } from './money';

/** A decimal (Europe) price as exact decimal text, such as `1.83` (contract §2.16). */
export type Odds = string;

const ODDS = /^\d{1,6}(\.\d{1,6})?$/;

/** Reads a JSON number from its shortest text; null for what is no price (below or at 1, or no plain decimal). */
export function toOdds(value: number | string): Odds | null {
  const text = String(value);
  return ODDS.test(text) && Number(text) > 1 ? text : null;
}

/** Product of prices, exact. */
export function oddsProduct(prices: readonly Odds[]): Odds {
  return prices.reduce((total, price) => total.times(price), new Big(1)).toFixed();
}

/** Price cut (never rounded up) to `places` digits, as shown. */
export function formatOdds(price: Odds, places = 2): string {
  return new Big(price).toFixed(places, Big.roundDown);
}

/** Sign of a − b. */
export function compareOdds(a: Odds, b: Odds): -1 | 0 | 1 {
  return new Big(a).cmp(b);
}

/** Return including the stake, cut to the minor unit. */
export function returnOf(stake: Minor, price: Odds): Minor {
  return BigInt(new Big(stake.toString()).times(price).round(0, Big.roundDown).toFixed());
}
