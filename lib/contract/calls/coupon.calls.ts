import { defineCall } from '../call';
import * as z from '../schema';
import { anyMoney, anyText, anyTime, moneyText, timeText } from '../wire';
import { turnoverBase } from './bonus.calls';

/** `cash`: adds money when it is used; `deposit`: adds a part of the next deposit. */
export const COUPON_KINDS = ['cash', 'deposit'] as const;

/** `claimed`: waits for its use. */
export const COUPON_STATES = ['claimable', 'claimed', 'used', 'expired'] as const;

export const couponId = z.string(z.minLength(1), z.maxLength(32));

const couponSchema = z.object({
  id: couponId,
  kind: z.enum(COUPON_KINDS),
  title: anyText,
  state: z.enum(COUPON_STATES),
  /** Credit of a `cash` coupon; most that a `deposit` coupon adds. */
  amount: moneyText,
  /** Percent of the deposit, and the smallest deposit; 0 for `cash`. */
  percent: z._default(z.number(z.int(), z.gte(0), z.lte(100)), 0),
  minDeposit: moneyText,
  /** Times `turnoverBase` that must be bet before it can be withdrawn. */
  turnover: z.number(z.int(), z.gte(0)),
  turnoverBase,
  /** Amount that it added; null before its use. */
  credited: anyMoney,
  expireTime: timeText,
  usedTime: anyTime,
});

/** The member's coupons. */
export const couponListCall = defineCall({
  name: 'couponList',
  method: 'POST',
  path: '/act/api/v1/coupon/list',
  area: 'activity',
  session: 'member',
  response: z.object({ list: z.array(couponSchema) }),
});

/** Claims a coupon; moves no money. */
export const couponClaimCall = defineCall({
  name: 'couponClaim',
  method: 'POST',
  path: '/act/api/v1/coupon/claim',
  area: 'activity',
  session: 'member',
  response: couponSchema,
});

/** Uses a cash coupon. */
export const couponUseCall = defineCall({
  name: 'couponUse',
  method: 'POST',
  path: '/act/api/v1/coupon/use',
  area: 'activity',
  session: 'member',
  money: true,
  response: couponSchema,
});
