import type { Order } from './order.model';

/** ms between two reads while a bet is pending at its venue, and while one is open or a venue fails. */
const PENDING_POLL_MS = 2_000;
const OPEN_POLL_MS = 10_000;

/** ms until the orders are read again: pending bets first, then open bets and failing venues; false = never. */
export function pollOf(orders: readonly Pick<Order, 'state'>[], failing = false): number | false {
  if (orders.some((order) => order.state === 'pending')) return PENDING_POLL_MS;
  return failing || orders.some((order) => order.state === 'accepted') ? OPEN_POLL_MS : false;
}

/** True if a venue of the read failed. */
export const isFailing = ({ missing, lateVenues }: { missing: readonly unknown[]; lateVenues: readonly unknown[] }) =>
  missing.length + lateVenues.length > 0;
