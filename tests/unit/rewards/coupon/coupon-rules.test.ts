import { bonusOf, categoriesOf, discountPath, openBonuses } from '@/lib/domain/rewards/bonus/bonus.rules';
import { COUPON_COPY, worthOf } from '@/lib/domain/rewards/coupon/coupon.copy';
import { countsOf, defaultState, toCouponState } from '@/lib/domain/rewards/coupon/coupon.rules';
import { aBonus, aCoupon, aPromotion } from '../../../support/bonus.builder';

test('the address contains a state, or none', () => {
  expect(toCouponState(new URLSearchParams('state=used'))).toBe('used');
  expect(toCouponState(new URLSearchParams('state=other'))).toBeNull();
});

test('the state that needs an action is shown first', () => {
  const claimed = aCoupon({ state: 'claimed' });
  expect([defaultState([]), defaultState([claimed]), defaultState([claimed, aCoupon()])]).toEqual(['claimable', 'claimed', 'claimable']);
  expect(countsOf([claimed, aCoupon()])).toEqual({ claimable: 1, claimed: 1, used: 0, expired: 0 });
});

test('describes a coupon’s worth and its conditions', () => {
  expect(worthOf(aCoupon())).toBe('5.00 币');
  expect(worthOf(aCoupon({ kind: 'deposit', percent: 10, minDeposit: 10_000n, amount: 5_000n }))).toBe(
    '单笔存款满 100.00 币，加赠 10%，最高 50.00 币',
  );
  expect(COUPON_COPY.turnoverText(0, 'bonus')).toBe('不要求流水');
  expect(COUPON_COPY.turnoverText(2, 'bonus')).toBe('入账金额的 2 倍，完成后可提款');
  expect(COUPON_COPY.turnoverText(3, 'depositAndBonus')).toBe('（存款 + 入账金额）的 3 倍，存款本身的流水另计');
});

test('a promotion shows the bonus that most needs an action', () => {
  const claimed = aBonus({ id: 'a.1', promotionId: 'a', state: 'claimed' });
  const claimable = aBonus({ id: 'a.2', promotionId: 'a' });
  expect(bonusOf('a', [claimed, claimable])).toBe(claimable);
  expect(bonusOf('b', [claimed])).toBeNull();
  expect(openBonuses([claimed, aBonus({ id: 'r', state: 'reviewing' }), claimable]).map(({ id }) => id)).toEqual(['a.2', 'r']);
});

test('only categories with a promotion have a tab', () => {
  expect(categoriesOf([aPromotion({ category: 'daily' }), aPromotion()], ['sport', 'newcomer', 'daily'])).toEqual(['newcomer', 'daily']);
  expect([discountPath(), discountPath({ tab: 'sport' }), discountPath({ id: '81002' })]).toEqual([
    '/activity/discount',
    '/activity/discount?tab=sport',
    '/activity/discount?id=81002',
  ]);
});
