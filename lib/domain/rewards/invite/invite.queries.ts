import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { INVITE_KEY } from '@/lib/query-keys';
import type { InviteRules } from './invite.model';

/** ms; a friend's bet may settle at any time. */
const POLL_MS = 30_000;

// The calls and their schemas are a separate chunk.
const api = () => import('./invite.api');

/** Conditions and rewards of an invitation. `initial`: as the server read it; null where it could not. */
export function inviteRulesOptions(initial: InviteRules | null) {
  return queryOptions({
    queryKey: [...INVITE_KEY, 'rules'] as const,
    queryFn: async ({ signal }) => (await api()).getRules(signal),
    initialData: initial ?? undefined,
    staleTime: STALE.minute,
  });
}

/** The member's code, counts and ladder. */
export function inviteOverviewOptions() {
  return queryOptions({
    queryKey: [...INVITE_KEY, 'overview'] as const,
    queryFn: async ({ signal }) => (await api()).getInviteOverview(signal),
    staleTime: STALE.short,
    refetchInterval: POLL_MS,
  });
}

/** The member's friends, page by page, newest first. */
export function friendsOptions() {
  return infiniteQueryOptions({
    queryKey: [...INVITE_KEY, 'friends'] as const,
    queryFn: async ({ pageParam, signal }) => (await api()).getFriends(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  });
}
