import type { Order } from '@/lib/domain/order/order.model';
import { matchPath } from '@/lib/routes';

/** The room of a match, by the name that its venue gives it; every venue's name leads to the same room. */
export function roomOfMatch(venue: string, matchId: string): string {
  return `${venue}-${matchId}`;
}

/** The event page with its room open. */
export function chatPath(venue: string, matchId: string): string {
  return `${matchPath(venue, matchId)}#chat`;
}

/** Where an order is shown: the room of its first match. Null for one that did not come about, and for 冠军, which is no match. */
export function roomOfOrder({ venue, state, legs }: Pick<Order, 'venue' | 'state' | 'legs'>): string | null {
  const [first] = legs;
  if (!first || state === 'rejected' || state === 'cancelled' || legs.some(({ marketKind }) => marketKind === 'outright')) return null;
  return roomOfMatch(venue, first.matchId);
}
