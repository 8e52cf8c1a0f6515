import { type Odds, partsOf } from './odds';

/** Sign of a − b, exact to the last digit. */
export function compareOdds(a: Odds, b: Odds): -1 | 0 | 1 {
  const [first, second] = [partsOf(a), partsOf(b)];
  const decimals = Math.max(first[1].length, second[1].length);
  const [left, right] = [first, second].map(([whole, fraction]) => BigInt(whole + fraction.padEnd(decimals, '0'))) as [bigint, bigint];
  return left < right ? -1 : left > right ? 1 : 0;
}
