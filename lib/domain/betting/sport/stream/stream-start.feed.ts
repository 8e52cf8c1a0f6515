'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { VenueCode } from '@pavilion/contract/constants';
import { whenIdle } from '@/lib/kit/browser/idle';
import type { ListFilter } from '@/lib/venues/venue';

/** Keeps lists that are polled as new as the site's stream while the component is mounted; its code is loaded when the page is idle. */
export function useStream(venue: VenueCode, filters: readonly ListFilter[]): void {
  const client = useQueryClient();
  useEffect(() => {
    if (filters.length === 0) return undefined;
    let unsubscribes: (() => void)[] | null = [];
    const cancel = whenIdle(async () => {
      // Without the code the lists are polled.
      const feed = await import('./stream.feed').catch(() => null);
      if (feed && unsubscribes) unsubscribes = filters.map((filter) => feed.streamList(client, venue, filter));
    });
    return () => {
      cancel();
      unsubscribes?.forEach((end) => end());
      unsubscribes = null;
    };
  }, [client, venue, filters]);
}
