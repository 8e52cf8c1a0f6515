'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import type { Timeframe } from '@/lib/domain/sport/sport.model';
import { chosenVenue, pagesOf, timeframeOf, type VenueTab } from '@/lib/domain/sport/venue.rules';
import { ROUTES } from '@/lib/routes';

/** What the address of the sport page says: `?t=live&venue=FBTY&p=2`. */
export interface SportAddress {
  timeframe: Timeframe;
  venue: VenueTab | null;
  pages: number;
}

export function useSportAddress(venues: readonly VenueTab[]): SportAddress {
  const params = useSearchParams();
  const t = params.get('t');
  const p = params.get('p');
  const asked = params.get('venue');
  return useMemo(
    () => ({ timeframe: timeframeOf(t), venue: chosenVenue(venues, asked), pages: pagesOf(p) }),
    [t, p, asked, venues],
  );
}

/** The address of a list. The venue is named only when there is a choice. */
export function sportHref(to: { timeframe: Timeframe; venue: VenueTab | null; pages?: number }, venues: readonly VenueTab[]): string {
  const params = new URLSearchParams({ t: to.timeframe });
  if (to.venue && venues.length > 1) params.set('venue', to.venue.code);
  if (to.pages && to.pages > 1) params.set('p', String(to.pages));
  return `${ROUTES.sport.path}?${params}`;
}

/** Changes the address without asking the server: the list comes from the cache or the venue. */
export function goTo(href: string): void {
  history.replaceState(null, '', href);
}

/** Follows a link by `goTo` unless it is meant for another tab. Without JavaScript the link itself leads there. */
export function stayHere(event: { target: EventTarget; button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; preventDefault(): void }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  goTo(link.pathname + link.search);
}
