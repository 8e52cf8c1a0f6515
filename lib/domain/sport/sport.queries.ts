import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { venueOf } from '@/lib/venues/registry';
import type { ListFilter, ResultFilter } from '@/lib/venues/venue';
import { pickHot } from './board.rules';
import { outrightMatches } from './outright.rules';
import type { MatchList, Snapshot, SportId } from './sport.model';

/** ms between two answers, the venue's own rhythm. */
export const POLL_MS = { list: 4_000, detail: 5_000, counts: 10_000 } as const;

/** Matches that a page outside the sport pages shows. */
export const HOT_COUNT = 4;

/** Every key of the sport cache begins with this word. */
export const SPORT_KEY = 'sport';

const now = () => Date.now();

async function arrived<T>(answer: Promise<T>): Promise<Snapshot<T>> {
  const data = await answer;
  return { data, at: now() };
}

/** A page of matches. */
export function matchesOptions(venue: VenueCode, filter: ListFilter) {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'matches', filter.sport, filter.timeframe, filter.page] as const,
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

/** 冠军: each competition as a match with one market, so that prices and rows are the same everywhere. */
export function outrightsOptions(venue: VenueCode, sport: SportId) {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'outrights', sport] as const,
    queryFn: ({ signal }) => arrived(venueOf(venue).getOutrights(sport, { signal }).then(outrightMatches)),
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

/** The few matches that the home page shows, live first. */
export function hotOptions(venue: VenueCode, sport: SportId = 'football') {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'hot', sport] as const,
    queryFn: ({ signal }) =>
      arrived(
        hotList((timeframe) => venueOf(venue).getMatches({ sport, timeframe, page: 1 }, { signal })),
      ),
  });
}

/** Asks for today's matches only when the live ones do not fill the block. */
export async function hotList(getList: (timeframe: 'live' | 'today') => Promise<MatchList>): Promise<MatchList> {
  const live = await getList('live');
  const today = live.matches.length < HOT_COUNT ? await getList('today').catch(() => null) : null;
  const matches = pickHot(live.matches, today?.matches ?? [], HOT_COUNT);
  return { matches, total: matches.length, misfits: live.misfits + (today?.misfits ?? 0) };
}
