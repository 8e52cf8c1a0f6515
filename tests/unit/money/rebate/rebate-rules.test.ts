import { reasonText } from '@/lib/domain/money/rebate/rebate.copy';
import { claimableDays, claimOf, exactText, isEmpty, joinBets, nearDay, nextExpiry } from '@/lib/domain/money/rebate/rebate.rules';
import { REBATE_REASONS } from '@pavilion/contract/calls/rebate.calls';
import { aRebateBet, aRebateDay } from '../../../support/loyalty.builder';
import { HOUR } from '../../../support/time';

const LATER = aRebateDay({ day: '2026-11-21', amount: 129n, claimUntil: aRebateDay().claimUntil! + 24 * HOUR });
const CLAIM = claimOf([LATER, aRebateDay()], 'key-00001', 'm1');

test('a claim lists its days oldest first, and their sum', () => {
  expect(CLAIM).toEqual({ key: 'key-00001', member: 'm1', days: ['2026-11-20', '2026-11-21'], total: '2.00', state: 'waiting', asks: 0 });
});

test('lists days that can be claimed, and when the first of them expires', () => {
  const list = [LATER, aRebateDay(), aRebateDay({ state: 'claimed', day: '2026-11-19' })];
  expect(claimableDays(list)).toHaveLength(2);
  expect(nextExpiry(list)).toBe(aRebateDay().claimUntil);
  expect(nextExpiry([])).toBeNull();
  expect([isEmpty([aRebateDay({ bets: 0 })]), isEmpty(list)]).toEqual([true, false]);
});

test('names days near today by the site’s clock', () => {
  const now = Date.UTC(2026, 10, 20, 15, 59);
  expect(['2026-11-20', '2026-11-19', '2026-11-18'].map((day) => nearDay(day, now))).toEqual(['today', 'yesterday', null]);
  expect(nearDay('2026-11-20', now + 60_000)).toBe('yesterday');
});

test('a bet that is on two pages appears once, and exact rebates keep two places', () => {
  const pageOf = (page: number, ...ids: string[]) => ({
    page,
    day: aRebateDay(),
    exact: '0.719000',
    list: ids.map((id) => aRebateBet({ id })),
    hasMore: false,
  });
  expect(joinBets([pageOf(1, '3', '2'), pageOf(2, '2', '1')]).map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(['0.719000', '0.400000', '0.000000', '12.345678', '1.200500'].map(exactText)).toEqual([
    '0.719',
    '0.40',
    '0.00',
    '12.345678',
    '1.2005',
  ]);
});

test('every reason has a text, and the lowest odds are stated', () => {
  expect(new Set(REBATE_REASONS.map((reason) => reasonText(reason, '1.50'))).size).toBe(REBATE_REASONS.length);
  expect(reasonText('lowOdds', '1.50')).toBe('赔率低于 1.50，不计');
});
