import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { arrived } from '@/lib/domain/betting/sport/sport.queries';
import { worldNow } from '@/lib/kit/browser/world-time';
import { readingOf } from '@/lib/venues/registry';
import type { ResultFilter } from '@/lib/venues/venue';
import { SPORT_KEY } from '@/lib/query-keys';
import { findResult, getSpanResults, type ResultSpan } from './result.api';
import { resultHint } from './result.rules';
import { MINUTE } from '@pavilion/number/duration';

/** A page of finished matches; kick-off in [from, to), ms. */
export function resultsOptions(venue: VenueCode, filter: ResultFilter) {
  return queryOptions({
    queryKey: [...SPORT_KEY, venue, 'results', filter.sport, filter.from, filter.to, filter.page, filter.byLeague ?? false] as const,
    queryFn: async ({ signal }) => arrived((await readingOf(venue)).getResults(filter, { signal })),
    staleTime: MINUTE,
  });
}

/** All finished matches of a span at a venue. */
export function spanResultsOptions(venue: VenueCode, span: ResultSpan) {
  return queryOptions({
    queryKey: [...SPORT_KEY, venue, 'results', span.sport, span.from, span.to] as const,
    queryFn: async ({ signal }) => {
      const reading = await readingOf(venue);
      return arrived(getSpanResults((filter) => reading.getResults(filter, { signal }), span));
    },
    staleTime: MINUTE,
  });
}

/**
 * The result of a match that its venue has dropped; `address`: the query of its page, which may name the place of the result. Null: none.
 */
export function resultOptions(venue: VenueCode, matchId: string, address: URLSearchParams) {
  const [sport, kickoff] = [address.get('sport'), address.get('kickoff')];
  return queryOptions({
    queryKey: [...SPORT_KEY, venue, 'result', matchId, sport, kickoff] as const,
    queryFn: async ({ signal }) => {
      const reading = await readingOf(venue);
      const now = worldNow();
      const search = { matchId, hint: resultHint(sport, kickoff, now), sport: reading.sportOfMatchId?.(matchId) ?? null, now };
      return findResult((filter) => reading.getResults(filter, { signal }), search);
    },
    staleTime: MINUTE,
  });
}
