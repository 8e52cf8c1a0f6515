import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { readingOf } from '@/lib/venues/registry';
import type { ListFilter } from '@/lib/venues/venue';
import { SPORT_KEY } from '@/lib/query-keys';
import { MINUTE } from '@pavilion/number/duration';
import type { Fixture } from './twin.rules';

/** ms for which a twin found at another venue stays valid. */
export const TWIN_FRESH_MS = MINUTE;
/** ms until a venue without a twin, or without a response, is queried again. */
export const TWIN_AGAIN_MS = 15_000;

/** Key of all searches. */
export const TWIN_KEY = ['twin'] as const;

const keyOf = (venue: VenueCode, match: Fixture) => [...TWIN_KEY, venue, match.venue, match.id] as const;

/** The id of the same fixture at another venue; null when the venue has none or the match is ambiguous. */
export function twinOptions(venue: VenueCode, match: Fixture) {
  return queryOptions({
    queryKey: keyOf(venue, match),
    queryFn: ({ client }) => takeStreamed(client, venue, match) ?? findAt(client, venue, match),
    // Nothing observes it; an entry is an id.
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Searches that the page's server has not finished, by cache and key. */
const streamed = new WeakMap<QueryClient, Map<string, Promise<string | null>>>();

/**
 * Makes the first request of `twinOptions` wait for a search of the page's server, so that the page loads no code of a venue that is
 * late. `found` rejects when that venue did not respond.
 */
export function expectTwin(client: QueryClient, venue: VenueCode, match: Fixture, found: Promise<string | null>): void {
  const all = streamed.get(client) ?? new Map<string, Promise<string | null>>();
  streamed.set(client, all.set(keyOf(venue, match).join(), found));
  // It may never be requested.
  found.catch(() => undefined);
}

function takeStreamed(client: QueryClient, venue: VenueCode, match: Fixture): Promise<string | null> | undefined {
  const all = streamed.get(client);
  const key = keyOf(venue, match).join();
  const found = all?.get(key);
  all?.delete(key);
  return found;
}

/** ms for which a page of a venue's list serves the searches for several fixtures. */
const PAGE_FRESH_MS = 10_000;

/** A page of a venue's list for searches. No list on screen: the index of prices does not read it. */
function searchedPageOptions(venue: VenueCode, filter: ListFilter) {
  return queryOptions({
    queryKey: ['twin-page', venue, filter.sport, filter.timeframe, filter.page] as const,
    queryFn: async ({ signal }) => (await readingOf(venue)).getMatches(filter, { signal }),
    staleTime: PAGE_FRESH_MS,
    gcTime: MINUTE,
    retry: false,
    structuralSharing: false,
  });
}

async function findAt(client: QueryClient, venue: VenueCode, match: Fixture): Promise<string | null> {
  // Loaded after the page: the table of team names is large.
  const [{ searchTwin }] = await Promise.all([import('./twin.rules'), readingOf(venue)]);
  const twin = await searchTwin(match, (timeframe, page) =>
    client.query(searchedPageOptions(venue, { sport: match.sport, timeframe, page })),
  );
  return twin?.id ?? null;
}

/** Cache key of the twin's prices that came with the page. */
export const firstTwinKey = (venue: VenueCode, matchId: string) => [...SPORT_KEY, venue, 'first-twin', matchId] as const;
