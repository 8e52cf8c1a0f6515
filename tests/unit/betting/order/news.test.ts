import * as fc from '../../../support/property';
import { newsText } from '@/lib/domain/betting/order/news/news.copy';
import type { SeenOrders } from '@/lib/domain/betting/order/news/news.model';
import { compareOrders, countMisses, markAnnounced, newsOf, ordersOf, silentOf } from '@/lib/domain/betting/order/news/news.rules';
import type { OpenOrders } from '@/lib/domain/betting/order/open-orders.model';
import { joinOpenOrders } from '@/lib/domain/betting/order/open-orders.rules';
import { toReplyPart } from '@/lib/domain/betting/order/open-orders-reply.rules';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { anOrder, anOrderLeg } from '../../../support/slip.builder';

const NOW = 1_795_180_000_000;
const page = (orders: readonly Order[], late: readonly Order['venue'][] = []): OpenOrders => {
  const part = (venue: Order['venue']) => {
    const own = orders.filter((order) => order.venue === venue);
    return { venue, part: toReplyPart({ orders: own, page: 1, total: own.length, invalidRows: 0, totals: null }) };
  };
  return { ...joinOpenOrders({ venues: [part('FBTY'), part('IMTY')] }, undefined), lateVenues: late };
};
const won = (changes: Partial<Order> = {}) =>
  anOrder({ state: 'settled', outcome: 'won', payout: 9_150n, profit: 4_150n, settledAt: NOW, ...changes });
const keysOf = ({ gone }: { gone: readonly { id: string }[] }) => gone.map(({ id }) => id);

describe('comparing open orders with those seen before', () => {
  test('the first read for a member makes no news, even after another member', () => {
    const other: SeenOrders = {
      member: 'other',
      open: [{ venue: 'FBTY', id: '1', placedAt: 0, pending: true, misses: 0 }],
      announced: ['FBTY 2'],
    };
    for (const before of [null, other]) {
      const change = compareOrders(before, 'm', page([anOrder({ id: '5' })]));
      expect(change).toMatchObject({ gone: [], taken: [], seen: { member: 'm', announced: [], open: [{ id: '5' }] } });
    }
  });

  test('an order that is no longer listed counts as gone only at a venue that responded', () => {
    const { seen } = compareOrders(null, 'm', page([anOrder({ id: '5' }), anOrder({ id: '6', venue: 'IMTY' })]));
    expect(keysOf(compareOrders(seen, 'm', page([])))).toEqual(['5', '6']);
    expect(keysOf(compareOrders(seen, 'm', page([], ['IMTY'])))).toEqual(['5']);
    const { IMTY: _missing, ...parts } = page([]).parts;
    expect(keysOf(compareOrders(seen, 'm', { ...page([]), parts }))).toEqual(['5']);
  });

  test('it remains news until it is announced, and is announced once, even when an old list contains it again', () => {
    const { seen } = compareOrders(null, 'm', page([anOrder()]));
    const again = compareOrders(seen, 'm', page([]));
    expect(keysOf(compareOrders(again.seen, 'm', page([])))).toEqual(['270000000000777']);
    const announced = markAnnounced(again.seen, [won()])!;
    expect(announced.open).toEqual([]);
    expect(markAnnounced(announced, [won()])).toBeNull();
    const late = compareOrders(announced, 'm', page([anOrder()]));
    expect(late.seen.open).toEqual([]);
    expect(compareOrders(late.seen, 'm', page([])).gone).toEqual([]);
  });

  test('a pending bet that is accepted is announced separately from its later result', () => {
    const { seen } = compareOrders(null, 'm', page([anOrder({ state: 'pending' })]));
    const accepted = compareOrders(seen, 'm', page([anOrder()]));
    expect(accepted.taken).toHaveLength(1);
    const announced = markAnnounced(accepted.seen, [anOrder()], true)!;
    expect(markAnnounced(announced, [anOrder()], true)).toBeNull();
    expect(compareOrders(announced, 'm', page([anOrder()])).taken).toEqual([]);
    expect(keysOf(compareOrders(announced, 'm', page([])))).toHaveLength(1);
  });

  test('an order that appears in no list is eventually forgotten', () => {
    let { seen } = compareOrders(null, 'm', page([anOrder()]));
    for (let read = 0; read < 60; read += 1) {
      const change = compareOrders(seen, 'm', page([]));
      seen = countMisses(change.seen, change.gone, new Map());
    }
    expect(seen.open).toEqual([]);
  });
});

describe('news', () => {
  test('several settlements are one piece of news, with their sum', () => {
    const lost = won({ id: '2', outcome: 'lost', payout: 0n, profit: -5_000n });
    const [news, ...others] = newsOf([won(), lost], [], NOW);
    expect(others).toEqual([]);
    expect(ordersOf(news!)).toHaveLength(2);
    expect(newsText(news!, false)).toEqual({ text: '2 笔已结算', amount: '合计 −8.50', tone: 'down' });
  });

  test('a bet that settled a day ago or was cashed out entirely is not announced', () => {
    const old = won({ settledAt: NOW - 86_400_000 });
    const sold = won({ id: '2', cashedOut: { stake: 5_000n, payout: 6_000n } });
    expect(newsOf([old, sold], [], NOW)).toEqual([]);
    expect(silentOf([old, sold, won({ id: '3' }), won({ id: '4', state: 'rejected', settledAt: null })], NOW)).toEqual([old, sold]);
  });

  test.each<[Partial<Order>, string, string]>([
    [{}, '红城 已结算', '赢 +41.50'],
    [{ outcome: 'lost', profit: -5_000n }, '红城 已结算', '输 −50.00'],
    [{ outcome: 'half-won', profit: 2_075n }, '红城 已结算', '赢半 +20.75'],
    [{ outcome: 'half-lost', profit: -2_500n }, '红城 已结算', '输半 −25.00'],
    [{ outcome: 'void', profit: 0n }, '红城 比赛取消，本金 50.00 已退回', ''],
    [{ outcome: 'push', profit: 0n }, '红城 走水，本金 50.00 已退回', ''],
    [{ size: 3, legs: [anOrderLeg(), anOrderLeg(), anOrderLeg()] }, '三串一 已结算', '赢 +41.50'],
    [{ state: 'rejected', reason: '提交时进球暂停' }, '红城 未成立，未扣款：提交时进球暂停', ''],
    [{ state: 'cancelled' }, '红城 注单已取消，本金 50.00 已退回', ''],
  ])('an order %p is announced as %p %p', (changes, text, amount) => {
    const [news] = newsOf([won({ legs: [anOrderLeg({ marketKind: 'winner', line: null })], ...changes })], [], NOW);
    expect(newsText(news!, false)).toMatchObject({ text, amount });
    expect(newsText(news!, true).text + newsText(news!, true).amount).not.toMatch(/\d\.\d\d/);
  });

  test('an accepted bet is announced with its price', () => {
    const [news] = newsOf([], [anOrder({ legs: [anOrderLeg({ marketKind: 'winner', line: null, price: '3.22' })] })], NOW);
    expect(newsText(news!, false).text).toBe('红城 注单已成立 @3.22');
  });

  test('every order that ended is either announced or silent', () => {
    const order = fc.record({
      state: fc.constantFrom<Order['state']>('settled', 'rejected', 'cancelled'),
      settledAt: fc.constantFrom(null, NOW, NOW - 90_000_000),
      cashedOut: fc.constantFrom(null, { stake: 5_000n, payout: 1n }, { stake: 1_000n, payout: 1n }),
    });
    fc.assert(
      fc.property(fc.array(order, { maxLength: 5 }), (all) => {
        const ended = all.map((one, index) => anOrder({ ...one, id: `${index}` }));
        const announced = newsOf(ended, [], NOW).flatMap(ordersOf);
        expect([...announced, ...silentOf(ended, NOW)].map(({ id }) => id).toSorted()).toEqual(ended.map(({ id }) => id));
      }),
    );
  });
});
