'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import type { Timeline } from '@/lib/domain/betting/sport/event/timeline.model';
import { TIMELINE_POLL_MS, timelineOptions } from '@/lib/domain/betting/sport/event/timeline.queries';

/**
 * The timeline of a match: fetched once, then polled while it runs, and at once when the venue reports a goal or a sending-off;
 * all parts of the page that show some of it share one loop.
 */
export function useTimeline(match: Match): { timeline: Timeline | null; error: unknown; isLoading: boolean; retry: () => void } {
  const options = useMemo(() => timelineOptions(match.venue, match.id), [match.venue, match.id]);
  const { data, error, isFetching, refetch } = useQuery(options);
  const runs = match.status === 'live' && data?.status !== 'over';
  const watched = useMemo(() => (runs || !data ? [options] : []), [runs, data, options]);
  useWatch(watched, TIMELINE_POLL_MS);
  const news = String([match.score, match.redCards]);
  const seen = useRef(news);
  useEffect(() => {
    if (seen.current === news) return;
    seen.current = news;
    void refetch({ cancelRefetch: false });
  }, [news, refetch]);
  return { timeline: data ?? null, error, isLoading: isFetching, retry: () => void refetch() };
}
