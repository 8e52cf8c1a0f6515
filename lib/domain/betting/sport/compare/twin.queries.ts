import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { readingOf } from '@/lib/venues/registry';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { SPORT_KEY } from '@/lib/query-keys';
import { MINUTE } from '@pavilion/number/duration';

/** ms for which a twin found at another venue stays valid. */
export const TWIN_FRESH_MS = MINUTE;
/** ms until a venue without a twin, or without a response, is queried again. */
export const TWIN_AGAIN_MS = 15_000;

/** Key of all searches. */
export const TWIN_KEY = ['twin'] as const;

const keyOf = (venue: VenueCode, match: Match) => [...TWIN_KEY, venue, match.venue, match.id] as const;

/** The id of the same fixture at another venue; null when the venue has none or the match is ambiguous. */
export function twinOptions(venue: VenueCode, match: Match) {
  return queryOptions({
    queryKey: keyOf(venue, match),
    queryFn: ({ client, signal }) => takeStreamed(client, venue, match) ?? findAt(venue, match, signal),
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
export function expectTwin(client: QueryClient, venue: VenueCode, match: Match, found: Promise<string | null>): void {
  const all = streamed.get(client) ?? new Map<string, Promise<string | null>>();
  streamed.set(client, all.set(keyOf(venue, match).join(), found));
  // It may never be requested.
  found.catch(() => undefined);
}

function takeStreamed(client: QueryClient, venue: VenueCode, match: Match): Promise<string | null> | undefined {
  const all = streamed.get(client);
  const key = keyOf(venue, match).join();
  const found = all?.get(key);
  all?.delete(key);
  return found;
}

async function findAt(venue: VenueCode, match: Match, signal: AbortSignal): Promise<string | null> {
  // Loaded after the page: the table of team names is large.
  const [{ searchTwin }, reading] = await Promise.all([import('./twin.rules'), readingOf(venue)]);
  const twin = await searchTwin(match, (timeframe, page) => reading.getMatches({ sport: match.sport, timeframe, page }, { signal }));
  return twin?.id ?? null;
}

/** Cache key of the twin's prices that came with the page. */
export const firstTwinKey = (venue: VenueCode, matchId: string) => [...SPORT_KEY, venue, 'first-twin', matchId] as const;
