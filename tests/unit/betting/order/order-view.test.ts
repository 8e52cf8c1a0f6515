import { joinPages, ordersOptions } from '@/lib/domain/betting/order/order.queries';
import { pollOf } from '@/lib/domain/betting/order/order-poll.rules';
import { DEFAULT_VIEW, toView, viewQuery, type OrderView } from '@/lib/domain/betting/order/order-view.rules';
import { anOrder } from '../../../support/slip.builder';

const read = (query: string) => toView(new URLSearchParams(query));

test('the address is written and read back, without defaults, and falls back for invalid values', () => {
  expect(viewQuery(DEFAULT_VIEW)).toBe('');
  const view: OrderView = { state: 'settled', range: 'custom', from: '2026-11-01', to: '2026-11-20', venue: 'FBTY' };
  expect(read(viewQuery(view))).toEqual(view);
  expect(read('state=x&range=y&venue=z&from=1')).toEqual(DEFAULT_VIEW);
  expect(read('range=custom&from=2026-13-40&to=2026-11-20')).toMatchObject({ from: null, to: '2026-11-20' });
});

test('polls orders while one is open, and faster while one is pending at its venue', () => {
  expect(pollOf([anOrder({ state: 'settled' }), anOrder({ state: 'rejected' })])).toBe(false);
  // A venue that did not respond may hold anything.
  expect(pollOf([], true)).toBe(pollOf([anOrder()]));
  expect(pollOf([anOrder()])).toBeGreaterThan(pollOf([anOrder(), anOrder({ state: 'pending' })]) as number);
});

test('merges the pages of several venues, newest first, and shows totals only when every venue has them', () => {
  const page = (placedAt: number, totals: bigint | null) => ({
    orders: [anOrder({ placedAt })],
    page: 1,
    total: 3,
    invalidRows: 1,
    totals: totals === null ? null : { count: 3, stake: totals, payout: 0n, profit: -totals },
  });
  const joined = joinPages([page(1, 5n), page(2, 7n)], 1);
  expect(joined.orders.map((order) => order.placedAt)).toEqual([2, 1]);
  expect(joined).toMatchObject({ total: 6, invalidRows: 2, totals: { count: 6, stake: 12n, profit: -12n } });
  expect(joinPages([page(1, 5n), page(2, null)], 1).totals).toBeNull();
});

test('has a next page until every order was read, including invalid rows', () => {
  const { getNextPageParam } = ordersOptions(DEFAULT_VIEW, ['FBTY']);
  const page = (number: number, total: number, invalidRows = 0) => ({
    orders: [anOrder()],
    page: number,
    total,
    invalidRows,
    totals: null,
    parts: {},
    missing: [],
    lateVenues: [],
  });
  const request = (pages: readonly ReturnType<typeof page>[]) => getNextPageParam(pages.at(-1)!, [...pages], 1, [1]);
  expect(request([page(1, 2)])).toBe(2);
  expect(request([page(1, 2, 1)])).toBeUndefined();
  expect(request([page(1, 2), page(2, 2)])).toBeUndefined();
});
