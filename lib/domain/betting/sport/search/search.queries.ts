import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { worldNow } from '@/lib/kit/browser/world-time';
import { readingOf } from '@/lib/venues/registry';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { matching, namesOf, titleNamesOf } from './name-search.rules';
import { outrightsOptions } from '@/lib/domain/betting/sport/outright/outright.queries';
import { resultsOptions } from '@/lib/domain/betting/sport/results/result.queries';
import { resultDays } from '@/lib/domain/betting/sport/results/result.rules';
import type { Match, MatchList, Snapshot, SportId, Timeframe } from '@/lib/domain/betting/match/sport.model';
import { SPORTS, TIMEFRAMES } from '@/lib/domain/betting/match/sport.model';
import { isNickname } from '@/lib/domain/betting/sport/compare/team-names.rules';
import { MAX_PAGES } from '@/lib/domain/betting/sport/venue.rules';
import { readPages } from '@/lib/kit/list/read-pages';
import { FOUND_KEY, SPORT_KEY } from '@/lib/query-keys';
import { MINUTE } from '@pavilion/number/duration';

/** Pinyin and English, which the site searches itself: a venue matches only names as it writes them. */
const LETTERS = /^[a-zü\d\s]+$/i;
/** ms for which lists serve further searches: typing letter by letter costs a venue one request. */
const LISTED_MS = 30_000;
const MAX_FOUND = 40;

/** Matches of a venue by team or league in any sport, typed in Chinese, pinyin or English; `sport` first. */
export function searchOptions(venue: VenueCode, sport: SportId, query: string) {
  return queryOptions({
    queryKey: [...SPORT_KEY, venue, 'search', sport, query] as const,
    queryFn: async ({ client, signal }): Promise<Snapshot<MatchList>> => {
      const response = LETTERS.test(query) ? EMPTY : await (await readingOf(venue)).search(query, { signal });
      // A venue matches names only as it writes them: not nicknames (巴萨, which also matches 巴萨克谢希尔), nor two teams at once.
      if (!LETTERS.test(query) && !isNickname(query) && !/\s/.test(query) && (response.matches.length > 0 || [...query].length < 2)) {
        return { data: firstOf(response), at: steadyNow() };
      }
      const results = await Promise.allSettled(sportsFrom(sport).map((one) => client.query(listedOptions(venue, one))));
      const read = fulfilled(results);
      const list = joined(read.map(({ data }) => data));
      return { data: firstOf(joined([named(list, query), response])), at: Math.min(...read.map(({ at }) => at)) };
    },
    staleTime: 10_000,
    retry: false,
  });
}

/** ms for which a venue's 冠军 and 赛果 serve every search. */
const SHELF_MS = MINUTE;
/** Days of 赛果 that are searched, today included: the first page of each, which holds the great leagues. */
const RESULT_DAYS = 2;

/** 冠军 of a venue by league or contender, `sport` first; requests each sport once a minute. */
export function titlesOptions(venue: VenueCode, sport: SportId, query: string) {
  return queryOptions({
    queryKey: [...FOUND_KEY, venue, 'titles', sport, query] as const,
    queryFn: async ({ client }): Promise<readonly Match[]> => {
      const requests = sportsFrom(sport).map((one) => client.query({ ...outrightsOptions(venue, one), staleTime: SHELF_MS }));
      const lists = fulfilled(await Promise.allSettled(requests));
      return matching(matchesOf(lists), titleNamesOf, query).slice(0, MAX_FOUND);
    },
    staleTime: SHELF_MS,
    retry: false,
  });
}

/** Finished matches of today and yesterday at a venue that match the search text, latest first. */
export function endedOptions(venue: VenueCode, sport: SportId, query: string) {
  return queryOptions({
    queryKey: [...FOUND_KEY, venue, 'results', sport, query] as const,
    queryFn: async ({ client }): Promise<readonly Match[]> => {
      const days = resultDays(worldNow()).slice(0, RESULT_DAYS);
      const requests = sportsFrom(sport).flatMap((one) =>
        days.map(({ from, to }) => client.query(resultsOptions(venue, { sport: one, from, to, page: 1, byLeague: true }))),
      );
      const lists = fulfilled(await Promise.allSettled(requests));
      const latest = matchesOf(lists).toSorted((a, b) => b.startTime - a.startTime);
      return matching(latest, namesOf, query).slice(0, MAX_FOUND);
    },
    staleTime: SHELF_MS,
    retry: false,
  });
}

/** Every sport, the given one first. */
const sportsFrom = (sport: SportId): readonly SportId[] => [sport, ...SPORTS.filter((other) => other !== sport)];

const matchesOf = (lists: readonly Snapshot<MatchList>[]): readonly Match[] => joined(lists.map(({ data }) => data)).matches;

const EMPTY: MatchList = { matches: [], total: 0, invalidRows: 0 };

const firstOf = (list: MatchList): MatchList => ({ ...list, matches: list.matches.slice(0, MAX_FOUND) });

/** All matches that a venue lists of a sport, each once. */
export function listedOptions(venue: VenueCode, sport: SportId) {
  return queryOptions({
    queryKey: ['listed', venue, sport] as const,
    queryFn: async (): Promise<Snapshot<MatchList>> => ({ data: await listed(venue, sport), at: steadyNow() }),
    staleTime: LISTED_MS,
    retry: false,
  });
}

async function listed(venue: VenueCode, sport: SportId): Promise<MatchList> {
  return joined(fulfilled(await Promise.allSettled(TIMEFRAMES.map((timeframe) => wholeList(venue, sport, timeframe)))));
}

/** Loads a list page by page until its total is reached; stops at a later page that fails. */
async function wholeList(venue: VenueCode, sport: SportId, timeframe: Timeframe): Promise<MatchList> {
  const reading = await readingOf(venue);
  const pages: MatchList[] = [];
  const whole = readPages({
    read: (page) => reading.getMatches({ sport, timeframe, page }),
    use: (list) => void pages.push(list),
    rows: ({ matches, invalidRows }) => matches.length + invalidRows,
    max: MAX_PAGES,
  });
  await whole.catch((error: unknown) => {
    if (pages.length === 0) throw error;
  });
  return joined(pages);
}

/** Values of the fulfilled requests. @throws the first failure when all failed. */
function fulfilled<T>(results: readonly PromiseSettledResult<T>[]): readonly T[] {
  const values = results.flatMap((response) => (response.status === 'fulfilled' ? [response.value] : []));
  const failed = results.find((response) => response.status === 'rejected');
  if (failed && values.length === 0) throw failed.reason;
  return values;
}

/** Merges lists, each match once. */
function joined(lists: readonly MatchList[]): MatchList {
  const matches = [...new Map(lists.flatMap((list) => list.matches.map((match) => [match.id, match] as const))).values()];
  return { matches, total: matches.length, invalidRows: lists.reduce((sum, { invalidRows }) => sum + invalidRows, 0) };
}

/** Matches of a list whose names match the text. */
function named({ matches, invalidRows }: MatchList, query: string): MatchList {
  const found = matching(matches, namesOf, query);
  return { matches: found, total: found.length, invalidRows };
}
