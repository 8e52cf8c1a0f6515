import { readPages } from '@/lib/kit/list/read-pages';
import type { VenueRecords } from '@/lib/venues/venue';
import type { Order } from './order.model';

/** Most pages of a venue's list that are read. */
const MAX_PAGES = 5;

/** Reads a venue's orders page by page until `use` returns true. Throws the errors of `getOrders`. */
export async function readOrders(
  records: Pick<VenueRecords, 'getOrders'>,
  filter: { settled: boolean; from: number; to: number },
  use: (orders: readonly Order[]) => boolean | void,
  signal?: AbortSignal,
): Promise<void> {
  await readPages({
    read: (page) => records.getOrders({ ...filter, page }, signal ? { signal } : {}),
    use: ({ orders }) => use(orders),
    rows: ({ orders, invalidRows }) => orders.length + invalidRows,
    max: MAX_PAGES,
  });
}
