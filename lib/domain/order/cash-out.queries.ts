import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { bettingOf } from '@/lib/venues/registry';
import type { CashOut } from './cash-out.model';
import { inPlayOf } from './cash-out.rules';
import type { Order } from './order.model';
import { ORDER_KEY } from './order.queries';

/** ms between two prices. */
const CASH_OUT_POLL_MS = 5_000;

/** ms; a price that is older is shown no more. */
const KNOWN_MS = 15_000;

const keyOf = (venue: VenueCode) => [...ORDER_KEY, 'cash-out', venue] as const;

/** Prices of what a venue's running orders have in play, by order id: for less than before they are asked at once. A venue that buys nothing back answers an empty list. */
export function cashOutsOptions(venue: VenueCode, orders: readonly Order[]) {
  return queryOptions({
    queryKey: [...keyOf(venue), ...orders.map((order) => `${order.id} ${inPlayOf(order).stake}`)] as const,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, CashOut>> => {
      const prices = await (await bettingOf(venue)).getCashOuts(orders, { signal });
      return new Map(prices.map((price) => [price.orderId, price]));
    },
    refetchInterval: CASH_OUT_POLL_MS,
    retry: false,
  });
}

/**
 * What a venue last paid, while other orders ran: shown until it has answered for just these. One order that ends or is
 * confirmed must not take the others' prices along, nor the sheet in which one of them is being sold.
 */
export function knownCashOuts(client: QueryClient, venue: VenueCode): ReadonlyMap<string, CashOut> | undefined {
  const cached = client.getQueryCache().findAll({ queryKey: keyOf(venue) });
  const newest = cached.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.state;
  return newest && Date.now() - newest.dataUpdatedAt <= KNOWN_MS ? (newest.data as ReadonlyMap<string, CashOut> | undefined) : undefined;
}
