import type { Bonus, Promotion } from '@/lib/domain/rewards/bonus/bonus.model';
import type { Coupon } from '@/lib/domain/rewards/coupon/coupon.model';
import type { Gift, GiftPage } from '@/lib/domain/rewards/gift/gift.model';

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
