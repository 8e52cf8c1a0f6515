import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { MINUTE } from '@pavilion/number/duration';
import { SPORT_KEY } from '@/lib/query-keys';

/** ms until another match may have finished that changes form or table. */
const STALE_MS = 5 * MINUTE;

/** Form, meetings and table of a match. */
export function pastOptions(venue: VenueCode, matchId: string) {
  return queryOptions({
    queryKey: [...SPORT_KEY, venue, 'past', matchId] as const,
    queryFn: async ({ signal }) => (await import('./past.api')).getPast(venue, matchId, { signal }),
    staleTime: STALE_MS,
  });
}
