import { ClaimTerms } from '@/components/rewards/bonus/claim-terms';
import { COUPON_COPY, COUPON_KIND_NAMES, worthOf } from '@/lib/domain/rewards/coupon/coupon.copy';
import type { Coupon } from '@/lib/domain/rewards/coupon/coupon.model';

/** 金额, 流水 and 期限 of a coupon. */
export function CouponTerms({ coupon }: { coupon: Coupon }) {
  return (
    <ClaimTerms
      label={COUPON_KIND_NAMES[coupon.kind]}
      lines={[
        [COUPON_COPY.amount, worthOf(coupon)],
        [COUPON_COPY.turnover, COUPON_COPY.turnoverText(coupon.turnover, coupon.turnoverBase)],
        [COUPON_COPY.deadline, COUPON_COPY.deadlineText(coupon.expireAt)],
      ]}
    />
  );
}
