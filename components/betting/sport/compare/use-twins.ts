'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { useMatchSummaries, type MatchKey } from '@/lib/domain/betting/sport/compare/compare.feed';
import { useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { searchTwinNow, useTwinSearches } from '@/lib/domain/betting/sport/compare/twin.feed';
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
  const client = useQueryClient();
  const index = sportIndex(client);
  const searches = useTwinSearches(OPEN_VENUES.filter((venue) => venue !== match.venue).map((venue) => ({ venue, match })));
  const keys = searches.flatMap(({ venue, id }): MatchKey[] => (id === null ? [] : [[venue, id]]));
  useWatch(
    keys.map(([venue, id]) => ({ ...matchOptions(venue, id), knownAt: whole ? 0 : (index.match(venue, id)?.at ?? 0) })),
    POLL_MS.detail,
  );
  const summaries = useMatchSummaries(keys).filter((summary) => summary !== null);
  const failed = searches.filter((search) => search.failed);
  return {
    matches: [match, ...summaries].toSorted((a, b) => order(a) - order(b)),
    pending: searches.filter(({ pending }) => pending).length + keys.length - summaries.length,
    failed: failed.map(({ venue }) => venue),
    busy: failed.some(({ busy }) => busy),
    retry: () => failed.forEach(({ venue }) => void searchTwinNow(client, venue, match)),
  };
}
