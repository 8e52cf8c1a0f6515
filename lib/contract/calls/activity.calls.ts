import { defineCall } from '../call';
import * as z from '../schema';
import { anyCount, anyFlag, anyMoney, anyText, anyTime, moneyText, timeText } from '../wire';

/** Values of a bonus's `status` (samples: dividend-lead). */
export const DIVIDEND_STATUS = { claimable: 0, inReview: 1, claimed: 2, notEligible: 3, expired: 4 } as const;

/** The base that turnover is a multiple of: the bonus alone, or the deposit and the bonus together. */
export const TURNOVER_BASES = ['bonus', 'depositAndBonus'] as const;
const turnoverBase = z._default(z.enum(TURNOVER_BASES), 'bonus');

/** Bonuses that the member may claim by hand. */
export const dividendLeadCall = defineCall({
  name: 'dividendLead',
  method: 'POST',
  path: '/act/api/v1/dividend/manual/lead',
  area: 'activity',
  session: 'member',
  answer: z.object({
    total: anyCount,
    list: z.array(
      z.object({
        id: z.string(),
        name: anyText,
        amount: moneyText,
        turnover: anyCount,
        turnoverBase,
        status: z.number(),
        /** Null: no known end. */
        expireTime: anyTime,
        /** Promotion of the bonus; '' for none. */
        promotionId: anyText,
        /** Reason why it cannot be claimed, in Chinese. */
        reason: anyText,
        /** A claim is reviewed before it is credited. */
        review: anyFlag,
        /** `amount` is the maximum. */
        upTo: anyFlag,
      }),
    ),
  }),
});

/** Reports whether a bonus can be claimed now. */
export const dividendCheckCall = defineCall({
  name: 'dividendCheck',
  method: 'POST',
  path: '/act/api/v1/dividend/front/check',
  area: 'activity',
  session: 'member',
  answer: z.object({
    hasDividend: anyFlag,
    count: anyCount,
    list: z._default(z.array(z.object({ id: z.string(), name: anyText, amount: moneyText, expireTime: anyTime })), []),
  }),
});

/** Claims a bonus: once per member and id, whatever the key. */
export const dividendReceiveCall = defineCall({
  name: 'dividendReceive',
  method: 'POST',
  path: '/act/api/v1/dividend/front/receive',
  area: 'activity',
  session: 'member',
  money: true,
  answer: z.object({ id: anyText, amount: moneyText, status: z.number(), receivedAt: anyTime }),
});

/** Tabs of 优惠. */
export const PROMOTION_CATEGORIES = ['sport', 'casino', 'slots', 'newcomer', 'daily'] as const;

/** Promotions of the platform. */
export const promotionListCall = defineCall({
  name: 'promotionList',
  method: 'POST',
  path: '/act/api/v1/activity/list',
  area: 'activity',
  session: 'none',
  answer: z.object({
    list: z.array(
      z.object({
        id: z.string(z.minLength(1), z.maxLength(32)),
        category: z.enum(PROMOTION_CATEGORIES),
        title: z.string(),
        /** One line: recipients and amounts. */
        summary: anyText,
        /** Plain lines, no markup. */
        terms: z._default(z.array(z.string()), []),
        startTime: anyTime,
        /** null: until further notice. */
        endTime: anyTime,
      }),
    ),
  }),
});

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
  answer: z.object({ list: z.array(couponSchema) }),
});

/** Claims a coupon; moves no money. */
export const couponClaimCall = defineCall({
  name: 'couponClaim',
  method: 'POST',
  path: '/act/api/v1/coupon/claim',
  area: 'activity',
  session: 'member',
  answer: couponSchema,
});

/** Uses a cash coupon. */
export const couponUseCall = defineCall({
  name: 'couponUse',
  method: 'POST',
  path: '/act/api/v1/coupon/use',
  area: 'activity',
  session: 'member',
  money: true,
  answer: couponSchema,
});
