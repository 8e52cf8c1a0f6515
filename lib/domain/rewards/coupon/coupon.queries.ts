import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { COUPON_KEY } from '@/lib/query-keys';

// The calls and their schemas are a separate chunk.
const api = () => import('./coupon.api');

/** The member's coupons. */
export function couponsOptions() {
  return queryOptions({
    queryKey: [...COUPON_KEY, 'list'] as const,
    queryFn: async ({ signal }) => (await api()).getCoupons(signal),
    staleTime: STALE.short,
  });
}
