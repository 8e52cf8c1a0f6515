'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { changeAddress } from '@/components/ui/sheet/sheet-entries';
import type { SportId, SportTab } from '@/lib/domain/betting/match/sport.model';
import { chosenVenue, pagesOf, sportAt, sportNumber, sportOf, tabOf, type VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { route } from '@/lib/routes';

/** Parameters of the sport page's address: `?t=live&sport=2&venue=FBTY&p=2&l=11077.11034&w=h3`. */
export interface SportAddress {
  tab: SportTab;
  sport: SportId;
  venue: VenueTab | null;
  pages: number;
  /** Leagues and times to show; empty means all. */
  leagues: readonly string[];
  time: string;
}

const NONE: readonly string[] = [];

export function useSportAddress(venues: readonly VenueTab[]): SportAddress {
  const params = useSearchParams();
  const t = params.get('t');
  const p = params.get('p');
  const sport = params.get('sport');
  const wanted = params.get('venue');
  const l = params.get('l');
  const time = params.get('w') ?? '';
  return useMemo(() => {
    const venue = chosenVenue(venues, wanted);
    return {
      tab: tabOf(t),
      sport: sportAt(sportOf(sport), venue?.code),
      venue,
      pages: pagesOf(p),
      leagues: l ? l.split('.') : NONE,
      time,
    };
  }, [t, p, sport, wanted, venues, l, time]);
}

/** The address of a list. The venue is named only when there is a choice, the sport only when it is not football. */
export function sportHref(
  { tab, sport, venue, pages = 1, leagues = NONE, time }: Pick<SportAddress, 'tab' | 'sport' | 'venue'> & Partial<SportAddress>,
  venues: readonly VenueTab[],
): string {
  const params = new URLSearchParams({ t: tab });
  const own = sportAt(sport, venue?.code);
  if (own !== 'football') params.set('sport', sportNumber(own));
  if (venue && venues.length > 1) params.set('venue', venue.code);
  if (pages > 1) params.set('p', String(pages));
  if (leagues.length > 0) params.set('l', leagues.join('.'));
  if (time) params.set('w', time);
  return `${route('/game/sport')}?${params}`;
}

/** Changes the address without a request to the server: the list comes from the cache or the venue. */
export function goTo(href: string): void {
  changeAddress(href);
}

/** Follows a link by `goTo` unless it opens another tab. Without JavaScript the link itself leads there. */
export function stayHere(event: {
  target: EventTarget;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  preventDefault(): void;
}): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  goTo(link.pathname + link.search);
}
