import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { ORDER_KEY } from '@/lib/query-keys';
import { findOrdersAt } from '../found-orders.queries';
import type { OpenOrder } from '../open-orders.model';
import type { Order } from '../order.model';

/** ms between two reads of the content of bets, which changes only with a settled leg; a command makes it stale at once. */
const CONTENT_MS = 30_000;

const keyOf = (venue: VenueCode) => [...ORDER_KEY, 'bets', venue] as const;

/** Open orders of a venue with their content; one that the venue no longer lists is missing. */
export function betsOptions(client: QueryClient, venue: VenueCode, wanted: readonly OpenOrder[]) {
  return queryOptions({
    queryKey: [...keyOf(venue), ...wanted.map(({ id }) => id)] as const,
    queryFn: ({ signal }): Promise<readonly Order[]> => findOrdersAt(venue, false, wanted, signal),
    refetchInterval: CONTENT_MS,
    // A new bet must not empty the rows of the others.
    placeholderData: () => newest(client, venue),
  });
}

/** The venue's last response for any set of bets. */
function newest(client: QueryClient, venue: VenueCode): readonly Order[] | undefined {
  const cached = client.getQueryCache().findAll({ queryKey: keyOf(venue) });
  return cached.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.state.data as readonly Order[] | undefined;
}
