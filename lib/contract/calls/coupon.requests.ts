import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';
import { couponId } from './coupon.calls';

export const couponRequests = {
  couponList: {
    reads: true,
    about: 'Coupons of the member, newest first: claimable and claimed ones, and those that were used or expired within 90 days.',
    request: empty,
  },
  couponClaim: {
    about:
      'Claims a coupon; a coupon that is claimed or used already is returned unchanged. 10001 when it has expired or is not the member’s.',
    request: z.object({ id: couponId }),
  },
  couponUse: {
    about:
      'Credits a claimed cash coupon, once under any key. 10001 when it is used, expired, unclaimed, of another kind, or not the member’s.',
    request: z.object({ id: couponId }),
  },
} satisfies Requests;
