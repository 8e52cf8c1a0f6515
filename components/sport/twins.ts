'use client';

import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { VenueCode } from '@/lib/contract/constants';
import { useFaces, type At } from '@/lib/domain/sport/compare.feed';
import { useWatch } from '@/lib/domain/sport/price.feed';
import type { Match } from '@/lib/domain/sport/sport.model';
import { matchOptions } from '@/lib/domain/sport/match.queries';
import { POLL_MS } from '@/lib/domain/sport/sport.queries';
import { sportIndex } from '@/lib/domain/sport/sport.store';
import { twinOptions } from '@/lib/domain/sport/twin.queries';
import { OPEN_VENUES } from '@/lib/venues/registry';

const order = (one: Match) => OPEN_VENUES.indexOf(one.venue);

interface Twins {
  matches: readonly Match[];
  /** Venues not asked through yet, or found and their prices on the way. */
  pending: number;
  /** Venues that could not be asked: nobody knows whether they sell the fixture. */
  failed: readonly VenueCode[];
  /** One of them is being asked again. */
  busy: boolean;
  retry: () => void;
}

/**
 * The fixture at every venue that sells it, this one's place kept; prices of all follow while it is on the page. `whole`:
 * every market is wanted at once, not only the 独赢 that the page may have brought.
 */
export function useTwins(match: Match, { whole }: { whole: boolean }): Twins {
  const index = sportIndex(useQueryClient());
  const venues = OPEN_VENUES.filter((venue) => venue !== match.venue);
  const found = useQueries({ queries: venues.map((venue) => twinOptions(venue, match)) });
  const places = venues.flatMap((venue, at): At[] => (found[at]?.data ? [[venue, found[at].data]] : []));
  useWatch(
    places.map(([venue, id]) => ({ ...matchOptions(venue, id), knownAt: whole ? 0 : (index.match(venue, id)?.at ?? 0) })),
    POLL_MS.detail,
  );
  const faces = useFaces(places).filter((face) => face !== null);
  // A query that is asked again after an error counts as pending and has no error: only its times tell.
  const lost = found.map(({ data, dataUpdatedAt, errorUpdatedAt }) => !data && errorUpdatedAt > dataUpdatedAt);
  const asked = found.filter((_, at) => lost[at]);
  return {
    matches: [match, ...faces].toSorted((a, b) => order(a) - order(b)),
    pending: found.filter((one, at) => one.isPending && !lost[at]).length + places.length - faces.length,
    failed: venues.filter((_, at) => lost[at]),
    busy: asked.some(({ isFetching }) => isFetching),
    retry: () => asked.forEach(({ refetch }) => void refetch()),
  };
}
