import { compareOdds } from '@pavilion/number/odds-order';
import type { LivePrice } from '@/lib/domain/betting/sport/price/match-summary.rules';

/** Marks the highest of the open prices for the same bet: all of them on a tie, none when only one price is open. */
export function bestOf(prices: readonly (LivePrice | null)[]): readonly boolean[] {
  const open = prices.map((live) => (live?.state === 'open' ? live.price : null));
  const sold = open.filter((price) => price !== null);
  if (sold.length < 2) return prices.map(() => false);
  const best = sold.reduce((high, price) => (compareOdds(price, high) > 0 ? price : high));
  return open.map((price) => price !== null && compareOdds(price, best) === 0);
}
