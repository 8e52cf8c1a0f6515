/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import {
  depositCancelCall,
  depositCreateCall,
  depositOpenCall,
  depositPaidCall,
  depositStatusCall,
} from '@pavilion/contract/calls/deposit.calls';
import { OPEN_DEPOSIT, OPEN_DEPOSIT_KEY } from '@/lib/domain/money/deposit/deposit.keys';
import type { DepositInput } from '@/lib/domain/money/deposit/deposit.model';
import type { CommandPorts } from '@/lib/domain/money/command/command.mutations';
import { followDeposit, orderDeposit, reportPaid, cancelOrder } from '@/lib/domain/money/deposit/deposit.mutations';
import { useDepositRequests } from '@/lib/domain/money/deposit/deposit-request.store';
import { MISSING_AFTER_MS } from '@/lib/domain/money/command/lost.rules';
import { depositOptions } from '@/lib/domain/money/deposit/deposit.queries';
import { BusinessError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { aDeposit, depositOnWire, depositsOnWire } from '../../../support/deposit.builder';
import { fakePlatform } from '../../../support/fake-platform';

const platform = fakePlatform();
const createDeposit = platform.on(depositCreateCall, depositOnWire);
const getOpenDeposits = platform.on(depositOpenCall, depositsOnWire);
const getDeposit = platform.on(depositStatusCall, depositOnWire);
const payDeposit = platform.on(depositPaidCall, depositOnWire);
const cancelDeposit = platform.on(depositCancelCall, depositOnWire);

const INPUT: DepositInput = { method: 'bank', amount: 50_000n, payerName: '王小明', payeeId: '' };
const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
let client: QueryClient;
let keys = 0;
let session = 'session';

/** A clock that waiting moves. */
function browser(): CommandPorts {
  let now = 0;
  return { now: () => now, wait: async (ms) => void (now += ms), mint: () => `key-000${(keys += 1)}`, session: () => session };
}

const context = () => ({ member: 'm', queryClient: client });
const order = (input = INPUT, ports = browser()) => orderDeposit(input, context(), ports);
const cached = (orderId: string) => client.getQueryData(depositOptions(orderId).queryKey);

afterEach(() => void jest.restoreAllMocks());
beforeEach(() => {
  jest.resetAllMocks();
  client = new QueryClient();
  keys = 0;
  session = 'session';
  useDepositRequests.setState({ records: [] });
  localStorage.removeItem(OPEN_DEPOSIT_KEY);
});

test('a created order is cached, so that its page requests nothing first', async () => {
  const deposit = aDeposit();
  createDeposit.mockResolvedValue(deposit);
  await expect(order()).resolves.toMatchObject({ state: { step: 'ordered', orderId: deposit.orderId } });
  expect(createDeposit).toHaveBeenCalledWith({ method: 'bank', amount: '500.00', payerName: '王小明' }, 'key-0001');
  expect(cached(deposit.orderId)).toEqual(deposit);
});

test('a created order is known to the pages that are opened next, before its own page has read it', async () => {
  createDeposit.mockResolvedValue(aDeposit());
  await order();
  expect(localStorage.getItem(OPEN_DEPOSIT_KEY)).toMatch(OPEN_DEPOSIT);
});

test('a request is stored before it is sent, without the name of the payer', async () => {
  let stored = '';
  createDeposit.mockImplementation(async () => {
    stored = localStorage.getItem('depositRequests')!;
    return aDeposit();
  });
  await order();
  expect(JSON.parse(stored)).toMatchObject({
    records: [{ key: 'key-0001', member: 'm', method: 'bank', amount: '50000', state: { step: 'sent' } }],
  });
  expect(stored).not.toContain(INPUT.payerName);
});

test.each([
  ['no response', LOST],
  ['an unreadable response', new ContractError('depositCreate', 'data.orderId')],
])('%s: looks in the open orders and sends nothing again', async (_, error) => {
  const deposit = aDeposit();
  createDeposit.mockRejectedValue(error);
  getOpenDeposits.mockResolvedValue([deposit]);
  await expect(order()).resolves.toMatchObject({ state: { step: 'ordered', orderId: deposit.orderId } });
  expect(createDeposit).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing is open', []],
  ['another amount is open', [aDeposit({ amount: 60_000n })]],
  ['another method is open', [aDeposit({ method: 'alipay' })]],
  ['a late order is being looked for', [aDeposit({ state: 'confirming', late: true })]],
])('a lost response stays unknown when %s', async (_, open) => {
  createDeposit.mockRejectedValue(LOST);
  getOpenDeposits.mockResolvedValue(open);
  await expect(order()).resolves.toMatchObject({ state: { step: 'unknown', reads: 1 } });
});

test('no order is called missing when the lookup fails too', async () => {
  createDeposit.mockRejectedValue(LOST);
  getOpenDeposits.mockRejectedValue(LOST);
  await expect(order()).resolves.toMatchObject({ state: { step: 'unknown', reads: 0 } });
});

test('repeats the same request under its key while its response is missing, and sends another request under another key', async () => {
  createDeposit.mockRejectedValue(LOST);
  getOpenDeposits.mockResolvedValue([]);
  await order();
  await order();
  await order({ ...INPUT, payerName: '李小红' });
  createDeposit.mockRejectedValue(new BusinessError(6501, '操作过于频繁'));
  await order();
  await order();
  expect(createDeposit.mock.calls.map(([, key]) => key)).toEqual(['key-0001', 'key-0001', 'key-0003', 'key-0001', 'key-0005']);
});

test('follows a lost request until its order appears', async () => {
  const deposit = aDeposit();
  createDeposit.mockRejectedValue(LOST);
  getOpenDeposits.mockResolvedValueOnce([]).mockRejectedValueOnce(LOST).mockResolvedValue([deposit]);
  const { key } = await order();
  await expect(followDeposit(key, context(), browser())).resolves.toMatchObject({ state: { step: 'ordered', orderId: deposit.orderId } });
  expect([createDeposit.mock.calls.length, getOpenDeposits.mock.calls.length]).toEqual([1, 3]);
});

test('a request that appears in no list for a minute created no order', async () => {
  createDeposit.mockRejectedValue(LOST);
  getOpenDeposits.mockResolvedValue([]);
  const ports = browser();
  const { key } = await order(INPUT, ports);
  await expect(followDeposit(key, context(), ports)).resolves.toMatchObject({ state: { step: 'missing' } });
  expect(ports.now()).toBeGreaterThanOrEqual(MISSING_AFTER_MS);
  await order();
  expect(createDeposit.mock.calls.map(([, used]) => used)).toEqual([key, key]);
});

test('a rejection of a repeat counts only after the member’s orders were read, because the first send may have arrived', async () => {
  createDeposit.mockRejectedValueOnce(LOST).mockRejectedValue(new BusinessError(6501, '操作过于频繁'));
  getOpenDeposits.mockRejectedValue(LOST);
  await order();
  await expect(order()).resolves.toMatchObject({ state: { step: 'unknown' } });
  getOpenDeposits.mockResolvedValue([]);
  await expect(order()).resolves.toMatchObject({ state: { step: 'rejected', message: '操作过于频繁' } });
});

test('an order read under another session is not matched to this request', async () => {
  createDeposit.mockRejectedValue(LOST);
  getOpenDeposits.mockImplementation(async () => {
    session = 'another';
    return [aDeposit()];
  });
  await expect(order()).resolves.toMatchObject({ state: { step: 'unknown', reads: 0 } });
});

test.each([
  [
    'a field',
    new BusinessError(10_003, '请输入整数金额', { field: 'amount' }),
    { step: 'rejected', field: 'amount', message: '请输入整数金额' },
  ],
  ['a limit', new BusinessError(6501, '操作过于频繁', { retryAfter: 9 }), { step: 'rejected', field: null, message: '操作过于频繁' }],
  ['maintenance', new BusinessError(244_102, '支付通道维护中'), { step: 'closed', message: '支付通道维护中' }],
  ['another order', new BusinessError(10_001, '还有一笔存款未完成', { orderId: '77' }), { step: 'ordered', orderId: '77' }],
])('a rejection because of %s causes no lookup', async (_, error, state) => {
  createDeposit.mockRejectedValue(error);
  await expect(order()).resolves.toMatchObject({ state });
  expect(getOpenDeposits).not.toHaveBeenCalled();
});

test('an action on an order is sent once, and a lost response causes a lookup', async () => {
  const confirming = aDeposit({ state: 'confirming', paidAt: Date.now() });
  payDeposit.mockRejectedValue(LOST);
  getDeposit.mockResolvedValue(confirming);
  expect(await reportPaid(confirming.orderId, client)).toEqual({ deposit: confirming, message: LOST.message });
  expect(payDeposit).toHaveBeenCalledTimes(1);
  expect(cached(confirming.orderId)).toEqual(confirming);

  const cancelled = aDeposit({ state: 'cancelled' });
  cancelDeposit.mockResolvedValue(cancelled);
  expect(await cancelOrder(cancelled.orderId, client)).toEqual({ deposit: cancelled, message: null });

  getDeposit.mockRejectedValue(LOST);
  expect(await reportPaid('310000000000009', client)).toEqual({ deposit: null, message: LOST.message });
});

test('a programming error is not treated as a lost response', async () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new TypeError('broken');
  });
  await expect(order()).rejects.toThrow('broken');
  await expect(reportPaid('1', client)).rejects.toThrow('broken');
});
