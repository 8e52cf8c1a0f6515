import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { couponsOptions } from './coupon.queries';

/** Claims a coupon, which moves no money and may be repeated. Without a response, the list shows its state. */
export function couponClaimOptions(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (id: string) => (await import('./coupon.api')).claimCoupon(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: couponsOptions().queryKey }),
  });
}
