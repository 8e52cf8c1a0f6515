import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import { oddsProduct } from '@pavilion/number/product';
import { maxReturn } from './combo.rules';
import type { PlacementRecord } from './placement.model';

/** A price as the venue accepted it, and as it was sent. */
export interface TakenPrice {
  taken: Odds;
  sent: Odds;
}

/** The bet as the venue accepted it: nothing here is named from the prices at which the bet was sent. */
export interface Receipt {
  /** One per leg; null while the venue has not named them. */
  legs: readonly TakenPrice[] | null;
  /** Price of the one bet of a single or a parlay; null for several bets. */
  total: TakenPrice | null;
  /** The highest return, stake included; null while the prices are unknown. */
  best: Minor | null;
}

/** The receipt of an accepted bet; null for any other. */
export function receiptOf({ prices: sent, size, bets, stake, state }: PlacementRecord): Receipt | null {
  if (state.step !== 'accepted') return null;
  const { prices } = state;
  if (!prices) return { legs: null, total: null, best: null };
  const legs = prices.map((taken, index) => ({ taken, sent: sent[index] ?? taken }));
  return {
    legs,
    total: bets === 1 ? { taken: oddsProduct(prices), sent: oddsProduct(sent) } : null,
    best: state.best === null ? maxReturn(prices, size, BigInt(stake) / BigInt(bets)) : BigInt(state.best),
  };
}
