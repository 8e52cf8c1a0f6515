import type { JoinedPage, Order } from './order.model';

/**
 * Joins several venues' pages into one list, newest bet first. While there is `more`, orders older than the last read one of
 * an unfinished venue are left out until its next page, so that the list grows only at its end.
 */
export function newestFirst(pages: readonly JoinedPage[], more: boolean): readonly Order[] {
  const read = new Map<string, { count: number; oldest: number; total: number }>();
  const orders = new Map<string, Order>();
  for (const { parts } of pages) {
    for (const [venue, part] of Object.entries(parts)) {
      const sums = read.get(venue) ?? { count: 0, oldest: Number.POSITIVE_INFINITY, total: 0 };
      const oldest = part.orders.reduce((least, { placedAt }) => Math.min(least, placedAt), sums.oldest);
      // After an empty page a venue has no more orders, whatever total it names.
      const total = part.orders.length === 0 ? 0 : part.total;
      read.set(venue, { count: sums.count + part.orders.length + part.invalidRows, oldest, total });
      // A new order shifts an older one to the next page: it is then on both.
      for (const order of part.orders) orders.set(`${venue} ${order.id}`, order);
    }
  }
  const floor = !more
    ? 0
    : [...read.values()].reduce((from, { count, oldest, total }) => (count < total ? Math.max(from, oldest) : from), 0);
  return [...orders.values()].filter(({ placedAt }) => placedAt >= floor).toSorted((a, b) => b.placedAt - a.placedAt);
}
