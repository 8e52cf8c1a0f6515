'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InitialHotMatches } from '@/lib/domain/betting/sport/list/initial-data.model';
import { hotOptions } from '@/lib/domain/betting/sport/list/hot.queries';
import { unpackList } from '@/lib/domain/betting/sport/pack.rules';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { firstTime, seed } from '@/components/betting/sport/list/hydrate-list';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** Passes the home page's matches, which came after it, to the list that waits for them. */
export function LazyHotMatches({ first }: { first: InitialHotMatches }) {
  const client = useQueryClient();
  useEffect(() => hydrateHotMatches(client, first, steadyNow()), [client, first]);
  return null;
}

/** The home page's few matches, which the server rendered at `now`, ms on this device's clock. */
export function hydrateHotMatches(client: QueryClient, first: InitialHotMatches, now: number): void {
  if (!firstTime(client, first)) return;
  const snapshot = unpackList(first.list, now);
  const match = snapshot.data.matches[0];
  if (!match) return;
  sportIndex(client).initialNow = first.now;
  seed(client, hotOptions(match.venue).queryKey, snapshot);
}
