import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { MEMBER_KEY, RECORD_KEY, WITHDRAW_KEY } from '@/lib/query-keys';
import type { Bonus } from './bonus.model';

/** Key of all queries about bonuses. */
export const BONUS_KEY = ['bonus'] as const;

/** ms between two reads while a claim is being reviewed. */
const REVIEW_POLL_MS = 3_000;

// The calls and their schemas are a separate chunk.
const api = () => import('./bonus.api');

/** The member's bonuses. */
export function bonusesOptions() {
  return queryOptions({
    queryKey: [...BONUS_KEY, 'list'] as const,
    queryFn: async ({ signal }) => (await api()).getBonuses(signal),
    staleTime: STALE.short,
    refetchInterval: ({ state }) => (state.data?.some((bonus) => bonus.state === 'reviewing') ? REVIEW_POLL_MS : false),
    // A review that ended may have moved money.
    meta: {
      invalidates: (now: readonly Bonus[], before: readonly Bonus[]) =>
        reviewed(now, before) ? [MEMBER_KEY, RECORD_KEY, WITHDRAW_KEY] : [],
    },
  });
}

function reviewed(now: readonly Bonus[], before: readonly Bonus[]): boolean {
  return before.some(({ id, state }) => state === 'reviewing' && now.some((bonus) => bonus.id === id && bonus.state !== 'reviewing'));
}
