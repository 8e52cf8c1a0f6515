import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { answersTo, startsWith } from '@/lib/kit/format/pinyin';
import { venueOf } from '@/lib/venues/registry';
import type { Match, MatchList, Snapshot, SportId } from './sport.model';
import { TIMEFRAMES } from './sport.model';
import { SPORT_KEY } from './sport.queries';

/** Letters are sought in pinyin by ourselves; a venue only knows names as they are written. */
const LETTERS = /^[a-zü\s]+$/i;
/** Pages of each list that are looked through for letters. */
const PAGES = 2;
const MOST_FOUND = 40;

/** Matches of a venue that answer to what was typed: names and competitions, Chinese or pinyin. */
export function searchOptions(venue: VenueCode, sport: SportId, words: string) {
  return queryOptions({
    queryKey: [SPORT_KEY, venue, 'search', sport, words] as const,
    queryFn: async ({ signal }): Promise<Snapshot<MatchList>> => {
      const data = LETTERS.test(words) ? await inLists(venue, sport, words, signal) : await venueOf(venue).search(words, { signal });
      return { data: { ...data, matches: data.matches.slice(0, MOST_FOUND) }, at: Date.now() };
    },
    staleTime: 10_000,
    retry: false,
  });
}

async function inLists(venue: VenueCode, sport: SportId, words: string, signal: AbortSignal): Promise<MatchList> {
  const pages = Array.from({ length: PAGES }, (_, at) => at + 1);
  const asked = TIMEFRAMES.flatMap((timeframe) => pages.map((page) => venueOf(venue).getMatches({ sport, timeframe, page }, { signal })));
  const answers = await Promise.allSettled(asked);
  const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed && lists.length === 0) throw failed.reason;
  const found = new Map(lists.flatMap(({ matches }) => matches.filter((match) => isNamed(match, words)).map((match) => [match.id, match] as const)));
  // What begins with it is likelier meant than what holds it somewhere.
  const begins = ({ home, away }: Match) => Number([home, away].some(({ name }) => startsWith(name, words)));
  const matches = [...found.values()].toSorted((a, b) => begins(b) - begins(a));
  return { matches, total: found.size, misfits: lists.reduce((sum, { misfits }) => sum + misfits, 0) };
}

function isNamed({ home, away, competition }: Match, words: string): boolean {
  return [home.name, away.name, competition.name].some((name) => answersTo(name, words));
}
