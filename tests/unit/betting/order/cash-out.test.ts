/** @jest-environment jest-fixed-jsdom */
import * as fc from '../../../support/property';
import { QueryClient } from '@tanstack/react-query';
import { cashOutOrder, followCashOut, isCashOutFollowed, type CashOutPorts } from '@/lib/domain/betting/order/cash-out.mutations';
import type { CashOut, CashOutRequest, CashOutResult } from '@/lib/domain/betting/order/cash-out.model';
import { partFaultText } from '@/lib/domain/betting/order/cash-out-part.copy';
import { partFault, stakeAt, stepOf } from '@/lib/domain/betting/order/cash-out-part.rules';
import { amountFor, boundStake, paidFor, toSent } from '@/lib/domain/betting/order/cash-out.rules';
import { useCashOuts } from '@/lib/domain/betting/order/cash-out.store';
import { MISSING_AFTER_MS } from '@/lib/domain/money/command/lost.rules';
import type { Order } from '@/lib/domain/betting/order/order.model';
import type { OrderFilter } from '@/lib/venues/venue';
import { anOrder } from '../../../support/slip.builder';

let requests: CashOutRequest[] = [];
let response: () => Promise<CashOutResult>;
/** The venue's order list, one order a page; throws while the venue does not respond. */
let listed: (filter: OrderFilter) => readonly Order[];
let session = 'session';

/** A venue, and a clock that waiting moves. */
function browser(start = Date.now()): CashOutPorts {
  let now = start;
  return {
    betting: async () => ({
      cashOut: (request) => {
        requests.push(request);
        return response();
      },
    }),
    records: async () => ({
      getOrders: async (filter) => {
        const all = listed(filter);
        return { orders: all.slice(filter.page - 1, filter.page), page: filter.page, total: all.length, invalidRows: 0, totals: null };
      },
    }),
    now: () => now,
    wait: async (ms) => void (now += ms),
    mint: () => 'key-0001',
    session: () => session,
  };
}

const client = new QueryClient();
const context = { member: 'm', queryClient: client };
const cashOut = (order: Order, stake: bigint, amount: bigint) => cashOutOrder(order, stake, amount, context, browser());
const cashedOut = (stake: bigint, payout: bigint, over: Partial<Order> = {}) => anOrder({ cashedOut: { stake, payout }, ...over });
/** A cash-out of half an order, sent at `now`. */
const sentFor = (order: Order, now = 0) => toSent(order, { stake: 5_000n, amount: 4_266n }, { key: 'key-0001', member: 'm', now });
/** An order whose response an earlier page lost. */
const lostFor = (order: Order, now: number) => ({ ...sentFor(order, now), result: { state: 'unknown' } as const });
const records = () => useCashOuts.getState().records;

beforeEach(() => {
  requests = [];
  session = 'session';
  listed = () => [anOrder()];
  useCashOuts.setState({ records: [] });
});

const price = (over: Partial<CashOut> = {}): CashOut => ({
  orderId: '1',
  amount: 8_533n,
  stake: 10_000n,
  min: 1_000n,
  max: 10_000n,
  ...over,
});

test('part of a bet pays its truncated share, and the whole pays everything', () => {
  expect([amountFor(price(), 10_000n), amountFor(price(), 3_333n), amountFor(price({ amount: null }), 5_000n)]).toEqual([
    8_533n,
    2_844n,
    0n,
  ]);
});

test('a cashed-out stake is never below the minimum and never leaves less than that', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 20_000n }), (stake) => {
      const bound = boundStake(price(), stake);
      expect(bound >= 1_000n && bound <= 10_000n).toBe(true);
      expect(bound === 10_000n || 10_000n - bound >= 1_000n).toBe(true);
    }),
  );
});

test('a typed part is accepted unchanged or rejected with a reason, in agreement with the bounds', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 20_000n }), fc.bigInt({ min: 1n, max: 9_999n }), (stake, min) => {
      expect(partFault(price({ min }), stake) === null).toBe(boundStake(price({ min }), stake) === stake);
    }),
  );
  // Nothing is no part, wherever a venue names no least.
  expect(partFault(price({ min: 0n }), 0n)).not.toBeNull();
  const faultText = (stake: bigint | null, min = 1_000n) => partFaultText(partFault(price({ min }), stake)!);
  expect([faultText(null), faultText(999n), faultText(10_001n), faultText(9_500n), faultText(7_000n, 6_000n)]).toEqual([
    '最低 10.00',
    '最低 10.00',
    '最高 100.00',
    '最高 90.00，或全部 100.00',
    '只能全部 100.00',
  ]);
});

test('every step of the slider can be sent, and an amount maps to the nearest step', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 20 }), (step) => expect(partFault(price(), stakeAt(price(), step, 20))).toBeNull()));
  expect([0n, 1_375n, 5_000n, 10_000n, 20_000n, null].map((stake) => stepOf(price(), stake, 20))).toEqual([1, 3, 10, 20, 20, 1]);
});

test('sends a cash-out once with the shown price, and after a lost response marks it unknown and reloads orders and balance', async () => {
  response = () => Promise.reject(new Error('gone'));
  const invalidated = jest.spyOn(client, 'invalidateQueries');
  await expect(cashOut(anOrder(), 5_000n, 4_266n)).resolves.toEqual({ state: 'unknown' });
  expect(requests).toEqual([{ orderId: '270000000000777', kind: 'single', stake: 5_000n, amount: 4_266n, key: 'key-0001' }]);
  expect(invalidated).toHaveBeenCalledTimes(2);
});

test('sends nothing else for an order while a response is missing, and other orders are not affected', async () => {
  response = async () => ({ state: 'unknown' });
  await cashOut(anOrder(), 5_000n, 4_266n);
  const before = { stake: '0', payout: '0' };
  expect(records()).toMatchObject([{ orderId: anOrder().id, member: 'm', result: { state: 'unknown' }, before }]);
  await expect(cashOut(anOrder(), 5_000n, 4_266n)).resolves.toEqual({ state: 'unknown' });
  expect(requests).toHaveLength(1);
  response = async () => ({ state: 'done', amount: 4_266n });
  await expect(cashOut(anOrder({ id: '8' }), 5_000n, 4_266n)).resolves.toEqual({ state: 'done', amount: 4_266n });
  expect(records()).toHaveLength(1);
});

test('stores a cash-out before it is sent, so that the next page looks up the order after a reload', async () => {
  let stored: unknown;
  response = async () => {
    stored = records();
    return { state: 'done', amount: 1n };
  };
  await cashOut(cashedOut(2_000n, 1_700n), 5_000n, 4_266n);
  expect(stored).toMatchObject([{ before: { stake: '2000', payout: '1700' }, result: null }]);
  expect(records()).toEqual([]);
});

test.each<CashOutResult>([{ state: 'rejected', reason: '', code: '365' }, { state: 'suspended' }, { state: 'price-moved' }])(
  'accepts a rejection only when the order agrees, because a browser may have repeated the request (%o)',
  async (rejection) => {
    response = async () => rejection;
    await expect(cashOut(anOrder(), 5_000n, 4_266n)).resolves.toEqual(rejection);
    listed = ({ settled }) => (settled ? [anOrder({ id: '9' }), cashedOut(10_000n, 8_533n, { state: 'settled' })] : []);
    await expect(cashOut(anOrder(), 10_000n, 8_533n)).resolves.toEqual({ state: 'done', amount: 8_533n });
    expect(records()).toEqual([]);
  },
);

test('follows a lost cash-out once, until the order shows the amount paid for it', async () => {
  const sent = lostFor(cashedOut(2_000n, 1_700n), Date.now());
  useCashOuts.setState({ records: [sent] });
  let reads = 0;
  listed = ({ settled }) => {
    if (settled) return [];
    reads += 1;
    if (reads === 1) throw new Error('no answer');
    return reads < 4 ? [cashedOut(2_000n, 1_700n)] : [anOrder({ id: '9' }), cashedOut(7_000n, 5_966n)];
  };
  const following = followCashOut(sent.key, context, browser(sent.sentAt));
  expect(isCashOutFollowed(sent.key)).toBe(true);
  await expect(following).resolves.toMatchObject({ result: { state: 'done', amount: 4_266n } });
  expect([isCashOutFollowed(sent.key), records(), requests]).toEqual([false, [], []]);
});

test('a cash-out that does not appear on the order for a minute counts as not done, and may be tried again', async () => {
  const sent = lostFor(anOrder(), 1_000);
  useCashOuts.setState({ records: [sent] });
  const ports = browser(1_000);
  await expect(followCashOut(sent.key, context, ports)).resolves.toMatchObject({ result: { state: 'missing' } });
  expect(ports.now() - 1_000).toBeGreaterThanOrEqual(MISSING_AFTER_MS);
  expect(records()).toEqual([]);
});

test('stops looking up the order when the session ends, so that another member learns nothing of it', async () => {
  const sent = lostFor(anOrder(), 1_000);
  useCashOuts.setState({ records: [sent] });
  listed = () => {
    session = 'another-session';
    return [cashedOut(5_000n, 4_266n)];
  };
  await expect(followCashOut(sent.key, context, browser(1_000))).resolves.toMatchObject({ result: { state: 'unknown' } });
  expect(records()).toEqual([sent]);
});

test('an earlier cash-out of the order is not counted again', () => {
  expect(paidFor(sentFor(cashedOut(2_000n, 1_700n)), cashedOut(2_000n, 1_700n))).toBeNull();
  expect(paidFor(sentFor(anOrder()), anOrder())).toBeNull();
});
