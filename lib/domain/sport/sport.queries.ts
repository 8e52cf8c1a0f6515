import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { venueOf } from '@/lib/venues/registry';
import type { ListFilter, ResultFilter } from '@/lib/venues/venue';
import type { Snapshot } from './sport.model';

/** ms between two answers, the venue's own rhythm. */
export const POLL_MS = { list: 4_000, detail: 5_000, counts: 10_000 } as const;

/** Every key of the sport cache begins with this word. */
export const SPORT_KEY = 'sport';

const now = () => Date.now();

/** An answer with the time of its arrival. */
export async function arrived<T>(answer: Promise<T>): Promise<Snapshot<T>> {
  const data = await answer;
  return { data, at: now() };
}

/** A page of matches. */
export function matchesOptions(venue: VenueCode, filter: ListFilter) {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'matches', filter.sport, filter.timeframe, filter.page, ...(filter.competitions ?? [])] as const,
    queryFn: ({ signal }) => arrived(venueOf(venue).getMatches(filter, { signal })),
  });
}

/** One match with every market. */
export function matchOptions(venue: VenueCode, matchId: string) {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'match', matchId] as const,
    queryFn: ({ signal }) => arrived(venueOf(venue).getMatch(matchId, { signal })),
  });
}

/** Matches whose ids are known: starred ones, found ones. */
export function byIdOptions(venue: VenueCode, matchIds: readonly string[]) {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'by-id', ...matchIds] as const,
    queryFn: ({ signal }) => arrived(venueOf(venue).getMatchesById(matchIds, { signal })),
  });
}

/** A page of matches that are over; kick-off in [from, to), ms. */
export function resultsOptions(venue: VenueCode, filter: ResultFilter) {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'results', filter.sport, filter.from, filter.to, filter.page] as const,
    queryFn: ({ signal }) => arrived(venueOf(venue).getResults(filter, { signal })),
    staleTime: 60_000,
  });
}

/** Number of matches per timeframe. */
export function countsOptions(venue: VenueCode) {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'counts'] as const,
    queryFn: ({ signal }) => arrived(venueOf(venue).getCounts({ signal })),
  });
}
