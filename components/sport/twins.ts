'use client';

import { useQueries } from '@tanstack/react-query';
import { useFaces, type At } from '@/lib/domain/sport/compare.feed';
import { useWatch } from '@/lib/domain/sport/price.feed';
import type { Match } from '@/lib/domain/sport/sport.model';
import { matchOptions, POLL_MS } from '@/lib/domain/sport/sport.queries';
import { twinOptions } from '@/lib/domain/sport/twin.queries';
import { OPEN_VENUES } from '@/lib/venues/registry';

const order = (one: Match) => OPEN_VENUES.indexOf(one.venue);

/** The fixture at every venue that sells it, this one's place kept; prices of all follow while it is on the page. */
export function useTwins(match: Match): { matches: readonly Match[]; pending: number } {
  const venues = OPEN_VENUES.filter((venue) => venue !== match.venue);
  const found = useQueries({ queries: venues.map((venue) => twinOptions(venue, match)) });
  const places = venues.flatMap((venue, at): At[] => (found[at]?.data ? [[venue, found[at].data]] : []));
  useWatch(
    places.map(([venue, id]) => matchOptions(venue, id)),
    POLL_MS.detail,
  );
  const faces = useFaces(places).filter((face) => face !== null);
  return {
    matches: [match, ...faces].toSorted((a, b) => order(a) - order(b)),
    // Not asked through yet, or found and its prices on the way.
    pending: found.filter(({ isPending }) => isPending).length + places.length - faces.length,
  };
}
