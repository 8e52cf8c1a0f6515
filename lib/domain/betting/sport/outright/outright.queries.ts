import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { readingOf } from '@/lib/venues/registry';
import { outrightMatches } from './outright.rules';
import type { SportId } from '@/lib/domain/betting/match/sport.model';
import { arrived } from '@/lib/domain/betting/sport/sport.queries';
import { SPORT_KEY } from '@/lib/query-keys';

/** 冠军: each league as a match with one market, so that prices and rows work as for matches. */
export function outrightsOptions(venue: VenueCode, sport: SportId) {
  return queryOptions({
    queryKey: [...SPORT_KEY, venue, 'outrights', sport] as const,
    queryFn: async ({ signal }) => arrived((await readingOf(venue)).getOutrights(sport, { signal }).then(outrightMatches)),
  });
}
