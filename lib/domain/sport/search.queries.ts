import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { abbreviates, answersTo, initialsOf, spellingOf } from '@/lib/kit/format/pinyin';
import { venueOf } from '@/lib/venues/registry';
import type { Match, MatchList, Snapshot, SportId, Timeframe } from './sport.model';
import { SPORTS, TIMEFRAMES } from './sport.model';
import { SPORT_KEY } from './sport.queries';
import { isNickname, letters, otherNames } from './team-names.rules';
import { MOST_PAGES } from './venue.rules';

/** Letters are sought in pinyin by ourselves; a venue only knows names as they are written. */
const LETTERS = /^[a-zü\d\s]+$/i;
/** ms for which the same lists serve: who types letter by letter asks a venue once. */
const LISTED_MS = 30_000;
const MOST_FOUND = 40;

/** Matches of a venue that answer to what was typed: names and competitions of any sport, Chinese or pinyin; `sport` stands first. */
export function searchOptions(venue: VenueCode, sport: SportId, words: string) {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'search', sport, words] as const,
    queryFn: async ({ client, signal }): Promise<Snapshot<MatchList>> => {
      const said = LETTERS.test(words) ? EMPTY : await venueOf(venue).search(words, { signal });
      // A venue knows names as it writes them; people say 巴萨 for 巴塞罗那, which 巴萨克谢希尔 answers to as well.
      if (!LETTERS.test(words) && !isNickname(words) && (said.matches.length > 0 || [...words].length < 2)) {
        return { data: firstOf(said), at: Date.now() };
      }
      const sports = [sport, ...SPORTS.filter((other) => other !== sport)];
      const answers = await Promise.allSettled(sports.map((one) => client.query(listedOptions(venue, one))));
      const read = fulfilled(answers);
      const list = joined(read.map(({ data }) => data));
      return { data: firstOf(joined([named(list, words), said])), at: Math.min(...read.map(({ at }) => at)) };
    },
    staleTime: 10_000,
    retry: false,
  });
}

const EMPTY: MatchList = { matches: [], total: 0, misfits: 0 };

const firstOf = (list: MatchList): MatchList => ({ ...list, matches: list.matches.slice(0, MOST_FOUND) });

/** What a venue lists of a sport, each match once. */
export function listedOptions(venue: VenueCode, sport: SportId) {
  return queryOptions({
    queryKey: ['listed', venue, sport] as const,
    queryFn: async (): Promise<Snapshot<MatchList>> => ({ data: await listed(venue, sport), at: Date.now() }),
    staleTime: LISTED_MS,
    retry: false,
  });
}

async function listed(venue: VenueCode, sport: SportId): Promise<MatchList> {
  return joined(fulfilled(await Promise.allSettled(TIMEFRAMES.map((timeframe) => wholeList(venue, sport, timeframe)))));
}

/** A list page by page, for as long as its total says that there are more; a later page that fails ends it. */
async function wholeList(venue: VenueCode, sport: SportId, timeframe: Timeframe): Promise<MatchList> {
  const pages: MatchList[] = [];
  for (let page = 1, seen = 0; page <= MOST_PAGES; page += 1) {
    const list = await venueOf(venue)
      .getMatches({ sport, timeframe, page })
      .catch((error: unknown) => {
        if (page === 1) throw error;
        return null;
      });
    if (!list) break;
    pages.push(list);
    seen += list.matches.length;
    if (list.matches.length === 0 || seen >= list.total) break;
  }
  return joined(pages);
}

/** What came of several questions. @throws what the first one failed with, when all did. */
function fulfilled<T>(answers: readonly PromiseSettledResult<T>[]): readonly T[] {
  const values = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed && values.length === 0) throw failed.reason;
  return values;
}

/** Several lists as one, each match once. */
function joined(lists: readonly MatchList[]): MatchList {
  const matches = [...new Map(lists.flatMap((list) => list.matches.map((match) => [match.id, match] as const))).values()];
  return { matches, total: matches.length, misfits: lists.reduce((sum, { misfits }) => sum + misfits, 0) };
}

/** The names by which a match is sought: as the venue writes them, and as people call its teams. */
export function namesOf({ home, away, competition }: Match): readonly string[] {
  return [home.name, away.name, competition.name, ...otherNames(home.name), ...otherNames(away.name)];
}

/** Those that answer to the words; a name as a whole is likelier meant than its beginning, and that than its middle. */
function named({ matches, misfits }: MatchList, words: string): MatchList {
  const rank = (match: Match) => Math.max(...namesOf(match).map((name) => (isWhole(name, words) ? 3 : answersTo(name, words))));
  const found = matches
    .map((match) => ({ match, rank: rank(match) }))
    .filter((one) => one.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ match }) => match);
  // What only shortens a name is meant where nothing holds the words themselves.
  if (found.length === 0) found.push(...matches.filter((match) => namesOf(match).some((name) => abbreviates(name, words))));
  return { matches: found, total: found.length, misfits };
}

/** Whether words are a name from end to end: `皇马`, `huangma`, `hm`. */
function isWhole(name: string, words: string): boolean {
  const wanted = letters(words);
  return letters(name) === wanted || spellingOf(name) === wanted || (initialsOf(name) === wanted && wanted.length > 1);
}
