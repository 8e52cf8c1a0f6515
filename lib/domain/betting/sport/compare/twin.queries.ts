import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { readingOf } from '@/lib/venues/registry';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { SPORT_KEY } from '@/lib/query-keys';
import { MINUTE } from '@pavilion/number/duration';

/** ms for which a twin found at another venue stays valid. */
const TWIN_FRESH_MS = MINUTE;
/** ms until a venue without a twin, or without a response, is queried again. */
const TWIN_AGAIN_MS = 15_000;

/** The id of the same fixture at another venue; null when the venue has none or the match is ambiguous. */
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
  // Loaded after the page: the table of team names is large.
  const [{ searchTwin }, reading] = await Promise.all([import('./twin.rules'), readingOf(venue)]);
  const twin = await searchTwin(match, (timeframe, page) => reading.getMatches({ sport: match.sport, timeframe, page }, { signal }));
  return twin?.id ?? null;
}

/** Cache key of the twin's prices that came with the page. */
export const firstTwinKey = (venue: VenueCode, matchId: string) => [...SPORT_KEY, venue, 'first-twin', matchId] as const;
