import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { readingOf } from '@/lib/venues/registry';
import type { ResultFilter } from '@/lib/venues/venue';
import { arrived, SPORT_KEY } from '@/lib/domain/sport/sport.queries';

/** A page of finished matches; kick-off in [from, to), ms. */
export function resultsOptions(venue: VenueCode, filter: ResultFilter) {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'results', filter.sport, filter.from, filter.to, filter.page, filter.byLeague ?? false] as const,
    queryFn: async ({ signal }) => arrived((await readingOf(venue)).getResults(filter, { signal })),
    staleTime: 60_000,
  });
}
