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
  /** Pages of the list, from 1. */
  pages: number;
}

/** `?venue=FBTY&sport=2&d=1&p=3`. */
function queryOf({ venue, sport, day, pages }: ResultsAddress): string {
  const parts = {
    ...(venue ? { venue: venue.code } : {}),
    sport: sportNumber(sportAt(sport, venue?.code)),
    d: String(day),
    p: String(pages),
  };
  return new URLSearchParams(parts).toString();
}

/** The address of a day of 赛果. */
export function resultsHref(address: Omit<ResultsAddress, 'pages'>): string {
  return `${route('/game/sport/results')}?${queryOf({ ...address, pages: 1 })}`;
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
    pages: whole('p', MAX_PAGES) ?? 1,
  };
  const show = (change: Partial<ResultsAddress>) => {
    // Another list begins at its first page.
    window.history.replaceState(null, '', `${path}?${queryOf({ ...shown, pages: 1, ...change })}`);
  };
  return { ...shown, show };
}
