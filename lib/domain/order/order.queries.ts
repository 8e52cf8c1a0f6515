import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { worldNow } from '@/lib/kit/browser/world-time';
import { venueOf } from '@/lib/venues/registry';
import type { Order, OrderPage } from './order.model';
import { BACK_DAYS, DEFAULT_VIEW, rangeOf, type OrderView } from './order-view.rules';

/** Everything about orders lies under this key. */
export const ORDER_KEY = ['order'] as const;

/** ms between two readings while a bet waits for its venue, and while one waits for its match. */
const PENDING_POLL_MS = 2_000;
const OPEN_POLL_MS = 10_000;
const DAY = 86_400_000;

/** How soon the orders change by themselves; false = not at all. */
export function pollOf(orders: readonly Order[]): number | false {
  if (orders.some((order) => order.state === 'pending')) return PENDING_POLL_MS;
  return orders.some((order) => order.state === 'accepted') ? OPEN_POLL_MS : false;
}

/** Orders of a view, page by page, newest bet first. Several venues are read side by side. */
export function ordersOptions(view: OrderView, venues: readonly VenueCode[]) {
  const asked = view.venue ? [view.venue] : venues;
  return infiniteQueryOptions({
    queryKey: [...ORDER_KEY, 'list', asked, view.state, view.range, view.from, view.to] as const,
    queryFn: ({ pageParam, signal }) => getPage(view, asked, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.orders.length + page.misfits, 0);
      return last.orders.length > 0 && read < last.total ? last.page + 1 : undefined;
    },
    refetchInterval: ({ state }) => pollOf(state.data?.pages.flatMap((page) => page.orders) ?? []),
  });
}

/** Open orders at a glance: the first page of every venue. */
export function openOrdersOptions(venues: readonly VenueCode[]) {
  return queryOptions({
    queryKey: [...ORDER_KEY, 'open', venues] as const,
    queryFn: ({ signal }) =>
      getPage({ state: 'open', range: 'month', from: null, to: null, venue: null }, venues, 1, signal),
    refetchInterval: ({ state }) => pollOf(state.data?.orders ?? []),
  });
}

async function getPage(
  view: OrderView,
  venues: readonly VenueCode[],
  page: number,
  signal: AbortSignal,
): Promise<OrderPage> {
  const now = worldNow();
  // An open order is asked for whatever its age.
  const range = view.state === 'open' ? null : (rangeOf(view, now) ?? rangeOf(DEFAULT_VIEW, now));
  const filter = { settled: view.state === 'settled', ...(range ?? { from: now - BACK_DAYS * DAY, to: now + DAY }), page };
  const answers = await Promise.allSettled(venues.map((venue) => venueOf(venue).getOrders(filter, { signal })));
  const pages = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  // One venue that is down hides no other's orders; when none answers there is nothing to show.
  if (failed && pages.length === 0) throw failed.reason;
  const missing = venues.filter((_, at) => answers[at]!.status === 'rejected');
  return { ...joinPages(pages, page), ...(missing.length > 0 ? { missing } : {}) };
}

/** Several venues' answers to the same page as one, newest bet first. */
export function joinPages(pages: readonly OrderPage[], page: number): OrderPage {
  const totals = pages.flatMap((one) => (one.totals ? [one.totals] : []));
  const complete = totals.length === pages.length && totals.length > 0;
  return {
    orders: pages.flatMap((one) => one.orders).toSorted((a, b) => b.placedAt - a.placedAt),
    page,
    total: pages.reduce((sum, one) => sum + one.total, 0),
    misfits: pages.reduce((sum, one) => sum + one.misfits, 0),
    totals: complete
      ? totals.reduce((sum, one) => ({
          count: sum.count + one.count,
          stake: sum.stake + one.stake,
          payout: sum.payout + one.payout,
          profit: sum.profit + one.profit,
        }))
      : null,
  };
}
