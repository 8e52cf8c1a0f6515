import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';

/** Key of all rebate queries. */
export const REBATE_KEY = ['rebate'] as const;

/** ms; a bet may settle at any time. */
const POLL_MS = 30_000;

// The calls and their schemas are a separate chunk.
const api = () => import('./rebate.api');

/** Rebates of the last 30 days. */
export function rebatesOptions() {
  return queryOptions({
    queryKey: [...REBATE_KEY, 'list'] as const,
    queryFn: async ({ signal }) => (await api()).getRebates(signal),
    staleTime: STALE.short,
    refetchInterval: POLL_MS,
  });
}

/** Bets of one day, page by page. */
export function rebateDayOptions(day: string) {
  return infiniteQueryOptions({
    queryKey: [...REBATE_KEY, 'day', day] as const,
    queryFn: async ({ pageParam, signal }) => (await api()).getRebateDay(day, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  });
}
