import { matchKey } from '@/lib/domain/betting/match/match-key.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { followedRows, type FollowedFixture } from '@/lib/domain/betting/sport/list/followed.rules';
import type { VenueStars } from '@/lib/domain/betting/sport/list/starred.rules';
import { byIdOptions } from '@/lib/domain/betting/sport/match.queries';
import { useToday, useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import { sportIndex, type SourceState } from '@/lib/domain/betting/sport/price/sport.index';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';

export interface Followed {
  rows: readonly FollowedFixture[];
  /** The state of each venue's request, in the order of the stars. */
  sources: readonly (VenueStars & { state: SourceState })[];
  /** Stars whose matches their venues have dropped. */
  gone: readonly string[];
}

/** True if a venue's response no longer has a match. */
const isGone = ({ phase, entries }: SourceState, id: string) => phase === 'ready' && !entries.some((entry) => entry.id === id);

/**
 * Starred matches of several venues as rows of one list, polled while the component is mounted; of a fixture that is starred at several
 * venues, the first one's match is shown. Other stars are another request: until its response, matches that the page knows keep their rows.
 */
export function useFollowed(stars: readonly VenueStars[]): Followed {
  const index = sportIndex(useQueryClient());
  const today = useToday();
  const options = stars.map(({ venue, matchIds }) => byIdOptions(venue, matchIds));
  useWatch(options, POLL_MS.list);
  const hash = JSON.stringify(options.map(({ queryKey }) => queryKey));
  const reader = useMemo(() => {
    const keys = options.map(({ queryKey }) => queryKey);
    const matches = stars.flatMap(({ venue, matchIds }) => matchIds.map((id) => ({ venue, id })));
    let last: readonly unknown[] = [];
    return {
      subscribe: (listener: () => void) => {
        const stops = [
          ...keys.map((key) => index.onSource(key, listener)),
          ...matches.map(({ venue, id }) => index.onMatch(venue, id, listener)),
        ];
        return () => stops.forEach((stop) => stop());
      },
      /** The parts on which the order of the rows depends: the same array while none of them changes. */
      read: () => {
        const times = matches.map(({ venue, id }) => index.match(venue, id)?.summary).map((one) => one && `${one.status} ${one.startTime}`);
        const next = [...keys.map((key) => index.source(key)), ...times];
        if (next.length !== last.length || next.some((one, at) => one !== last[at])) last = next;
        return last;
      },
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the hash identifies the stars
  }, [index, hash]);
  useSyncExternalStore(reader.subscribe, reader.read, reader.read);
  const sources = stars.map((one, at) => ({ ...one, state: index.source(options[at]!.queryKey) }));
  const matches = sources.flatMap(({ venue, matchIds, state }) =>
    matchIds.filter((id) => !isGone(state, id)).flatMap((id) => index.match(venue, id)?.match ?? []),
  );
  const gone = sources.flatMap(({ venue, matchIds, state }) => matchIds.filter((id) => isGone(state, id)).map((id) => matchKey(venue, id)));
  return { rows: followedRows(matches, today), sources, gone };
}
