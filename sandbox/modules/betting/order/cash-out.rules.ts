import type { Minor } from '@pavilion/number/money';
import type { Prospect } from '../../../world/engine/world.model';
import type { Outcome } from '../ruling/bet.model';
import type { BetLeg } from './bet.tables';
import { betCountOf, factorOf, sumOfProducts, type Factor } from '../ruling/combination.rules';
import { outcomeChances } from './worth.rules';
import type { LegBet } from '../ruling/bet.model';

/** Part of a bet’s fair value that the venue pays: it retains 5 %. */
const PAID_SHARE = { top: 95n, bottom: 100n } as const;
/** A rate is the price of one unit of stake now, in ten-thousandths. */
export const RATE_UNIT = 10_000n;
const MILLION = 1_000_000;

/** The factor of a leg for its bets: on average over all its ends, and at least. A decided leg's are equal. */
export interface LegValue {
  fair: Factor;
  min: Factor;
}

type LegNow = LegBet & Pick<BetLeg, 'price'>;

/** A running leg's value by the scores at which it may be decided: wins, halves, pushes and losses each at their own worth. */
export function valueOf(leg: LegNow, prospects: readonly Prospect[]): LegValue {
  let fair = 0;
  let min: Factor | null = null;
  for (const [outcome, chance] of outcomeChances(leg, prospects)) {
    const factor = factorOf(leg.price, outcome);
    fair += chance * sizeOf(factor);
    if (!min || sizeOf(factor) < sizeOf(min)) min = factor;
  }
  const floor = min ?? { top: 0n, bottom: 1n };
  // Chances add up to slightly less than one: never go below the least value, so that a certain outcome keeps its full worth.
  const mean = Math.max(fair, sizeOf(floor));
  return { fair: mean === sizeOf(floor) ? floor : { top: BigInt(Math.floor(mean * MILLION)), bottom: BigInt(MILLION) }, min: floor };
}

/** The value of a leg that has ended. */
export function decidedValue(price: BetLeg['price'], outcome: Outcome): LegValue {
  const factor = factorOf(price, outcome);
  return { fair: factor, min: factor };
}

const sizeOf = ({ top, bottom }: Factor) => Number(top) / Number(bottom);

/**
 * The venue's price now for one unit of the stake, in ten-thousandths, cut: the bet's fair value less 5 %, and never less than its
 * payout however its legs end. Legs of different matches are independent, so the value of a product is the product of values. Null
 * where nothing would be paid.
 */
export function cashOutRate(size: number, legs: readonly LegValue[]): bigint | null {
  const count = BigInt(betCountOf(legs.length, size));
  if (count === 0n) return null;
  const fair = sumOfProducts(
    legs.map((leg) => leg.fair),
    size,
  );
  const min = sumOfProducts(
    legs.map((leg) => leg.min),
    size,
  );
  const offered = (fair.top * PAID_SHARE.top * RATE_UNIT) / (fair.bottom * count * PAID_SHARE.bottom);
  const certain = (min.top * RATE_UNIT) / (min.bottom * count);
  const rate = offered > certain ? offered : certain;
  return rate > 0n ? rate : null;
}

/** The price of a stake at a rate; parts of a minor unit are cut. */
export function amountAt(rate: bigint, stake: Minor): Minor {
  return (stake * rate) / RATE_UNIT;
}

/** The least stake that may be cashed out, and the least that may remain; minor units. */
export const MIN_PART: Minor = 1000n;

/** True when a part of the remaining stake may be cashed out: all of it, or so much that it and the rest are worth a bet. */
export function isPart(part: Minor, inPlay: Minor): boolean {
  return part === inPlay || (part >= MIN_PART && inPlay - part >= MIN_PART);
}
