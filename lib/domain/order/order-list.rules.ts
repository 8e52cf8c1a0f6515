import type { JoinedPage, Order } from './order.model';

/**
 * The orders of several venues' pages as one list, newest bet first. While there is `more` to read, what is older than the last
 * one read of a venue that has more waits for that venue's next page: read further, the list only grows at its end.
 */
export function newestFirst(pages: readonly JoinedPage[], more: boolean): readonly Order[] {
  const read = new Map<string, { count: number; oldest: number; total: number }>();
  const orders = new Map<string, Order>();
  for (const { parts } of pages) {
    for (const [venue, part] of Object.entries(parts)) {
      const sums = read.get(venue) ?? { count: 0, oldest: Number.POSITIVE_INFINITY, total: 0 };
      const oldest = part.orders.reduce((least, { placedAt }) => Math.min(least, placedAt), sums.oldest);
      // A venue that answers an empty page has no more, whatever it counts.
      const total = part.orders.length === 0 ? 0 : part.total;
      read.set(venue, { count: sums.count + part.orders.length + part.invalidRows, oldest, total });
      // An order that a new one pushed onto the next page stands on both.
      for (const order of part.orders) orders.set(`${venue} ${order.id}`, order);
    }
  }
  const floor = !more
    ? 0
    : [...read.values()].reduce((from, { count, oldest, total }) => (count < total ? Math.max(from, oldest) : from), 0);
  return [...orders.values()].filter(({ placedAt }) => placedAt >= floor).toSorted((a, b) => b.placedAt - a.placedAt);
}
