import * as fc from '../../support/property';
import { QueryClient } from '@tanstack/react-query';
import { cashOutOrder, followCashOut } from '@/lib/domain/order/cash-out.mutations';
import type { CashOut, CashOutRequest, CashOutResult } from '@/lib/domain/order/cash-out.model';
import { partFaultText } from '@/lib/domain/order/cash-out-part.copy';
import { partFault, stakeAt, stepOf } from '@/lib/domain/order/cash-out-part.rules';
import { amountFor, boundStake, paidFor, toSent } from '@/lib/domain/order/cash-out.rules';
import { useSentCashOuts } from '@/lib/domain/order/cash-out.store';
import { MISSING_AFTER_MS } from '@/lib/domain/order/lost.rules';
import type { Order } from '@/lib/domain/order/order.model';
import type { OrderFilter } from '@/lib/venues/venue';
import { anOrder } from '../../support/slip.builder';

const asked: CashOutRequest[] = [];
let answer: () => Promise<CashOutResult>;
/** What the venue lists, one order a page; throws where it does not answer. */
let listed: (filter: OrderFilter) => readonly Order[];
jest.mock('@/lib/venues/registry', () => ({
  venueOf: () => ({
    cashOut: (request: CashOutRequest) => {
      asked.push(request);
      return answer();
    },
    getOrders: async (filter: OrderFilter) => {
      const all = listed(filter);
      return { orders: all.slice(filter.page - 1, filter.page), page: filter.page, total: all.length, invalidRows: 0, totals: null };
    },
  }),
}));

const client = new QueryClient();
const bought = (stake: bigint, payout: bigint, over: Partial<Order> = {}) => anOrder({ cashedOut: { stake, payout }, ...over });
/** A clock that waiting moves. */
function patience(start = Date.now()) {
  let now = start;
  return { now: () => now, wait: async (ms: number) => void (now += ms) };
}

beforeEach(() => {
  asked.length = 0;
  listed = () => [anOrder()];
  useSentCashOuts.setState({ sent: [] });
});

const price = (over: Partial<CashOut> = {}): CashOut => ({
  orderId: '1',
  amount: 8_533n,
  stake: 10_000n,
  min: 1_000n,
  max: 10_000n,
  ...over,
});

test('a part brings its share, cut; the whole brings all of it', () => {
  expect([amountFor(price(), 10_000n), amountFor(price(), 3_333n), amountFor(price({ amount: null }), 5_000n)]).toEqual([
    8_533n,
    2_844n,
    0n,
  ]);
});

test('what may be given up: never less than the least, never leaving less than that', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 20_000n }), (stake) => {
      const bound = boundStake(price(), stake);
      expect(bound >= 1_000n && bound <= 10_000n).toBe(true);
      expect(bound === 10_000n || 10_000n - bound >= 1_000n).toBe(true);
    }),
  );
});

test('a typed part stands as it is or says why not: what passes is what bounding leaves alone', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 20_000n }), fc.bigInt({ min: 1n, max: 9_999n }), (stake, min) => {
      expect(partFault(price({ min }), stake) === null).toBe(boundStake(price({ min }), stake) === stake);
    }),
  );
  // Nothing is no part, wherever a venue names no least.
  expect(partFault(price({ min: 0n }), 0n)).not.toBeNull();
  const words = (stake: bigint | null, min = 1_000n) => partFaultText(partFault(price({ min }), stake)!);
  expect([words(null), words(999n), words(10_001n), words(9_500n), words(7_000n, 6_000n)]).toEqual([
    '最低 10.00',
    '最低 10.00',
    '最高 100.00',
    '最高 90.00，或全部 100.00',
    '只能全部 100.00',
  ]);
});

test('a step of the slider can be sent, and an amount lies at the step nearest to it', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 20 }), (step) => expect(partFault(price(), stakeAt(price(), step, 20))).toBeNull()));
  expect([0n, 1_375n, 5_000n, 10_000n, 20_000n, null].map((stake) => stepOf(price(), stake, 20))).toEqual([1, 3, 10, 20, 20, 1]);
});

test('it is sent once with what was shown; a lost answer is unknown and orders and balance are asked anew', async () => {
  answer = () => Promise.reject(new Error('gone'));
  const invalidated = jest.spyOn(client, 'invalidateQueries');
  await expect(cashOutOrder(anOrder(), 5_000n, 4_266n, client)).resolves.toEqual({ state: 'unknown' });
  expect(asked).toEqual([
    { orderId: '270000000000777', kind: 'single', stake: 5_000n, amount: 4_266n, key: expect.stringMatching(/^[\w-]{8,64}$/) },
  ]);
  expect(invalidated).toHaveBeenCalledTimes(2);
});

test('while an answer is missing nothing else is sent for that order; other orders are free', async () => {
  answer = async () => ({ state: 'unknown' });
  await cashOutOrder(anOrder(), 5_000n, 4_266n, client);
  expect(useSentCashOuts.getState().sent).toMatchObject([{ orderId: anOrder().id, lost: true, before: { stake: '0', payout: '0' } }]);
  await expect(cashOutOrder(anOrder(), 5_000n, 4_266n, client)).resolves.toEqual({ state: 'unknown' });
  expect(asked).toHaveLength(1);
  answer = async () => ({ state: 'done', amount: 4_266n });
  await expect(cashOutOrder(anOrder({ id: '8' }), 5_000n, 4_266n, client)).resolves.toEqual({ state: 'done', amount: 4_266n });
  expect(useSentCashOuts.getState().sent).toHaveLength(1);
});

test('it is remembered before it is sent, so that a reload in between asks the order', async () => {
  let remembered: unknown;
  answer = async () => {
    remembered = useSentCashOuts.getState().sent;
    return { state: 'done', amount: 1n };
  };
  await cashOutOrder(bought(2_000n, 1_700n), 5_000n, 4_266n, client);
  expect(remembered).toMatchObject([{ before: { stake: '2000', payout: '1700' }, lost: false }]);
  expect(useSentCashOuts.getState().sent).toEqual([]);
});

test.each<CashOutResult>([{ state: 'rejected', reason: '', code: '365' }, { state: 'suspended' }, { state: 'price-moved' }])(
  'a refusal is believed when the order agrees: a browser may have repeated what was taken (%o)',
  async (refusal) => {
    answer = async () => refusal;
    await expect(cashOutOrder(anOrder(), 5_000n, 4_266n, client)).resolves.toEqual(refusal);
    listed = ({ settled }) => (settled ? [anOrder({ id: '9' }), bought(10_000n, 8_533n, { state: 'settled' })] : []);
    await expect(cashOutOrder(anOrder(), 10_000n, 8_533n, client)).resolves.toEqual({ state: 'done', amount: 8_533n });
    expect(useSentCashOuts.getState().sent).toEqual([]);
  },
);

test('a lost one is followed until the order tells: what was paid for it alone', async () => {
  const sent = toSent(bought(2_000n, 1_700n), Date.now());
  useSentCashOuts.setState({ sent: [{ ...sent, lost: true }] });
  let reads = 0;
  listed = ({ settled }) => {
    if (settled) return [];
    reads += 1;
    if (reads === 1) throw new Error('no answer');
    return reads < 4 ? [bought(2_000n, 1_700n)] : [anOrder({ id: '9' }), bought(7_000n, 5_966n)];
  };
  const following = followCashOut(sent, client, patience(sent.sentAt));
  await expect(followCashOut(sent, client, patience())).resolves.toBeUndefined();
  await expect(following).resolves.toBe(4_266n);
  expect(useSentCashOuts.getState().sent).toEqual([]);
  expect(asked).toEqual([]);
});

test('an order that says for a minute that it gave nothing up: it never came about, and may be tried again', async () => {
  const sent = toSent(anOrder(), 1_000);
  useSentCashOuts.setState({ sent: [{ ...sent, lost: true }] });
  const ports = patience(1_000);
  await expect(followCashOut(sent, client, ports)).resolves.toBeNull();
  expect(ports.now() - 1_000).toBeGreaterThanOrEqual(MISSING_AFTER_MS);
  expect(useSentCashOuts.getState().sent).toEqual([]);
});

test('what an order gave up before is not paid for again', () => {
  expect(paidFor(toSent(bought(2_000n, 1_700n), 0), bought(2_000n, 1_700n))).toBeNull();
  expect(paidFor(toSent(anOrder(), 0), anOrder())).toBeNull();
});
