import type { CallResponse } from '@pavilion/contract/call';
import { DIVIDEND_STATUS, type dividendLeadCall } from '@pavilion/contract/calls/bonus.calls';
import { type couponClaimCall } from '@pavilion/contract/calls/coupon.calls';
import type { giftListCall } from '@pavilion/contract/calls/gift.calls';
import type { Bonus, Promotion } from '@/lib/domain/rewards/bonus/bonus.model';
import type { Coupon } from '@/lib/domain/rewards/coupon/coupon.model';
import type { Gift, GiftPage } from '@/lib/domain/rewards/gift/gift.model';
import { moneyOnWire, timeOnWire } from './wire';

const TIME = Date.parse('2026-11-20T12:00:00Z');

/** A bonus that can be claimed. */
export function aBonus(changes: Partial<Bonus> = {}): Bonus {
  return {
    id: '81002',
    name: '首存礼',
    state: 'claimable',
    amount: 5_000n,
    upTo: false,
    turnover: 3,
    turnoverBase: 'depositAndBonus',
    expireAt: TIME,
    promotionId: '81002',
    reason: '',
    review: false,
    ...changes,
  };
}

export function aPromotion(changes: Partial<Promotion> = {}): Promotion {
  return {
    id: '81002',
    category: 'newcomer',
    title: '首存礼',
    summary: '加赠 10%，最高 888 币',
    terms: ['每位会员一次'],
    startTime: '2026-10-21T16:00:00.000Z',
    endTime: null,
    ...changes,
  };
}

/** A cash coupon that can be claimed. */
export function aCoupon(changes: Partial<Coupon> = {}): Coupon {
  return {
    id: '350000000000001',
    kind: 'cash',
    title: '每周首注现金券',
    state: 'claimable',
    amount: 500n,
    percent: 0,
    minDeposit: 0n,
    turnover: 1,
    turnoverBase: 'bonus',
    credited: null,
    expireAt: TIME,
    usedAt: null,
    ...changes,
  };
}

/** A bonus that was credited. */
export function aGift(changes: Partial<Gift> = {}): Gift {
  return {
    id: '330000000000042',
    kind: 'bonus',
    state: 'credited',
    title: '首存礼',
    amount: 5_000n,
    required: 15_000n,
    done: 2_000n,
    at: TIME,
    reason: '',
    ...changes,
  };
}

export function aGiftPage(changes: Partial<GiftPage> = {}): GiftPage {
  const totals = (['bonus', 'coupon', 'gift'] as const).map((kind) => ({
    kind,
    count: 1,
    amount: 5_000n,
    required: 15_000n,
    done: 2_000n,
  }));
  return { page: 1, list: [aGift()], hasMore: false, totals, ...changes };
}

const STATUS: Readonly<Record<Bonus['state'], number>> = {
  claimable: DIVIDEND_STATUS.claimable,
  reviewing: DIVIDEND_STATUS.inReview,
  claimed: DIVIDEND_STATUS.claimed,
  expired: DIVIDEND_STATUS.expired,
  notYet: DIVIDEND_STATUS.notEligible,
  notEligible: DIVIDEND_STATUS.notEligible,
};

/** The data of `dividendLead`. */
export function bonusesOnWire(list: readonly Bonus[]): CallResponse<typeof dividendLeadCall> {
  return {
    total: list.length,
    list: list.map(({ state, amount, expireAt, ...same }) => ({
      ...same,
      status: STATUS[state],
      attainable: state === 'notYet',
      amount: moneyOnWire(amount),
      expireTime: timeOnWire(expireAt),
    })),
  };
}

/** A coupon as the platform sends it. */
export function couponOnWire({ amount, minDeposit, credited, expireAt, usedAt, ...same }: Coupon): CallResponse<typeof couponClaimCall> {
  return {
    ...same,
    amount: moneyOnWire(amount),
    minDeposit: moneyOnWire(minDeposit),
    credited: moneyOnWire(credited),
    expireTime: timeOnWire(expireAt),
    usedTime: timeOnWire(usedAt),
  };
}

export const couponsOnWire = (list: readonly Coupon[]) => ({ list: list.map(couponOnWire) });

const sumsOnWire = ({ amount, required, done }: Record<'amount' | 'required' | 'done', bigint>) => ({
  amount: moneyOnWire(amount),
  required: moneyOnWire(required),
  done: moneyOnWire(done),
});

/** The data of `giftList`. */
export function giftsOnWire({ list, hasMore, totals }: GiftPage): CallResponse<typeof giftListCall> {
  return {
    hasMore,
    list: list.map(({ at, ...gift }) => ({ ...gift, ...sumsOnWire(gift), time: timeOnWire(at) })),
    totals: totals.map((total) => ({ ...total, ...sumsOnWire(total) })),
  };
}
