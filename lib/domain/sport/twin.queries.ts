import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { venueOf } from '@/lib/venues/registry';
import type { Match } from './sport.model';

/** ms for which a match found at another venue is taken to be the same. */
const TWIN_FRESH_MS = 60_000;
/** ms until a venue that had no such match, or did not answer, is asked again. */
const TWIN_AGAIN_MS = 15_000;
/** Pages of another venue's list that are looked through. */
const TWIN_PAGES = 6;

/** The id under which another venue sells the same fixture; null when it does not, or when that is not sure. */
export function twinOptions(venue: VenueCode, match: Match) {
  return queryOptions({
    queryKey: ['twin', venue, match.venue, match.id] as const,
    queryFn: ({ signal }) => findAt(venue, match, signal),
    staleTime: TWIN_FRESH_MS,
    refetchInterval: ({ state }) => (state.data ? false : TWIN_AGAIN_MS),
    retry: false,
  });
}

async function findAt(venue: VenueCode, match: Match, signal: AbortSignal): Promise<string | null> {
  // Who looks for a twin has the page already: the names of teams come after it.
  const { findTwin } = await import('./twin.rules');
  // A list that holds it today may be another one there: venues end their days at different hours.
  for (const timeframe of match.status === 'live' ? (['live'] as const) : (['today', 'early'] as const)) {
    for (let page = 1, seen = 0; page <= TWIN_PAGES; page += 1) {
      const list = await venueOf(venue).getMatches({ sport: match.sport, timeframe, page }, { signal });
      const twin = findTwin(match, list.matches);
      if (twin) return twin.id;
      seen += list.matches.length;
      if (list.matches.length === 0 || seen >= list.total) break;
    }
  }
  return null;
}
