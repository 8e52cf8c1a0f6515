import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { MAIL_KEY, MEMBER_KEY, PAYEE_KEY, REAL_NAME_KEY, WITHDRAW_KEY } from '@/lib/query-keys';
import type { InfoRequest } from './info.model';
import { isOpen } from './info.rules';

/** ms; a review takes seconds here, hours elsewhere. */
const POLL_MS = 5_000;

/** Queries that a decision makes stale. */
const DECIDED_KEYS = [MEMBER_KEY, REAL_NAME_KEY, PAYEE_KEY, WITHDRAW_KEY, MAIL_KEY] as const;

const openOf = (list: readonly InfoRequest[]) => list.filter(isOpen).length;

/** The member's requests, polled while one waits for its decision. */
export function infoOptions() {
  return queryOptions({
    queryKey: ['info'] as const,
    // The calls and their schemas are a separate chunk.
    queryFn: async ({ signal }) => (await import('./info.api')).getInfoRequests(signal),
    staleTime: STALE.short,
    refetchInterval: ({ state }) => (openOf(state.data ?? []) > 0 ? POLL_MS : false),
    meta: {
      invalidates: (now: readonly InfoRequest[], before: readonly InfoRequest[]) => (openOf(now) < openOf(before) ? DECIDED_KEYS : []),
    },
  });
}
