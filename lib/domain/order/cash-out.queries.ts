import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { venueOf } from '@/lib/venues/registry';
import type { CashOut } from './cash-out.model';
import type { Order } from './order.model';
import { ORDER_KEY } from './order.queries';

/** ms between two prices. */
const CASH_OUT_POLL_MS = 5_000;

/** Prices of a venue's running orders, by order id. A venue that buys nothing back answers an empty list. */
export function cashOutsOptions(venue: VenueCode, orders: readonly Order[]) {
  return queryOptions({
    queryKey: [...ORDER_KEY, 'cash-out', venue, ...orders.map(({ id }) => id)] as const,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, CashOut>> => {
      const prices = await venueOf(venue).getCashOuts(orders, { signal });
      return new Map(prices.map((price) => [price.orderId, price]));
    },
    refetchInterval: CASH_OUT_POLL_MS,
    retry: false,
  });
}
