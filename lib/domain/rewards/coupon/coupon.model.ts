import type { COUPON_KINDS, COUPON_STATES } from '@pavilion/contract/calls/coupon.calls';
import type { TURNOVER_BASES } from '@pavilion/contract/calls/bonus.calls';
import type { Minor } from '@pavilion/number/money';

export type CouponState = (typeof COUPON_STATES)[number];

/** A welfare coupon. Times are world ms. */
export interface Coupon {
  id: string;
  /** `cash` adds money when it is used, `deposit` a part of the next deposit. */
  kind: (typeof COUPON_KINDS)[number];
  title: string;
  state: CouponState;
  /** For `cash` the credit, for `deposit` the most that is added. */
  amount: Minor;
  /** Percent of the deposit, and the smallest deposit. */
  percent: number;
  minDeposit: Minor;
  /** Times `turnoverBase` that must be bet. */
  turnover: number;
  turnoverBase: (typeof TURNOVER_BASES)[number];
  /** Amount that it added; null before its use. */
  credited: Minor | null;
  expireAt: number;
  usedAt: number | null;
}
