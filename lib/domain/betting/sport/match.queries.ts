import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { readingOf } from '@/lib/venues/registry';
import { SPORT_KEY } from '@/lib/query-keys';
import { arrived } from './sport.queries';

/** One match with every market. */
export function matchOptions(venue: VenueCode, matchId: string) {
  return queryOptions({
    queryKey: [...SPORT_KEY, venue, 'match', matchId] as const,
    queryFn: async ({ signal }) => arrived((await readingOf(venue)).getMatch(matchId, { signal })),
  });
}

/** Matches by id: starred ones, search results. */
export function byIdOptions(venue: VenueCode, matchIds: readonly string[]) {
  return queryOptions({
    queryKey: [...SPORT_KEY, venue, 'by-id', ...matchIds] as const,
    queryFn: async ({ signal }) => arrived((await readingOf(venue)).getMatchesById(matchIds, { signal })),
  });
}
