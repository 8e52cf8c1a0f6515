import type { Combo } from '@/lib/domain/order/combo.model';
import type { Minor } from '@/lib/kit/number/money';
import { compareOdds, type Odds } from '@/lib/kit/number/odds';
import { oddsProduct, returnOf } from '@/lib/kit/number/product';
import type { SlipMode } from './slip.model';

/** `size` of a system that covers every combination of two legs and more. */
export const FULL_COVER = 0;
/** Systems of more legs are not offered: full cover of ten is 1,013 bets. */
export const MAX_SYSTEM_LEGS = 10;

/** The mode that so many legs allow: no parlay of one leg, no system of two or of very many. */
export function modeFor(wanted: SlipMode, legs: number): SlipMode {
  if (legs < 2) return 'single';
  return wanted === 'system' && systemsOf(legs).length === 0 ? 'parlay' : wanted;
}

/** Bets in a combination of `legs` legs. */
export function betsOf(legs: number, size: number): number {
  return size === FULL_COVER ? 2 ** legs - legs - 1 : choose(legs, size);
}

function choose(count: number, size: number): number {
  if (size > count) return 0;
  let ways = 1;
  for (let step = 1; step <= size; step += 1) ways = (ways * (count - size + step)) / step;
  return ways;
}

/** The parlay of all legs: `n串1`. */
export function parlayOf(legs: number): Combo {
  return { size: legs, bets: 1 };
}

/** Every system on so many legs, small sizes first, full cover last; none below three legs. */
export function systemsOf(legs: number): readonly Combo[] {
  if (legs < 3 || legs > MAX_SYSTEM_LEGS) return [];
  const sizes = Array.from({ length: legs - 2 }, (_, at) => at + 2);
  return [...sizes, FULL_COVER].map((size) => ({ size, bets: betsOf(legs, size) }));
}

/** Prices of each bet in the combination, by the places of its legs. */
function* betsIn(count: number, size: number): Generator<readonly number[]> {
  const sizes = size === FULL_COVER ? Array.from({ length: count - 1 }, (_, at) => at + 2) : [size];
  for (const wanted of sizes) yield* picks(count, wanted, 0);
}

function* picks(count: number, size: number, from: number): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= count - size; at += 1) for (const rest of picks(count, size - 1, at + 1)) yield [at, ...rest];
}

/** What comes back when every leg wins, stakes included; each bet is cut to the minor unit, as it is paid. */
export function bestReturn(prices: readonly Odds[], size: number, unitStake: Minor): Minor {
  let sum = 0n;
  for (const bet of betsIn(prices.length, size)) sum += returnOf(unitStake, oddsProduct(bet.map((at) => prices[at]!)));
  return sum;
}

/** What comes back when just enough legs win for one bet, and the cheapest ones at that. */
export function leastReturn(prices: readonly Odds[], size: number, unitStake: Minor): Minor {
  const cheapest = prices.toSorted(compareOdds).slice(0, size === FULL_COVER ? 2 : size);
  return returnOf(unitStake, oddsProduct(cheapest));
}
