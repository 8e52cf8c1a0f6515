import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import type { PlacementResult, Placement, Quote } from './order.model';

/**
 * Several legs as one order. `size` is the way they are combined: k = every combination of k legs (all of them: N串1, fewer: a part
 * system), 0 = every combination of two legs and more (N串M, full cover).
 */
export interface Combo {
  size: number;
  /** Number of bets in it; each costs the unit stake. */
  bets: number;
}

/** A combination that the venue sells now. */
export interface ComboLimit extends Combo {
  /** Decimal price of the only bet of an N串1; null for several bets. */
  price: Odds | null;
  /** Limits of the unit stake. */
  min: Minor;
  max: Minor;
}

/** The legs' own quotes, in their order, and the combinations of those that allow parlays. */
export interface ComboQuote {
  quotes: readonly Quote[];
  combos: readonly ComboLimit[];
}

/** One leg as sent. */
export type ComboLeg = Pick<Placement, 'matchId' | 'marketId' | 'selectionId' | 'price' | 'base'>;

/** Parlays and systems of the same legs, sent together. */
export interface ComboPlacement extends Pick<Placement, 'accept' | 'key'> {
  legs: readonly ComboLeg[];
  combos: readonly (Combo & { unitStake: Minor })[];
}

/** Result of one combination; `price-moved`, `suspended` and the like apply to the whole combination. */
export interface ComboResult {
  size: number;
  result: PlacementResult;
}
