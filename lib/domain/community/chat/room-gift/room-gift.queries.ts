import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { DEFAULT_RANGE, rangeOf } from '@/lib/kit/list/range.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { STALE } from '@/lib/kit/query/query-client';
import type { GivenView } from './room-gift.rules';

/** Key of all queries of gifts in rooms. */
export const ROOM_GIFTS_KEY = ['chat', 'gifts'] as const;

// The calls and their schemas are a separate chunk.
const api = () => import('./room-gift.api');

/** Gifts and coins; bets and the platform change them at any time. */
export function roomGiftsOptions() {
  return queryOptions({
    queryKey: [...ROOM_GIFTS_KEY, 'items'] as const,
    queryFn: async ({ signal }) => (await api()).getRoomGifts(signal),
    staleTime: STALE.live,
  });
}

/** The member's given gifts, page by page, newest first. */
export function givenOptions(view: GivenView) {
  return infiniteQueryOptions({
    queryKey: [...ROOM_GIFTS_KEY, 'given', view] as const,
    queryFn: async ({ pageParam, signal }) => {
      const now = worldNow();
      const days = rangeOf(view, now) ?? rangeOf(DEFAULT_RANGE, now)!;
      return (await api()).getGivenGifts({ roomKind: view.roomKind, ...days, page: pageParam }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  });
}
