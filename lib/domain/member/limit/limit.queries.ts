import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { MEMBER_KEY } from '@/lib/query-keys';
import { MINUTE } from '@pavilion/number/duration';

/** ms; minutes of the day pass without any action here. */
const POLL_MS = MINUTE;

// The calls and their schemas are a separate chunk.
const api = () => import('./limit.api');

/** The member's own limits. Below the member's key: every movement of money changes their remainder. */
export function limitsOptions() {
  return queryOptions({
    queryKey: [...MEMBER_KEY, 'limits'] as const,
    queryFn: async ({ signal }) => (await api()).getLimits(signal),
    staleTime: STALE.short,
    refetchInterval: POLL_MS,
  });
}

/** The member's own changes, page by page, newest first. */
export function limitHistoryOptions() {
  return infiniteQueryOptions({
    queryKey: [...MEMBER_KEY, 'limit-history'] as const,
    queryFn: async ({ pageParam, signal }) => (await api()).getLimitHistory(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  });
}

/** Figures of a reality check; read when it opens. */
export function realityReportOptions() {
  return queryOptions({
    queryKey: [...MEMBER_KEY, 'reality'] as const,
    queryFn: async ({ signal }) => (await api()).getRealityReport(signal),
    staleTime: STALE.live,
  });
}
