import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { worldNow } from '@/lib/kit/browser/world-time';
import { recordsOf } from '@/lib/venues/registry';
import { ORDER_KEY } from '@/lib/query-keys';
import { DAY, MINUTE } from '@pavilion/number/duration';
import type { Order } from './order.model';
import { readOrders } from './read-orders';

/** Maximum range of bet times in one request to a venue. */
const RANGE_MS = 30 * DAY;
/** ms by which a venue's clock may lag behind ours. */
const TOLERANCE_MS = MINUTE;
/** ms until an order that is in no list yet is searched again. */
const AGAIN_MS = 5_000;

/** Names an order among those of all venues. */
export const orderKey = ({ venue, id }: Pick<Order, 'venue' | 'id'>) => `${venue} ${id}`;

type Wanted = Pick<Order, 'venue' | 'id' | 'placedAt'>;

/** Orders that are open no more, by `orderKey`, from the venues' lists of settled ones; one that is in none is missing. */
export const findClosedOrders = (wanted: readonly Wanted[], signal?: AbortSignal) => findOrders(true, wanted, signal);

/** Open orders, by `orderKey`, from the venues' lists of open ones; one that is in none is missing. */
export const findOpenOrders = (wanted: readonly Wanted[]) => findOrders(false, wanted);

async function findOrders(settled: boolean, wanted: readonly Wanted[], signal?: AbortSignal): Promise<ReadonlyMap<string, Order>> {
  const venues = [...new Set(wanted.map(({ venue }) => venue))];
  const results = await Promise.allSettled(
    venues.map((venue) =>
      findOrdersAt(
        venue,
        settled,
        wanted.filter((one) => one.venue === venue),
        signal,
      ),
    ),
  );
  return new Map(
    results.flatMap((response) => (response.status === 'fulfilled' ? response.value : [])).map((order) => [orderKey(order), order]),
  );
}

/** The wanted orders among a venue's settled or open ones. Throws the errors of `getOrders`. */
export async function findOrdersAt(
  venue: VenueCode,
  settled: boolean,
  wanted: readonly Wanted[],
  signal?: AbortSignal,
): Promise<readonly Order[]> {
  const now = worldNow();
  const from = Math.max(now - RANGE_MS, Math.min(...wanted.map(({ placedAt }) => placedAt)) - TOLERANCE_MS);
  const records = await recordsOf(venue);
  const found: Order[] = [];
  const add = (orders: readonly Order[]) => {
    found.push(...orders.filter(({ id }) => wanted.some((one) => one.id === id)));
    return found.length >= wanted.length;
  };
  await readOrders(records, { settled, from, to: now + DAY }, add, signal);
  return found;
}

/** Orders that have left an open list, searched until every one is in a settled one. */
export function closedOrdersOptions(gone: readonly Order[]) {
  return queryOptions({
    queryKey: [...ORDER_KEY, 'closed', ...gone.map(orderKey)] as const,
    queryFn: ({ signal }) => findClosedOrders(gone, signal),
    refetchInterval: ({ state }) => (gone.every((order) => state.data?.has(orderKey(order))) ? false : AGAIN_MS),
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
}
