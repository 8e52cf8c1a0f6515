import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { FLIP_KEY } from '@/lib/query-keys';

/** ms; a bet may settle at any time. */
const POLL_MS = 30_000;

// The calls and their schemas are a separate chunk.
const api = () => import('./flip.api');

/** The round to choose from, and the flips of the day. */
export function flipStateOptions() {
  return queryOptions({
    queryKey: [...FLIP_KEY, 'state'] as const,
    queryFn: async ({ signal }) => (await api()).getFlipState(signal),
    staleTime: STALE.live,
    refetchInterval: POLL_MS,
  });
}

/** The member's flips, page by page, newest first. */
export function flipsOptions() {
  return infiniteQueryOptions({
    queryKey: [...FLIP_KEY, 'list'] as const,
    queryFn: async ({ pageParam, signal }) => (await api()).getFlips(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  });
}
