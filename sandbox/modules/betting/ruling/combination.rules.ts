import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import type { Outcome } from './bet.model';

/** Legs per bet of an order that covers every combination of two legs and more (N串M). */
export const FULL_COVER = 0;

/** An exact share of what was staked. */
export interface Factor {
  top: bigint;
  bottom: bigint;
}

/** Bets of all combinations of `size` legs, or with 0 of every combination of two and more; 0 where the legs are too few. */
export function betCountOf(legs: number, size: number): number {
  const ones = Array.from({ length: legs }, (): Factor => ({ top: 1n, bottom: 1n }));
  const { top, bottom } = sumOfProducts(ones, size);
  return Number(top / bottom);
}

/** The factor of a leg for its bets, stake included (venues §4); a leg of unknown outcome counts as won. */
export function factorOf(price: Odds, outcome: Outcome | null): Factor {
  const [whole = '0', fraction = ''] = price.split('.');
  const bottom = 10n ** BigInt(fraction.length);
  const top = BigInt(whole + fraction);
  switch (outcome) {
    case null:
    case 'won':
      return { top, bottom };
    case 'half-won':
      return { top: top + bottom, bottom: 2n * bottom };
    case 'push':
    case 'void':
      return { top: 1n, bottom: 1n };
    case 'half-lost':
      return { top: 1n, bottom: 2n };
    case 'lost':
      return { top: 0n, bottom: 1n };
  }
}

/**
 * The sum, over all combinations, of the product of their legs' factors; exact. It is a coefficient of the product of
 * (bottom + top·x) over the legs, so that ten legs cost ten steps and not a thousand combinations.
 */
export function sumOfProducts(factors: readonly Factor[], size: number): Factor {
  let sums = [1n];
  let bottom = 1n;
  for (const factor of factors) {
    const next = sums.map((sum) => sum * factor.bottom);
    next.push(0n);
    for (const [legs, sum] of sums.entries()) next[legs + 1]! += sum * factor.top;
    sums = next;
    bottom *= factor.bottom;
  }
  if (size !== FULL_COVER) return { top: sums[size] ?? 0n, bottom };
  return { top: sums.slice(2).reduce((all, sum) => all + sum, 0n), bottom };
}

/**
 * The payout of a stake spread evenly over all combinations, stake included, in minor units. Parts of a minor unit are cut once, at
 * the end.
 */
export function payoutOfBets(stake: Minor, factors: readonly Factor[], size: number): Minor {
  const count = betCountOf(factors.length, size);
  if (count === 0) return 0n;
  const { top, bottom } = sumOfProducts(factors, size);
  return (stake * top) / (bottom * BigInt(count));
}
