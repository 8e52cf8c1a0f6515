'use client';

import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { useMatchSummaries, type MatchKey } from '@/lib/domain/betting/sport/compare/compare.feed';
import { useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { twinOptions } from '@/lib/domain/betting/sport/compare/twin.queries';
import { OPEN_VENUES } from '@/lib/venues/registry';

const order = (one: Match) => OPEN_VENUES.indexOf(one.venue);

interface Twins {
  matches: readonly Match[];
  /** Number of venues whose search is not finished, or whose prices are still loading. */
  pending: number;
  /** Venues that could not be queried: it is unknown whether they sell the fixture. */
  failed: readonly VenueCode[];
  /** One of them is being queried again. */
  busy: boolean;
  retry: () => void;
}

/**
 * The fixture at every venue that sells it, with this venue in its place; prices of all are refreshed while it is on the page. `whole`:
 * every market is needed at once, not only the 独赢 that the page may carry.
 */
export function useTwins(match: Match, { whole }: { whole: boolean }): Twins {
  const index = sportIndex(useQueryClient());
  const venues = OPEN_VENUES.filter((venue) => venue !== match.venue);
  const found = useQueries({ queries: venues.map((venue) => twinOptions(venue, match)) });
  const keys = venues.flatMap((venue, venueIndex): MatchKey[] => (found[venueIndex]?.data ? [[venue, found[venueIndex].data]] : []));
  useWatch(
    keys.map(([venue, id]) => ({ ...matchOptions(venue, id), knownAt: whole ? 0 : (index.match(venue, id)?.at ?? 0) })),
    POLL_MS.detail,
  );
  const summaries = useMatchSummaries(keys).filter((summary) => summary !== null);
  // A query that is repeated after an error counts as pending and has no error: only its times show the failure.
  const lost = found.map(({ data, dataUpdatedAt, errorUpdatedAt }) => !data && errorUpdatedAt > dataUpdatedAt);
  const failed = found.filter((_, venueIndex) => lost[venueIndex]);
  return {
    matches: [match, ...summaries].toSorted((a, b) => order(a) - order(b)),
    pending: found.filter((one, venueIndex) => one.isPending && !lost[venueIndex]).length + keys.length - summaries.length,
    failed: venues.filter((_, venueIndex) => lost[venueIndex]),
    busy: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
