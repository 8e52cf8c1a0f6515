import { infiniteQueryOptions } from '@tanstack/react-query';
import { worldNow } from '@/lib/kit/browser/world-time';
import { RECORD_KEY } from '@/lib/query-keys';
import type { GiftView } from './gift.rules';
import { DEFAULT_RANGE, rangeOf } from '../../../kit/list/range.rules';

/** ms between two reads while a gift of the list is being reviewed. */
const REVIEW_POLL_MS = 5_000;

// The call and its schema are a separate chunk.
const api = () => import('./gift.api');

/** Gifts of a view, page by page, newest first. */
export function giftsOptions(view: GiftView) {
  return infiniteQueryOptions({
    queryKey: [...RECORD_KEY, 'gifts', view] as const,
    queryFn: async ({ pageParam, signal }) => {
      const now = worldNow();
      const days = rangeOf(view, now) ?? rangeOf(DEFAULT_RANGE, now)!;
      return (await api()).getGifts({ kind: view.kind, state: view.state, ...days, page: pageParam }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ list }) => list.some((gift) => gift.state === 'reviewing')) ? REVIEW_POLL_MS : false,
  });
}
