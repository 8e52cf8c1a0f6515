import type { Minor } from '@pavilion/number/money';
import type { CashOut } from '../cash-out.model';
import { isPriceOf } from '../cash-out.rules';
import { isAhead, type Needs } from '../needs.rules';
import type { Order, OrderLeg } from '../order.model';

/** A leg, its match's phase, and what it needs while the match runs; null where that is unknown. */
export interface BetLeg {
  leg: OrderLeg;
  phase: 'coming' | 'playing' | 'over';
  needs: Needs | null;
}

/** An open order with its present price. */
export interface Bet {
  order: Order;
  /** Null while the venue has given none. */
  price: CashOut | null;
  legs: readonly BetLeg[];
}

/** 现值: what the venue pays now. */
export type BetValue = { kind: 'amount'; amount: Minor } | { kind: 'suspended' } | { kind: 'unknown' };

/** The present price of a bet; one for a stake that it no longer has is unknown. */
export function valueOf({ order, price }: Pick<Bet, 'order' | 'price'>): BetValue {
  if (!price || order.state !== 'accepted' || !isPriceOf(price, order)) return { kind: 'unknown' };
  return price.amount === null ? { kind: 'suspended' } : { kind: 'amount', amount: price.amount };
}

/** A sum is known when every part of it is. */
export function valueOfAll(bets: readonly Bet[]): BetValue {
  const values = bets.map(valueOf);
  const amounts = values.flatMap((value) => (value.kind === 'amount' ? [value.amount] : []));
  if (values.length === 0 || values.some(({ kind }) => kind === 'unknown')) return { kind: 'unknown' };
  if (amounts.length < values.length) return { kind: 'suspended' };
  return { kind: 'amount', amount: amounts.reduce((sum, amount) => sum + amount, 0n) };
}

/** True if a leg is in play. */
export const isPlaying = ({ legs }: Bet): boolean => legs.some(({ phase }) => phase === 'playing');

const isLegAhead = ({ leg, needs }: BetLeg) => leg.outcome === 'won' || leg.outcome === 'half-won' || (needs !== null && isAhead(needs));

/** Legs that have won or would win at the present score. */
export const legsAhead = ({ legs }: Bet): number => legs.filter(isLegAhead).length;

/** True if a bet has a leg in play, and each leg that has begun has won or would win at the present score. */
export const isBetAhead = (bet: Bet): boolean =>
  isPlaying(bet) && bet.legs.filter(({ leg, phase }) => phase !== 'coming' || leg.outcome !== 'open').every(isLegAhead);
