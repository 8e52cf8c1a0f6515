import type { VenueCode } from '@pavilion/contract/constants';
import type { OpenOrder } from '../open-orders.model';

/** An open order on the match of a page. */
export interface OrderHere extends OpenOrder {
  /** The match's id at the order's venue. */
  matchId: string;
}

/** Open orders on a match. `idAt`: its id at a venue; null where the venue does not sell it, or that is unknown. */
export function ordersHere(orders: readonly OpenOrder[], idAt: (venue: VenueCode) => string | null): readonly OrderHere[] {
  return orders.flatMap((order) => {
    const matchId = idAt(order.venue);
    return matchId !== null && order.matchIds.includes(matchId) ? [{ ...order, matchId }] : [];
  });
}

/** True if an order may be on a match: only a search shows which match another venue's is. */
export const mayBeHere = (order: OpenOrder, venue: VenueCode, matchId: string): boolean =>
  order.venue !== venue || order.matchIds.includes(matchId);
