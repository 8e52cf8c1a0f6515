import { Big } from 'big.js';
import { type Odds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import { oddsProduct } from '@pavilion/number/product';
import type { OddsPolicy } from './slip.model';

/** The percentages a member can choose for 下降不超过 x %. */
export const DROP_PERCENTS = [1, 3, 5, 10] as const;

/**
 * True if a bet seen at `seen` may be sent at `now` without a confirmation (contract §2.16). The drop is compared exactly: 2.00 → 1.94 is 3
 * %, and nothing more is allowed.
 */
export function acceptsPrice(policy: OddsPolicy, seen: Odds, now: Odds): boolean {
  const change = compareOdds(now, seen);
  if (change === 0 || policy.kind === 'any') return true;
  if (policy.kind === 'none') return false;
  if (change > 0) return true;
  return policy.kind === 'drop' && new Big(now).times(100).gte(new Big(seen).times(new Big(100).minus(policy.percent)));
}

/**
 * True if legs seen at `seen` may be sent together at `now` without a confirmation. One bet of all legs is judged by its total price, by
 * which the member is paid; several bets, and the policy that accepts no change, by each leg.
 */
export function acceptsPrices(policy: OddsPolicy, seen: readonly Odds[], now: readonly Odds[], oneBet: boolean): boolean {
  if (oneBet && policy.kind !== 'none') return acceptsPrice(policy, oddsProduct(seen), oddsProduct(now));
  return seen.every((price, index) => acceptsPrice(policy, price, now[index]!));
}

/** Fewest decimals of a shown move. */
const DECIMALS = 2;

export interface PriceMove {
  direction: 'up' | 'down';
  from: Odds;
  to: Odds;
  /** Size of the move, without sign, `0.04`. */
  by: string;
}

/** Direction in which a price moved from the seen one; null when it did not. */
export function priceMove(seen: Odds, now: Odds): PriceMove | null {
  const change = compareOdds(now, seen);
  if (change === 0) return null;
  return {
    direction: change > 0 ? 'up' : 'down',
    from: seen,
    to: now,
    by: new Big(now)
      .minus(seen)
      .abs()
      .toFixed(Math.max(DECIMALS, ...[seen, now].map((price) => price.split('.')[1]?.length ?? 0))),
  };
}
