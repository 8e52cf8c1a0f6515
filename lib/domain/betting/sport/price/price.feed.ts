'use client';

import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { VenueCode } from '@pavilion/contract/constants';
import { worldNow } from '@/lib/kit/browser/world-time';
import { siteDay } from '@/lib/kit/format/site-time';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import type { LivePrice } from './match-summary.rules';
import { watchQuery, type Watched } from './poll.feed';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { sportIndex, type LiveMatch, type SourceState } from './sport.index';

/** Visibility of a row. Readers pause while it is out of sight and read once when it comes into sight. */
export interface RowVisibility {
  readonly open: boolean;
  onOpen(listener: () => void): () => void;
  set(open: boolean): void;
}

export function createRowVisibility(): RowVisibility {
  let open = true;
  const listeners = new Set<() => void>();
  return {
    get open() {
      return open;
    },
    onOpen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      const opening = next && !open;
      open = next;
      if (opening) for (const listener of listeners) listener();
    },
  };
}

/** Visibility of the surrounding row; null outside rows, where everything counts as visible. */
export const RowVisibilityContext = createContext<RowVisibility | null>(null);

type Subscribe = (listener: () => void) => () => void;

/** `useSyncExternalStore` that pauses while its row is out of sight and catches up when the row comes near. */
export function useWhileVisible<T>(onChange: Subscribe, read: () => T, readInitial: () => T): T {
  const visibility = useContext(RowVisibilityContext);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!visibility) return onChange(listener);
      const stop = onChange(() => {
        if (visibility.open) listener();
      });
      const close = visibility.onOpen(listener);
      return () => {
        stop();
        close();
      };
    },
    [visibility, onChange],
  );
  return useSyncExternalStore(subscribe, read, readInitial);
}

/** The price of one selection as the query cache holds it, or null. Only the calling component renders again when it changes. */
export function useLivePrice(venue: VenueCode, selectionId: string): LivePrice | null {
  const index = sportIndex(useQueryClient());
  const subscribe = useCallback<Subscribe>((listener) => index.onPrice(venue, selectionId, listener), [index, venue, selectionId]);
  const read = () => index.price(venue, selectionId);
  return useWhileVisible(subscribe, read, read);
}

/** A match summary: renders again when its row changes, not when a price changes. */
export function useMatchSummary(venue: VenueCode, matchId: string): Match | null {
  const index = sportIndex(useQueryClient());
  const subscribe = useCallback<Subscribe>((listener) => index.onMatch(venue, matchId, listener), [index, venue, matchId]);
  const read = () => index.match(venue, matchId)?.summary ?? null;
  return useWhileVisible(subscribe, read, read);
}

/** Reads a time-dependent value of a match once a second: a clock, an age. */
export function useTicking<T extends string | number | boolean>(
  venue: VenueCode,
  matchId: string,
  view: (live: LiveMatch | null, age: number, initialNow: number | null) => T,
): T {
  const index = sportIndex(useQueryClient());
  const read = () => {
    const live = index.match(venue, matchId);
    return view(live, live ? steadyNow() - live.at : 0, null);
  };
  // The server and the first client render use the age that the server rendered.
  const readInitial = () => {
    const live = index.match(venue, matchId);
    return view(live, live?.initialAge ?? 0, index.initialNow);
  };
  return useWhileVisible(onSecond, read, readInitial);
}

/** Today, as `siteDay` counts; on the server and in the first client render the day on which the page was made. */
export function useToday(): number {
  const index = sportIndex(useQueryClient());
  return useSyncExternalStore(
    onSecond,
    () => siteDay(worldNow()),
    () => siteDay(index.initialNow),
  );
}

/** State of one query, as a list needs it. */
export function useSource(key: QueryKey): SourceState {
  const index = sportIndex(useQueryClient());
  const hash = JSON.stringify(key);
  // The hash replaces the key as dependency: callers build a new array on each render.
  const subscribe = useCallback<Subscribe>((listener) => index.onSource(JSON.parse(hash) as QueryKey, listener), [index, hash]);
  const read = () => index.source(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** Polls queries while the component is mounted. */
export function useWatch(watched: readonly Watched[], every: number): void {
  const client = useQueryClient();
  const hash = JSON.stringify(watched.map(({ queryKey }) => queryKey));
  useEffect(() => {
    const unsubscribes = watched.map((options) => watchQuery(client, options, every));
    return () => unsubscribes.forEach((end) => end());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys identify the watched queries
  }, [client, hash, every]);
}

const seconds = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

/** One timer for all clocks of the page. */
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
