import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { BACK_DAYS, rangeOf } from '@/lib/kit/list/range.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { recordsOf } from '@/lib/venues/registry';
import { DAY } from '@pavilion/number/duration';
import { ORDER_LISTS_KEY } from './open-orders.queries';
import { isFailing, pollOf } from './order-poll.rules';
import type { JoinedPage, OrderPage } from './order.model';
import { DEFAULT_VIEW, type OrderView } from './order-view.rules';

/** Orders of a view, page by page, newest bet first. Several venues are read in parallel. */
export function ordersOptions(view: OrderView, venues: readonly VenueCode[]) {
  const chosen = view.venue ? [view.venue] : venues;
  const queryKey = [...ORDER_LISTS_KEY, chosen, view.state, view.range, view.from, view.to] as const;
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ client, pageParam, signal }) => {
      const known = client.getQueryData<InfiniteData<JoinedPage, number>>(queryKey);
      return getPage(
        view,
        chosen,
        pageParam,
        signal,
        known?.pages.find(({ page }) => page === pageParam),
      );
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.orders.length + page.invalidRows, 0);
      return last.orders.length > 0 && read < last.total ? last.page + 1 : undefined;
    },
    refetchInterval: ({ state }) => pollOf(state.data?.pages.flatMap((page) => page.orders) ?? [], state.data?.pages.some(isFailing)),
  });
}

async function getPage(
  view: OrderView,
  venues: readonly VenueCode[],
  page: number,
  signal: AbortSignal,
  known: JoinedPage | undefined,
): Promise<JoinedPage> {
  const now = worldNow();
  // An open order is requested at any age.
  const range = view.state === 'open' ? null : (rangeOf(view, now) ?? rangeOf(DEFAULT_VIEW, now));
  const filter = { settled: view.state === 'settled', ...(range ?? { from: now - BACK_DAYS * DAY, to: now + DAY }), page };
  const results = await Promise.allSettled(venues.map(async (venue) => (await recordsOf(venue)).getOrders(filter, { signal })));
  const failed = results.filter((response) => response.status === 'rejected');
  // A failing venue hides neither other venues' orders nor its own known ones; the query fails when all venues fail.
  if (failed[0] && failed.length === venues.length) throw failed[0].reason;
  const failing = venues.filter((_, index) => results[index]!.status === 'rejected');
  const parts = Object.fromEntries(
    venues.flatMap((venue, index) => {
      const response = results[index]!;
      const part = response.status === 'fulfilled' ? response.value : known?.parts[venue];
      return part ? [[venue, part]] : [];
    }),
  ) as JoinedPage['parts'];
  return {
    ...joinPages(Object.values(parts), page),
    parts,
    missing: failing.filter((venue) => !parts[venue]),
    lateVenues: failing.filter((venue) => parts[venue]),
  };
}

/** Joins several venues' responses for the same page, newest bet first. */
export function joinPages(pages: readonly OrderPage[], page: number): OrderPage {
  const totals = pages.flatMap((one) => (one.totals ? [one.totals] : []));
  const complete = totals.length === pages.length && totals.length > 0;
  return {
    orders: pages.flatMap((one) => one.orders).toSorted((a, b) => b.placedAt - a.placedAt),
    page,
    total: pages.reduce((sum, one) => sum + one.total, 0),
    invalidRows: pages.reduce((sum, one) => sum + one.invalidRows, 0),
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
