import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { VenueCode } from '@/lib/contract/constants';
import type { LivePrice } from './face.rules';
import type { Match } from './sport.model';
import { sportIndex, type SportIndex } from './sport.store';

export type At = readonly [venue: VenueCode, id: string];

/** Reads several places of the index as one; the answer keeps its identity while each part does. */
function useMany<T>(
  places: readonly At[],
  follow: (index: SportIndex, at: At, listener: () => void) => () => void,
  read: (index: SportIndex, at: At) => T,
): readonly T[] {
  const index = sportIndex(useQueryClient());
  const hash = JSON.stringify(places);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = (JSON.parse(hash) as readonly At[]).map((at) => follow(index, at, listener));
      return () => ends.forEach((end) => end());
    },
    [index, hash, follow],
  );
  const held = useRef<readonly T[]>([]);
  const snapshot = () => {
    const next = places.map((at) => read(index, at));
    if (next.length !== held.current.length || next.some((part, at) => part !== held.current[at])) held.current = next;
    return held.current;
  };
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

const followMatch = (index: SportIndex, [venue, id]: At, listener: () => void) => index.onMatch(venue, id, listener);
const followPrice = (index: SportIndex, [venue, id]: At, listener: () => void) => index.onPrice(venue, id, listener);

/** Matches at several venues, without what ticks. */
export function useFaces(places: readonly At[]): readonly (Match | null)[] {
  return useMany(places, followMatch, (index, [venue, id]) => index.match(venue, id)?.face ?? null);
}

/** Prices at several venues. */
export function usePrices(places: readonly At[]): readonly (LivePrice | null)[] {
  return useMany(places, followPrice, (index, [venue, id]) => index.price(venue, id));
}
