import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { VenueCode } from '@pavilion/contract/constants';
import type { LivePrice } from '@/lib/domain/betting/sport/price/match-summary.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { sportIndex, type SportIndex } from '@/lib/domain/betting/sport/price/sport.index';

export type MatchKey = readonly [venue: VenueCode, id: string];

/** Reads several keys of the index as one array, which stays identical while each element does. */
function useMany<T>(
  keys: readonly MatchKey[],
  onChange: (index: SportIndex, key: MatchKey, listener: () => void) => () => void,
  read: (index: SportIndex, key: MatchKey) => T,
): readonly T[] {
  const index = sportIndex(useQueryClient());
  const hash = JSON.stringify(keys);
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = (JSON.parse(hash) as readonly MatchKey[]).map((key) => onChange(index, key, listener));
      return () => unsubscribes.forEach((end) => end());
    },
    [index, hash, onChange],
  );
  const previous = useRef<readonly T[]>([]);
  const snapshot = () => {
    const next = keys.map((key) => read(index, key));
    if (next.length !== previous.current.length || next.some((part, position) => part !== previous.current[position]))
      previous.current = next;
    return previous.current;
  };
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

const onMatch = (index: SportIndex, [venue, id]: MatchKey, listener: () => void) => index.onMatch(venue, id, listener);
const onPrice = (index: SportIndex, [venue, id]: MatchKey, listener: () => void) => index.onPrice(venue, id, listener);

/** Match summaries at several venues: they do not change with prices or clocks. */
export function useMatchSummaries(keys: readonly MatchKey[]): readonly (Match | null)[] {
  return useMany(keys, onMatch, (index, [venue, id]) => index.match(venue, id)?.summary ?? null);
}

/** Prices at several venues. */
export function usePrices(keys: readonly MatchKey[]): readonly (LivePrice | null)[] {
  return useMany(keys, onPrice, (index, [venue, id]) => index.price(venue, id));
}
