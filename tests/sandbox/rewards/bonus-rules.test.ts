import { couponStateOf, depositPartOf, firstBetCoupon, vipCoupon } from '@/sandbox/modules/rewards/coupon/coupon.rules';
import { offersOf, siteWeekOf, stakesCountFrom, type BonusFacts } from '@/sandbox/modules/rewards/grant/bonus.rules';
import * as fc from '../../support/property';
import { DAY, HOUR } from '../../support/time';

/** Saturday 2026-11-21, 12:00 in UTC+8. */
const NOW = Date.parse('2026-11-21T04:00:00Z');
const MONDAY = Date.parse('2026-11-15T16:00:00Z');
const FACTS: BonusFacts = { registeredAt: NOW - DAY, birthday: null, verified: true, firstDeposit: null, stakes: [] };

const offers = (facts: Partial<BonusFacts>, now = NOW) => offersOf({ ...FACTS, ...facts }, now);
const offer = (id: string, facts: Partial<BonusFacts>, now = NOW) => offers(facts, now).find((one) => one.id === id);

test('the site’s week begins on Monday, 00:00 in UTC+8', () => {
  expect([siteWeekOf(NOW), siteWeekOf(MONDAY), siteWeekOf(MONDAY - 1)]).toEqual([MONDAY, MONDAY, MONDAY - 7 * DAY]);
});

test.each([
  ['none', null, 3, 88_800n, true],
  ['below the minimum', { credit: 9_999n, endedAt: NOW }, 3, 88_800n, true],
  ['the minimum', { credit: 10_000n, endedAt: NOW }, 0, 1_000n, false],
  ['an odd amount, truncated', { credit: 50_037n, endedAt: NOW }, 0, 5_003n, false],
  ['the maximum', { credit: 10_000_000n, endedAt: NOW }, 0, 88_800n, false],
  ['too long ago', { credit: 50_000n, endedAt: NOW - 30 * DAY }, 4, 5_000n, false],
])('the first deposit: %s', (_, firstDeposit, status, amount, upTo) => {
  expect(offer('81002', { firstDeposit })).toMatchObject({ status, amount, upTo, times: 3 });
});

test('the week’s bonus needs its stakes within the week, and waits until the end of the next', () => {
  const stakes = [
    { stake: 60_000n, placedAt: MONDAY },
    { stake: 40_000n, placedAt: NOW },
    { stake: 99_999n, placedAt: MONDAY - 1 },
  ];
  expect(offer('81003.20261116', { stakes })).toMatchObject({ status: 0, amount: 2_800n, expireAt: MONDAY + 14 * DAY });
  expect(offer('81003.20261116', { stakes: stakes.slice(1) })).toMatchObject({
    status: 3,
    attainable: true,
    reason: '本周有效投注 400.00 / 1000.00',
  });
  // The week before is offered only where it was reached.
  expect(offer('81003.20261109', { stakes })).toBeUndefined();
  expect(offer('81003.20261116', { stakes }, NOW + 7 * DAY)).toMatchObject({ status: 0 });
  expect(offer('81003.20261116', { stakes }, NOW + 14 * DAY)).toBeUndefined();
});

test('the day’s bonus starts anew on each day of the site', () => {
  const stakes = [{ stake: 20_000n, placedAt: NOW }];
  expect(offer('81004.20261121', { stakes })).toMatchObject({ status: 0, amount: 288n });
  expect(offer('81004.20261122', { stakes }, NOW + 13 * HOUR)).toMatchObject({ status: 3, reason: '今日有效投注 0.00 / 200.00' });
  expect(offer('81004.20261121', { stakes }, NOW + 13 * HOUR)).toMatchObject({ status: 0 });
});

test('the birthday bonus is available in its month, once a year', () => {
  expect(offer('81005.2026', { birthday: '1990-11-02' })).toMatchObject({
    status: 0,
    review: true,
    expireAt: Date.parse('2026-11-30T16:00:00Z'),
  });
  expect(offer('81005.2027', { birthday: '1990-04-23' })).toMatchObject({ status: 3, reason: '生日当月（4 月）可领' });
  expect(offer('81005.2026', { birthday: '1990-12-31' })).toMatchObject({ status: 3, reason: '生日当月（12 月）可领' });
  expect(offer('81005.2026', {})).toMatchObject({ status: 3, reason: '在个人资料填写生日后，生日当月可领' });
});

test('a reward that a person gets once needs a verified name', () => {
  const facts = { birthday: '1990-11-02', firstDeposit: { credit: 10_000n, endedAt: NOW } };
  const personal = offers(facts).filter((one) => one.personal);
  expect(personal.map(({ promotionId, status }) => `${promotionId} ${status}`).toSorted()).toEqual([
    '81001 0',
    '81002 0',
    '81005 0',
    '81006 0',
  ]);
  for (const { id, review } of personal) {
    expect(offer(id, { ...facts, verified: false })).toMatchObject({ status: 3, reason: `完成实名认证后可${review ? '申请' : '领取'}` });
  }
});

test('for any history of a member, ids are unique, amounts are above zero, and what cannot be claimed has a reason', () => {
  const stake = fc.record({ stake: fc.bigInt(1n, 500_000n), placedAt: fc.integer({ min: stakesCountFrom(NOW), max: NOW }) });
  const facts = fc.record({
    registeredAt: fc.integer({ min: NOW - 400 * DAY, max: NOW }),
    birthday: fc.constantFrom(null, '1990-01-31', '1985-11-01', '2000-12-05'),
    verified: fc.boolean(),
    firstDeposit: fc.option(fc.record({ credit: fc.bigInt(1n, 9_000_000n), endedAt: fc.integer({ min: NOW - 60 * DAY, max: NOW }) })),
    stakes: fc.array(stake, { maxLength: 12 }),
  });
  fc.assert(
    fc.property(facts, (picked) => {
      const list = offersOf(picked, NOW);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      for (const { amount, status, reason, expireAt, id } of list) {
        expect(amount > 0n && id.length <= 32).toBe(true);
        expect(status === 3).toBe(reason !== '');
        expect(status === 4).toBe(NOW >= expireAt);
      }
    }),
  );
});

test('coupons: one a week for a settled bet, one a month for a VIP, by level', () => {
  expect(firstBetCoupon(NOW)).toMatchObject({ source: 'first-bet:2026-11-16', kind: 'cash', amount: 500n, expiresAt: NOW + 7 * DAY });
  expect(firstBetCoupon(MONDAY).source).toBe(firstBetCoupon(NOW).source);
  expect(vipCoupon(2, NOW)).toMatchObject({ source: 'vip:2026-11', amount: 10_000n, expiresAt: Date.parse('2026-11-30T16:00:00Z') });
});

test('a coupon adds its percentage of a deposit, truncated, up to its amount', () => {
  const coupon = { percent: 5, amount: 1_000n };
  expect([19n, 10_019n, 20_000n, 900_000n].map((credit) => depositPartOf(coupon, credit))).toEqual([0n, 500n, 1_000n, 1_000n]);
});

test('a coupon’s state follows from its times', () => {
  const coupon = { usedAt: null, claimedAt: null, expiresAt: NOW };
  expect(couponStateOf(coupon, NOW - 1)).toBe('claimable');
  expect(couponStateOf({ ...coupon, claimedAt: 1 }, NOW - 1)).toBe('claimed');
  expect(couponStateOf({ ...coupon, claimedAt: 1 }, NOW)).toBe('expired');
  expect(couponStateOf({ ...coupon, claimedAt: 1, usedAt: 2 }, NOW)).toBe('used');
});
