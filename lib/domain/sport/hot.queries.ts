import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { venueOf } from '@/lib/venues/registry';
import { pickHot } from './hot.rules';
import type { MatchList, SportId } from './sport.model';
import { arrived, SPORT_KEY } from './sport.queries';

/** Matches that a page outside the sport pages shows. */
export const HOT_COUNT = 4;

/** The few matches that the home page shows, live first. */
export function hotOptions(venue: VenueCode, sport: SportId = 'football') {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'hot', sport] as const,
    queryFn: ({ signal }) => arrived(hotList((timeframe) => venueOf(venue).getMatches({ sport, timeframe, page: 1 }, { signal }))),
  });
}

/** Asks for today's matches only when the live ones do not fill the block. */
export async function hotList(getList: (timeframe: 'live' | 'today') => Promise<MatchList>): Promise<MatchList> {
  const live = await getList('live');
  const today = live.matches.length < HOT_COUNT ? await getList('today').catch(() => null) : null;
  const matches = pickHot(live.matches, today?.matches ?? [], HOT_COUNT);
  return { matches, total: matches.length, misfits: live.misfits + (today?.misfits ?? 0) };
}
