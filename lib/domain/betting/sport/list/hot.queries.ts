import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { readingOf } from '@/lib/venues/registry';
import { pickHot, wantsLater } from './hot.rules';
import type { MatchList } from '@/lib/domain/betting/match/sport.model';
import { arrived } from '@/lib/domain/betting/sport/sport.queries';
import { SPORT_KEY } from '@/lib/query-keys';

/** Number of matches shown on pages outside sport. */
export const HOT_COUNT = 8;

/** They have one page, of football. */
export const HOT_LIST = { sport: 'football', timeframe: 'hot', page: 1 } as const;

/** The matches that the home page shows. */
export function hotOptions(venue: VenueCode) {
  return queryOptions({
    queryKey: [...SPORT_KEY, venue, 'hot'] as const,
    queryFn: async ({ signal }) => {
      const reading = await readingOf(venue);
      return arrived(hotList((timeframe) => reading.getMatches({ ...HOT_LIST, timeframe }, { signal })));
    },
  });
}

/** Requests later days only when live and today's lists hold few matches of the great leagues. */
export async function hotList(getList: (timeframe: 'live' | 'today' | 'early') => Promise<MatchList>): Promise<MatchList> {
  const [live, today] = await Promise.all([getList('live'), getList('today').catch(() => null)]);
  const soon = [...live.matches, ...(today?.matches ?? [])];
  const early = wantsLater(soon) ? await getList('early').catch(() => null) : null;
  const matches = pickHot(live.matches, [...(today?.matches ?? []), ...(early?.matches ?? [])], HOT_COUNT);
  return { matches, total: matches.length, invalidRows: live.invalidRows + (today?.invalidRows ?? 0) + (early?.invalidRows ?? 0) };
}
