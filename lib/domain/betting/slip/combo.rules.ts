import { Big } from 'big.js';
import type { Combo } from '@/lib/domain/betting/order/combo.model';
import type { Minor } from '@pavilion/number/money';
import { type Odds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import { oddsProduct, returnOf } from '@pavilion/number/product';
import type { SlipMode } from './slip.model';

/** Most legs of one parlay or system at every venue. */
export const MAX_COMBO_LEGS = 10;
/** `size` of a system that covers every combination of two legs and more. */
export const FULL_COVER = 0;
/** Systems of more legs are not offered: full cover of ten is 1,013 bets. */
export const MAX_SYSTEM_LEGS = 10;

/** The mode that this number of legs allows: no parlay of one leg, no system of two or of more than `MAX_SYSTEM_LEGS`. */
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

/** Every system of this many legs, small sizes first, full cover last; none below three legs. */
export function systemsOf(legs: number): readonly Combo[] {
  if (legs < 3 || legs > MAX_SYSTEM_LEGS) return [];
  const sizes = Array.from({ length: legs - 2 }, (_, index) => index + 2);
  return [...sizes, FULL_COVER].map((size) => ({ size, bets: betsOf(legs, size) }));
}

/**
 * The return when every leg wins, stakes included: the bets are summed exactly and the sum is cut to the minor unit once, as
 * the venues pay a combination. The sums of all sizes grow leg by leg, so that ten legs take ten steps.
 */
export function maxReturn(prices: readonly Odds[], size: number, unitStake: Minor): Minor {
  let sums = [new Big(1)];
  for (const price of prices) {
    const grown = sums.map((sum) => sum.times(price));
    sums = [...sums, new Big(0)].map((sum, legs) => (legs === 0 ? sum : sum.plus(grown[legs - 1]!)));
  }
  const sum = size === FULL_COVER ? sums.slice(2).reduce((all, one) => all.plus(one), new Big(0)) : (sums[size] ?? new Big(0));
  return returnOf(unitStake, sum.toFixed());
}

/** The return when only the cheapest legs of one bet win. */
export function minReturn(prices: readonly Odds[], size: number, unitStake: Minor): Minor {
  const cheapest = prices.toSorted(compareOdds).slice(0, size === FULL_COVER ? 2 : size);
  return returnOf(unitStake, oddsProduct(cheapest));
}
