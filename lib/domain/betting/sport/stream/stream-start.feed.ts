'use client';

import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { VenueCode } from '@pavilion/contract/constants';
import { whenIdle } from '@/lib/kit/browser/idle';
import type { StreamFilter } from './stream-name.rules';

/** A list that may be streamed, and the query that polls it. */
export interface StreamableQuery {
  filter: StreamFilter;
  queryKey: QueryKey;
}

/** Keeps lists that are polled as new as the site's stream while the component is mounted; its code is loaded when the page is idle. */
export function useStream(venue: VenueCode, lists: readonly StreamableQuery[]): void {
  const client = useQueryClient();
  useEffect(() => {
    if (lists.length === 0) return undefined;
    let unsubscribes: (() => void)[] | null = [];
    const cancel = whenIdle(async () => {
      // Without the code the lists are polled.
      const feed = await import('./stream.feed').catch(() => null);
      if (feed && unsubscribes) unsubscribes = lists.map(({ filter, queryKey }) => feed.streamList(client, venue, filter, queryKey));
    });
    return () => {
      cancel();
      unsubscribes?.forEach((end) => end());
      unsubscribes = null;
    };
  }, [client, venue, lists]);
}
