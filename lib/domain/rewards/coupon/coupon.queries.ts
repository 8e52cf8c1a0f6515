import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';

// The calls and their schemas are a separate chunk.
const api = () => import('./coupon.api');

/** The member's coupons. */
export function couponsOptions() {
  return queryOptions({
    queryKey: ['coupon', 'list'] as const,
    queryFn: async ({ signal }) => (await api()).getCoupons(signal),
    staleTime: STALE.short,
  });
}
