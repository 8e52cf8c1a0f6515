import { usePathname, useSearchParams } from 'next/navigation';
import type { SportId } from '@/lib/domain/betting/match/sport.model';
import { chosenVenue, sportAt, sportNumber, sportOf, type VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { route } from '@/lib/routes';

/** Pages that one address may request: more matches than a day has. */
const MAX_PAGES = 40;

/** Parameters of 赛果. */
export interface ResultsAddress {
  /** Null while there is no venue. */
  venue: VenueTab | null;
  sport: SportId;
  /** Days back, 0 for today. */
  day: number;
  /** Matches to show: those of a league, of the member's bets or favourites, or all. */
  only: string;
  /** Pages of the list, from 1. */
  pages: number;
}

/** Values of `only` that are no league. */
export const ONLY = { all: '', bets: 'bets', stars: 'stars' } as const;

/** `?venue=FBTY&sport=2&d=1&p=3&l=10001`. */
function queryOf({ venue, sport, day, pages, only }: ResultsAddress): string {
  const parts = {
    ...(venue ? { venue: venue.code } : {}),
    sport: sportNumber(sportAt(sport, venue?.code)),
    d: String(day),
    p: String(pages),
    ...(only === ONLY.all ? {} : { l: only }),
  };
  return new URLSearchParams(parts).toString();
}

/** The address of a day of 赛果. */
export function resultsHref(address: Omit<ResultsAddress, 'pages' | 'only'>): string {
  return `${route('/game/sport/results')}?${queryOf({ ...address, only: ONLY.all, pages: 1 })}`;
}

/**
 * The address's selection in 赛果, and a function to change it: stored in the address, so that the way back from a match leads to the same
 * list. `days`: number of past days.
 */
export function useResultsAddress(venues: readonly VenueTab[], days: number) {
  const path = usePathname();
  const query = useSearchParams();
  const whole = (name: string, max: number) => {
    const number = Number(query.get(name));
    return Number.isInteger(number) && number > 0 && number <= max ? number : null;
  };
  const venue = chosenVenue(venues, query.get('venue'));
  const shown: ResultsAddress = {
    venue,
    sport: sportAt(sportOf(query.get('sport')), venue?.code),
    day: whole('d', days - 1) ?? 0,
    only: query.get('l') ?? ONLY.all,
    pages: whole('p', MAX_PAGES) ?? 1,
  };
  const show = (change: Partial<ResultsAddress>) => {
    // Another list begins at its first page; a league belongs to its venue and sport.
    const only =
      change.venue || change.sport ? (shown.only === ONLY.bets || shown.only === ONLY.stars ? shown.only : ONLY.all) : shown.only;
    window.history.replaceState(null, '', `${path}?${queryOf({ ...shown, only, pages: 1, ...change })}`);
  };
  return { ...shown, show };
}
