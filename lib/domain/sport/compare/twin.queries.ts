import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { venueOf } from '@/lib/venues/registry';
import type { Match } from '@/lib/domain/sport/sport.model';
import { SPORT_KEY } from '@/lib/domain/sport/sport.queries';

/** ms for which a match found at another venue is taken to be the same. */
const TWIN_FRESH_MS = 60_000;
/** ms until a venue that had no such match, or did not answer, is asked again. */
const TWIN_AGAIN_MS = 15_000;

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
  const { searchTwin } = await import('./twin.rules');
  const twin = await searchTwin(match, (timeframe, page) => venueOf(venue).getMatches({ sport: match.sport, timeframe, page }, { signal }));
  return twin?.id ?? null;
}

/** Where the prices lie that a page brought of the fixture at another venue. */
export const firstTwinKey = (venue: VenueCode, matchId: string) => [SPORT_KEY, venue, 'first-twin', matchId] as const;
