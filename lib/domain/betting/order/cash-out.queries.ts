import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { bettingOf } from '@/lib/venues/registry';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { ORDER_KEY } from '@/lib/query-keys';
import type { CashOut } from './cash-out.model';
import { inPlayOf } from './cash-out.rules';
import type { Order } from './order.model';

/** ms between two price requests. */
const CASH_OUT_POLL_MS = 5_000;

/** ms; an older price is not shown. */
const KNOWN_MS = 15_000;

const keyOf = (venue: VenueCode) => [...ORDER_KEY, 'cash-out', venue] as const;

/**
 * Prices of the stakes that a venue's open orders have in play, by order id. The key contains the stakes, so a change requests new prices
 * at once. A venue without cash-out returns an empty list. `every`: ms between two requests.
 */
export function cashOutsOptions(venue: VenueCode, orders: readonly Order[], every: number | false = CASH_OUT_POLL_MS) {
  return queryOptions({
    queryKey: [...keyOf(venue), ...orders.map((order) => `${order.id} ${inPlayOf(order).stake}`)] as const,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, CashOut>> => {
      const prices = await (await bettingOf(venue)).getCashOuts(orders, { signal });
      return new Map(prices.map((price) => [price.orderId, price]));
    },
    refetchInterval: every,
    retry: false,
  });
}

/**
 * A venue's last prices for any set of orders, shown until it responds for the current set: when one order ends or is confirmed, the
 * others' prices and the open sheet must stay.
 */
export function knownCashOuts(client: QueryClient, venue: VenueCode): ReadonlyMap<string, CashOut> | undefined {
  const cached = client.getQueryCache().findAll({ queryKey: keyOf(venue) });
  const newest = cached.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.state;
  return newest && Math.abs(steadyNow() - newest.dataUpdatedAt) <= KNOWN_MS
    ? (newest.data as ReadonlyMap<string, CashOut> | undefined)
    : undefined;
}
