'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { VenueCode } from '@pavilion/contract/constants';
import type { Entry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import { useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import type { ListName, SportId } from '@/lib/domain/betting/match/sport.model';
import { useStream } from '@/lib/domain/betting/sport/stream/stream-start.feed';
import { countsOptions, matchesOptions, POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import { sportIndex, type SourceState } from '@/lib/domain/betting/sport/price/sport.index';

export interface MatchPages {
  phase: SourceState['phase'];
  error: unknown;
  /** The venue's pages, one by one. */
  pages: readonly (readonly Entry[])[];
  /** All of them together. */
  entries: readonly Entry[];
  total: number;
  /** Some pages were not requested yet. An empty one is the end: a total also counts rows that did not fit. */
  more: boolean;
  /** A page is loading. */
  busy: boolean;
  /** Rows of the loading pages. */
  coming: number;
}

interface Wanted {
  sport: SportId;
  timeframe: ListName;
  /** The first pages of the list. */
  pages: number;
  /** Only these; empty means all. */
  leagues: readonly string[];
}

/**
 * The first pages of a list as one, refreshed while the component is mounted. No price is in it. For chosen leagues it requests the venue's
 * list; until the response, their matches of the loaded list are shown.
 */
export function useMatchPages(venue: VenueCode, wanted: Wanted, open: boolean): MatchPages {
  const whole = usePages(venue, { ...wanted, leagues: NONE }, open && wanted.leagues.length === 0);
  const chosen = usePages(venue, wanted, open && wanted.leagues.length > 0);
  useWatch(open ? [countsOptions(venue)] : [], POLL_MS.counts);
  return chosen.phase === 'pending' ? whole : chosen;
}

const NONE: readonly never[] = [];

function usePages(venue: VenueCode, { sport, timeframe, pages, leagues }: Wanted, open: boolean): MatchPages {
  const index = sportIndex(useQueryClient());
  const filters = useMemo(
    () => Array.from({ length: pages }, (_, at) => ({ sport, timeframe, page: at + 1, ...(leagues.length > 0 && { leagues }) })),
    [sport, timeframe, pages, leagues],
  );
  const lists = useMemo(() => filters.map((filter) => ({ ...matchesOptions(venue, filter), filter })), [venue, filters]);
  useWatch(open ? lists : [], POLL_MS.list);
  useStream(venue, open ? lists : NONE);

  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = lists.map(({ queryKey }) => index.onSource(queryKey, listener));
      return () => unsubscribes.forEach((end) => end());
    },
    [index, lists],
  );
  const cached = useRef<{ states: readonly SourceState[]; joined: MatchPages } | null>(null);
  const read = () => {
    const states = lists.map(({ queryKey }) => index.source(queryKey));
    if (cached.current && same(cached.current.states, states)) return cached.current.joined;
    cached.current = { states, joined: join(states) };
    return cached.current.joined;
  };
  return useSyncExternalStore(subscribe, read, read);
}

function same(a: readonly SourceState[], b: readonly SourceState[]): boolean {
  return a.length === b.length && a.every((state, index) => state === b[index]);
}

function join(states: readonly SourceState[]): MatchPages {
  const [first] = states;
  const ready = states.filter(({ phase }) => phase === 'ready');
  const last = ready.at(-1);
  const total = last?.total ?? 0;
  const count = ready.reduce((sum, { entries }) => sum + entries.length, 0);
  return {
    phase: first?.phase ?? 'pending',
    error: states.find(({ error }) => error)?.error ?? null,
    pages: ready.map(({ entries }) => entries),
    entries: ready.flatMap(({ entries }) => entries),
    total,
    more: !!last?.entries.length && count < total && ready.length === states.length,
    busy: count > 0 && ready.length < states.length,
    coming: ready.length > 0 ? Math.min((states.length - ready.length) * ready[0]!.entries.length, total - count) : 0,
  };
}
