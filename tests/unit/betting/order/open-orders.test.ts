import * as fc from '../../../support/property';
import { parse } from '@pavilion/contract/schema';
import { isInPlay } from '@/lib/domain/betting/order/open-match.rules';
import { openOrdersSchema, type OpenOrdersReply } from '@/lib/domain/betting/order/open-orders.model';
import { joinOpenOrders } from '@/lib/domain/betting/order/open-orders.rules';
import { toReplyPart } from '@/lib/domain/betting/order/open-orders-reply.rules';
import type { Order, OrderPage } from '@/lib/domain/betting/order/order.model';
import { anOrder, anOrderLeg } from '../../../support/slip.builder';

const page = (orders: readonly Order[], changes: Partial<OrderPage> = {}): OrderPage => ({
  orders,
  page: 1,
  total: orders.length,
  invalidRows: 0,
  totals: null,
  ...changes,
});
const sent = (reply: OpenOrdersReply) => parse(openOrdersSchema, JSON.parse(JSON.stringify(reply)));

test('a venue’s part names its open orders, the number of all of them, and the venue’s sum of stakes', () => {
  const orders = [
    anOrder({ id: '1', stake: 1_050n }),
    anOrder({ id: '2', state: 'pending', stake: 25n }),
    anOrder({ id: '3', state: 'rejected' }),
  ];
  expect(toReplyPart(page(orders))).toMatchObject({
    orders: [
      { id: '1', state: 'accepted', matchIds: ['863211'] },
      { id: '2', state: 'pending' },
    ],
    stake: '10.75',
  });
  const totals = { count: 30, stake: 123_456n, payout: 0n, profit: 0n };
  expect(toReplyPart(page(orders, { total: 30, totals }))).toMatchObject({ total: 30, stake: '1234.56' });
});

test('joins the venues and keeps what is known of a failing one', () => {
  const [fb, im] = [
    toReplyPart(page([anOrder({ id: '1', stake: 100n })])),
    toReplyPart(page([anOrder({ id: '2', venue: 'IMTY', stake: 200n })])),
  ];
  const first = joinOpenOrders(
    sent({
      venues: [
        { venue: 'FBTY', part: fb },
        { venue: 'IMTY', part: null },
      ],
    }),
    undefined,
  );
  expect(first).toMatchObject({ total: 1, stake: 100n, missing: ['IMTY'], lateVenues: [] });
  const second = joinOpenOrders(
    {
      venues: [
        { venue: 'FBTY', part: null },
        { venue: 'IMTY', part: im },
      ],
    },
    first,
  );
  expect(second).toMatchObject({ total: 2, stake: 300n, missing: [], lateVenues: ['FBTY'] });
  expect(second.orders.map(({ venue, id }) => `${venue} ${id}`)).toEqual(['FBTY 1', 'IMTY 2']);
});

test('an order is in play from the time at which a leg of it is', () => {
  const NOW = 1_795_180_000_000;
  const leg = fc.record({
    marketKind: fc.constantFrom('winner' as const, 'outright' as const),
    outcome: fc.constantFrom('open' as const, 'won' as const),
    live: fc.boolean(),
    startTime: fc.constantFrom(NOW - 1, NOW, NOW + 1),
  });
  fc.assert(
    fc.property(fc.array(leg, { minLength: 1, maxLength: 3 }), (legs) => {
      const order = anOrder({ legs: legs.map((one) => anOrderLeg(one)) });
      const { liveFrom } = toReplyPart(page([order])).orders[0]!;
      expect(liveFrom !== null && liveFrom <= NOW).toBe(order.legs.some((one) => isInPlay(one, order.state, NOW)));
    }),
  );
});
