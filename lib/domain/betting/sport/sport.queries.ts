import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { readingOf } from '@/lib/venues/registry';
import type { ListFilter } from '@/lib/venues/venue';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { SPORT_KEY } from '@/lib/query-keys';
import type { Snapshot } from '../match/sport.model';

/** ms from a response to the next request, as often as venues update. */
export const POLL_MS = { list: 4_000, detail: 5_000, counts: 10_000 } as const;

const now = () => steadyNow();

/** Adds the time of arrival to a response. */
export async function arrived<T>(load: Promise<T>): Promise<Snapshot<T>> {
  const data = await load;
  return { data, at: now() };
}

/** A page of matches. */
export function matchesOptions(venue: VenueCode, filter: ListFilter) {
  return queryOptions({
    queryKey: [...SPORT_KEY, venue, 'matches', filter.sport, filter.timeframe, filter.page, ...(filter.leagues ?? [])] as const,
    queryFn: async ({ signal }) => arrived((await readingOf(venue)).getMatches(filter, { signal })),
    // As in `KEPT` of price/poll.feed.ts: only the index reads it.
    structuralSharing: false,
  });
}

/** Number of matches per timeframe. */
export function countsOptions(venue: VenueCode) {
  return queryOptions({
    queryKey: [...SPORT_KEY, venue, 'counts'] as const,
    queryFn: async ({ signal }) => arrived((await readingOf(venue)).getCounts({ signal })),
  });
}
