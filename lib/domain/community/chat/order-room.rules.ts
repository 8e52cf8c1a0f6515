import type { Order } from '@/lib/domain/betting/order/order.model';
import { isVoid } from '@/lib/domain/betting/order/order-state.rules';
import { matchPath } from '@/lib/routes';

/** The room of no match. */
export const LOBBY_ROOM = '1';

/** The room of a match by its venue and id; all venues' ids of one match lead to the same room. */
export function roomOfMatch(venue: string, matchId: string): string {
  return `${venue}-${matchId}`;
}

/** The event page with its room open. */
export function chatPath(venue: string, matchId: string): string {
  return `${matchPath(venue, matchId)}#chat`;
}

/** The room an order is shared in: that of its first match. Null for an order that was not accepted, and for 冠军, which has no match. */
export function roomOfOrder({ venue, state, legs }: Pick<Order, 'venue' | 'state' | 'legs'>): string | null {
  const [first] = legs;
  if (!first || isVoid({ state }) || legs.some(({ marketKind }) => marketKind === 'outright')) return null;
  return roomOfMatch(venue, first.matchId);
}
