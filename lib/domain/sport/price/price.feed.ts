'use client';

import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { VenueCode } from '@/lib/contract/constants';
import { worldNow } from '@/lib/kit/browser/world-time';
import { siteDay } from '@/lib/kit/format/site-time';
import type { LivePrice } from './match-summary.rules';
import { watchQuery, type Watched } from './poll.feed';
import type { RowVisibility } from './row-visibility';
import type { Match } from '@/lib/domain/sport/sport.model';
import { sportIndex, type LiveMatch, type SourceState } from './sport.index';

/** A row's gate; null outside of rows, where everything is in sight. */
export const RowVisibilityContext = createContext<RowVisibility | null>(null);

type Subscribe = (listener: () => void) => () => void;

/** `useSyncExternalStore` that stays quiet while its row is out of sight and catches up when the row comes near. */
export function useWhileVisible<T>(onChange: Subscribe, read: () => T, readInitial: () => T): T {
  const gate = useContext(RowVisibilityContext);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!gate) return onChange(listener);
      const stop = onChange(() => {
        if (gate.open) listener();
      });
      const close = gate.onOpen(listener);
      return () => {
        stop();
        close();
      };
    },
    [gate, onChange],
  );
  return useSyncExternalStore(subscribe, read, readInitial);
}

/** The price of one selection as the query cache holds it, or null. Only its reader renders again when it moves. */
export function useLivePrice(venue: VenueCode, selectionId: string): LivePrice | null {
  const index = sportIndex(useQueryClient());
  const subscribe = useCallback<Subscribe>((listener) => index.onPrice(venue, selectionId, listener), [index, venue, selectionId]);
  const read = () => index.price(venue, selectionId);
  return useWhileVisible(subscribe, read, read);
}

/** A match without what ticks: renders again when its row would look different, not when a price moves. */
export function useMatchSummary(venue: VenueCode, matchId: string): Match | null {
  const index = sportIndex(useQueryClient());
  const subscribe = useCallback<Subscribe>((listener) => index.onMatch(venue, matchId, listener), [index, venue, matchId]);
  const read = () => index.match(venue, matchId)?.summary ?? null;
  return useWhileVisible(subscribe, read, read);
}

/** Reads something of a match that changes with time, once a second: a clock, an age. */
export function useTicking<T extends string | number | boolean>(
  venue: VenueCode,
  matchId: string,
  view: (live: LiveMatch | null, age: number, initialNow: number | null) => T,
): T {
  const index = sportIndex(useQueryClient());
  const read = () => {
    const live = index.match(venue, matchId);
    return view(live, live ? Date.now() - live.at : 0, null);
  };
  // The server and the first render of the browser count with the age that the page was made with.
  const readInitial = () => {
    const live = index.match(venue, matchId);
    return view(live, live?.initialAge ?? 0, index.initialNow);
  };
  return useWhileVisible(onSecond, read, readInitial);
}

/** Today, as `siteDay` counts; the server and the first render of the browser say the day on which the page was made. */
export function useToday(): number {
  const index = sportIndex(useQueryClient());
  return useSyncExternalStore(
    onSecond,
    () => siteDay(worldNow()),
    () => siteDay(index.initialNow),
  );
}

/** What a list needs to know of one query. */
export function useSource(key: QueryKey): SourceState {
  const index = sportIndex(useQueryClient());
  const hash = JSON.stringify(key);
  // The hash stands for the key: callers build a new array each time.
  const subscribe = useCallback<Subscribe>((listener) => index.onSource(JSON.parse(hash) as QueryKey, listener), [index, hash]);
  const read = () => index.source(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** Keeps queries new while the component is mounted. */
export function useWatch(watched: readonly Watched[], every: number): void {
  const client = useQueryClient();
  const hash = JSON.stringify(watched.map(({ queryKey }) => queryKey));
  useEffect(() => {
    const unsubscribes = watched.map((options) => watchQuery(client, options, every));
    return () => unsubscribes.forEach((end) => end());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys say what is watched
  }, [client, hash, every]);
}

const seconds = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

/** One timer for every clock of the page. */
function onSecond(listener: () => void): () => void {
  seconds.add(listener);
  timer ??= setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    for (const each of seconds) each();
  }, 1000);
  return () => {
    seconds.delete(listener);
    if (seconds.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}
