import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { readingOf } from '@/lib/venues/registry';
import type { ListFilter } from '@/lib/venues/venue';
import type { LeagueEntryCount } from './league-choice.rules';

/** Every league of a list with its number of matches, pages not yet loaded included; most important first. */
export function leaguesOptions(venue: VenueCode, filter: Pick<ListFilter, 'sport' | 'timeframe'>) {
  return queryOptions({
    queryKey: ['leagues', venue, filter.sport, filter.timeframe] as const,
    queryFn: async ({ signal }): Promise<readonly LeagueEntryCount[]> => {
      const found = await (await readingOf(venue)).getLeagues(filter, { signal });
      return found
        .filter(({ matches }) => matches > 0)
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ id, name, matches }) => ({ leagueId: id, league: name, count: matches }));
    },
    staleTime: 30_000,
    retry: false,
  });
}
