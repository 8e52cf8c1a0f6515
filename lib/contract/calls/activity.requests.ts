import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';
import { couponId } from './activity.calls';

export const activityRequests = {
  dividendLead: {
    reads: true,
    about:
      'Bonuses to claim by hand: status 0 claimable, 1 in review, 2 claimed, 3 not eligible (with its reason), 4 expired. `turnover`: times `turnoverBase` that must be bet.',
    request: empty,
  },
  dividendCheck: {
    reads: true,
    about: 'Whether the member has a bonus to claim now, and which.',
    request: empty,
  },
  dividendReceive: {
    about:
      'Claims a bonus. status 2: it is credited; 1: it is being reviewed. 10001 when it is claimed already, over, or not the member’s.',
    request: z.object({ id: z.string(z.minLength(1), z.maxLength(32)) }),
  },
  promotionList: {
    about: 'Promotions by category with their terms, in display order. The member’s bonuses of one name its id as promotionId.',
    request: empty,
  },
  couponList: {
    reads: true,
    about: 'Coupons of the member, newest first: claimable and claimed ones, and those that were used or expired within 90 days.',
    request: empty,
  },
  couponClaim: {
    about: 'Claims a coupon; one that is claimed or used is answered as it is. 10001 when it is over or not the member’s.',
    request: z.object({ id: couponId }),
  },
  couponUse: {
    about:
      'Credits a claimed cash coupon, once whatever the key. 10001 when it is used, over, unclaimed, of another kind, or not the member’s.',
    request: z.object({ id: couponId }),
  },
} satisfies Requests;
