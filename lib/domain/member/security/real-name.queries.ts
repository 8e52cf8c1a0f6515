import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { REAL_NAME_KEY, WITHDRAW_KEY } from '@/lib/query-keys';
import type { RealName } from './real-name.model';

/** ms; a review takes minutes. */
const REVIEW_POLL_MS = 5_000;

/** Queries that the state of the real name decides. */
const NAMED_KEYS = [WITHDRAW_KEY] as const;

/** The member's real name, polled while it is being reviewed. */
export function realNameOptions() {
  return queryOptions({
    queryKey: REAL_NAME_KEY,
    // The calls and their schemas are a separate chunk.
    queryFn: async ({ signal }) => (await import('./real-name.api')).getRealName(signal),
    staleTime: STALE.short,
    refetchInterval: ({ state }) => (state.data?.state === 'reviewing' ? REVIEW_POLL_MS : false),
    meta: { invalidates: (now: RealName, before: RealName) => (now.state === before.state ? [] : NAMED_KEYS) },
  });
}
