'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import { useQueryStates } from '@/lib/domain/betting/sport/price/query-state.feed';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import type { Timeline } from '@/lib/domain/betting/sport/event/timeline.model';
import { TIMELINE_POLL_MS, TIMELINE_REST_MS, timelineOptions } from '@/lib/domain/betting/sport/event/timeline.queries';

/**
 * The timeline of a match: fetched once, then polled while it runs, and at once when the venue reports a goal or a sending-off;
 * all parts of the page that show some of it share one loop.
 */
export function useTimeline(match: Match): { timeline: Timeline | null; error: unknown; isLoading: boolean; retry: () => void } {
  const options = useMemo(() => timelineOptions(match.venue, match.id), [match.venue, match.id]);
  const client = useQueryClient();
  const [state] = useQueryStates<Timeline>([options.queryKey]);
  const data = state?.data;
  const runs = match.status === 'live' && data?.status !== 'over';
  useWatch([options], runs || !data ? TIMELINE_POLL_MS : TIMELINE_REST_MS);
  const load = useCallback(() => void client.query({ ...options, staleTime: 0 }).catch(() => undefined), [client, options]);
  const news = String([match.score, match.redCards]);
  const seen = useRef(news);
  useEffect(() => {
    if (seen.current === news) return;
    seen.current = news;
    load();
  }, [news, load]);
  return { timeline: data ?? null, error: state?.error ?? null, isLoading: state?.fetchStatus === 'fetching', retry: load };
}
