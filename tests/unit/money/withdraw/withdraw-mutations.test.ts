/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { withdrawCancelCall, withdrawCreateCall, withdrawOpenCall, withdrawStatusCall } from '@pavilion/contract/calls/withdraw.calls';
import { MISSING_AFTER_MS } from '@/lib/domain/money/command/lost.rules';
import type { WithdrawInput } from '@/lib/domain/money/withdraw/withdraw.model';
import { cancelOrder, followWithdrawal, requestWithdrawal, type WithdrawPorts } from '@/lib/domain/money/withdraw/withdraw.mutations';
import { withdrawalOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { useWithdrawRequests } from '@/lib/domain/money/withdraw/withdraw-request.store';
import { BusinessError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../../support/fake-platform';
import { until } from '../../../support/until';
import { aWithdrawal, withdrawalOnWire, withdrawalsOnWire } from '../../../support/withdraw.builder';

const platform = fakePlatform();
const createWithdrawal = platform.on(withdrawCreateCall, withdrawalOnWire);
const getOpenWithdrawals = platform.on(withdrawOpenCall, withdrawalsOnWire);
const getWithdrawal = platform.on(withdrawStatusCall, withdrawalOnWire);
const cancelWithdrawal = platform.on(withdrawCancelCall, withdrawalOnWire);

const INPUT: WithdrawInput = { payeeId: 'p1', amount: 50_000n, fee: 0n };
const PIN = '135790';
const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const BROKEN = new NetworkError({ status: 502, message: '', statusText: 'Bad Gateway', online: true });
const WORLD = Date.parse('2026-11-20T12:00:00Z');
let client: QueryClient;
let session = 'session';

/** A clock that waiting moves; the world's runs with it. */
function browser(): WithdrawPorts & { pass(ms: number): void } {
  let now = 0;
  const pass = (ms: number) => void (now += ms);
  return {
    now: () => now,
    wait: async (ms) => pass(ms),
    mint: () => 'minted-key',
    session: () => session,
    worldNow: () => WORLD + now,
    pass,
  };
}

const context = () => ({ member: 'm', queryClient: client });
const request = (key = 'key-0001', input = INPUT, ports = browser()) => requestWithdrawal(input, PIN, key, context(), ports);
const created = (changes: Parameters<typeof aWithdrawal>[0] = {}) => aWithdrawal({ createdAt: WORLD + 500, ...changes });
const keys = () => createWithdrawal.mock.calls.map(([, key]) => key);
const records = () => useWithdrawRequests.getState().records;

afterEach(() => void jest.restoreAllMocks());
beforeEach(() => {
  jest.resetAllMocks();
  client = new QueryClient();
  session = 'session';
  useWithdrawRequests.setState({ records: [], known: [] });
  getOpenWithdrawals.mockResolvedValue([]);
});

test('a created withdrawal is cached, so that its page requests nothing first', async () => {
  const withdrawal = created();
  createWithdrawal.mockResolvedValue(withdrawal);
  await expect(request()).resolves.toMatchObject({ state: { step: 'ordered', orderId: withdrawal.orderId } });
  expect(createWithdrawal).toHaveBeenCalledWith({ payeeId: 'p1', amount: '500.00', fee: '0.00', pin: PIN }, 'key-0001');
  expect(client.getQueryData(withdrawalOptions(withdrawal.orderId).queryKey)).toEqual(withdrawal);
});

test('a request is stored before it is sent, and no state of it contains the PIN', async () => {
  const stored: string[] = [];
  const remember = () => void stored.push(localStorage.getItem('withdrawRequests')!);
  createWithdrawal.mockImplementation(async () => {
    remember();
    throw LOST;
  });
  await request();
  remember();
  expect(JSON.parse(stored[0]!)).toMatchObject({
    records: [{ key: 'key-0001', member: 'm', payeeId: 'p1', amount: '50000', fee: '0', since: WORLD, state: { step: 'sent' } }],
  });
  expect(JSON.parse(stored[1]!)).toMatchObject({ records: [{ state: { step: 'unknown', reads: 1 } }] });
  expect(stored.join()).not.toContain(PIN);
});

test.each([
  ['no response', LOST],
  ['a gateway error after the platform had taken the money', BROKEN],
  ['an unreadable response', new ContractError('withdrawCreate', 'data.orderId')],
])('%s: looks in the member’s withdrawals and sends nothing again', async (_, error) => {
  createWithdrawal.mockRejectedValue(error);
  getOpenWithdrawals.mockResolvedValue([created()]);
  await expect(request()).resolves.toMatchObject({ state: { step: 'ordered', orderId: '320000000000001' } });
  expect(createWithdrawal).toHaveBeenCalledTimes(1);
});

test('a withdrawal that has ended by the time it is looked up is found too', async () => {
  createWithdrawal.mockRejectedValue(LOST);
  getOpenWithdrawals.mockResolvedValue([created({ state: 'paid', endedAt: WORLD + 900 })]);
  await expect(request()).resolves.toMatchObject({ state: { step: 'ordered' } });
});

test.each([
  ['there is none', []],
  ['another amount is pending', [created({ amount: 60_000n })]],
  ['another payee is paid', [created({ payeeId: 'p2' })]],
  ['the same was withdrawn before', [created({ createdAt: WORLD - 60_000, state: 'paid' })]],
])('a lost response stays unknown when %s', async (_, list) => {
  createWithdrawal.mockRejectedValue(LOST);
  getOpenWithdrawals.mockResolvedValue(list);
  await expect(request()).resolves.toMatchObject({ state: { step: 'unknown', reads: 1 } });
});

test('the withdrawal of an earlier request is not mistaken for that of a later one', async () => {
  createWithdrawal.mockResolvedValueOnce(created());
  await request();
  createWithdrawal.mockRejectedValue(LOST);
  getOpenWithdrawals.mockResolvedValue([created({ state: 'cancelled' })]);
  await expect(request('key-0002')).resolves.toMatchObject({ state: { step: 'unknown', reads: 1 } });
});

test('nothing is called missing when the lookup fails too', async () => {
  createWithdrawal.mockRejectedValue(LOST);
  getOpenWithdrawals.mockRejectedValue(LOST);
  await expect(request()).resolves.toMatchObject({ state: { step: 'unknown', reads: 0 } });
});

test('a double tap sends once, and a second request waits for the result of the first', async () => {
  let respond: (withdrawal: ReturnType<typeof created>) => void = () => undefined;
  createWithdrawal.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  const first = request('key-0001');
  const second = await request('key-0002', { ...INPUT, amount: 70_000n });
  expect(second).toMatchObject({ key: 'key-0001', state: { step: 'sent' } });
  await until(() => createWithdrawal.mock.calls.length === 1);
  respond(created());
  await expect(first).resolves.toMatchObject({ state: { step: 'ordered' } });
  expect(keys()).toEqual(['key-0001']);
});

test('another tab’s request without a response is followed, and nothing is sent beside it', async () => {
  createWithdrawal.mockRejectedValue(LOST);
  await request('key-of-first-tab');
  const text = localStorage.getItem('withdrawRequests')!;
  useWithdrawRequests.setState({ records: [] });
  dispatchEvent(new StorageEvent('storage', { key: 'withdrawRequests', newValue: text, storageArea: localStorage }));
  expect(await request('key-of-second-tab')).toMatchObject({ key: 'key-of-first-tab' });
  expect(keys()).toEqual(['key-of-first-tab']);
});

test('a wrong PIN tried again is the same request, and a rejection is not stored', async () => {
  createWithdrawal.mockRejectedValueOnce(new BusinessError(10_003, '提款密码错误', { field: 'pin', left: 4 }));
  await expect(request()).resolves.toMatchObject({
    state: { step: 'rejected', field: 'pin', message: '提款密码错误，还可再试 4 次' },
  });
  expect(JSON.parse(localStorage.getItem('withdrawRequests')!).records).toEqual([]);
  createWithdrawal.mockResolvedValue(created());
  await expect(request()).resolves.toMatchObject({ state: { step: 'ordered' } });
  expect(keys()).toEqual(['key-0001', 'key-0001']);
});

test('follows a lost request until its withdrawal appears', async () => {
  createWithdrawal.mockRejectedValue(LOST);
  getOpenWithdrawals.mockResolvedValueOnce([]).mockRejectedValueOnce(LOST).mockResolvedValue([created()]);
  const { key } = await request();
  await expect(followWithdrawal(key, context(), browser())).resolves.toMatchObject({ state: { step: 'ordered' } });
  expect([createWithdrawal.mock.calls.length, getOpenWithdrawals.mock.calls.length]).toEqual([1, 3]);
});

test('a request that appears in no list for a minute was not executed, and the same request is sent again under its key', async () => {
  createWithdrawal.mockRejectedValue(LOST);
  const ports = browser();
  const { key } = await request('key-0001', INPUT, ports);
  await expect(followWithdrawal(key, context(), ports)).resolves.toMatchObject({ state: { step: 'missing' } });
  expect(ports.now()).toBeGreaterThanOrEqual(MISSING_AFTER_MS);
  // The first send arrived late after all: under the same key the platform returns its result.
  createWithdrawal.mockResolvedValue(created());
  await expect(request('key-0002', INPUT, ports)).resolves.toMatchObject({ key: 'key-0001', state: { step: 'ordered' } });
  expect(keys()).toEqual(['key-0001', 'key-0001']);
});

test('after a request without effect, a different one has its own key', async () => {
  createWithdrawal.mockRejectedValue(LOST);
  const ports = browser();
  const { key } = await request('key-0001', INPUT, ports);
  await followWithdrawal(key, context(), ports);
  createWithdrawal.mockResolvedValue(created({ amount: 60_000n }));
  await request('key-0002', { ...INPUT, amount: 60_000n }, ports);
  expect(keys()).toEqual(['key-0001', 'key-0002']);
});

test('the next page only searches for a request that an earlier one left, without a PIN', async () => {
  const left = { key: 'key-0009', member: 'm', payeeId: 'p1', amount: '50000', fee: '0', sentAt: 0, since: WORLD };
  useWithdrawRequests.setState({ records: [{ ...left, state: { step: 'unknown', reads: 0 } }] });
  getOpenWithdrawals.mockResolvedValue([created()]);
  await expect(followWithdrawal('key-0009', context(), browser())).resolves.toMatchObject({ state: { step: 'ordered' } });
  expect(createWithdrawal).not.toHaveBeenCalled();
});

test('a withdrawal read under another session is not matched to this request', async () => {
  createWithdrawal.mockRejectedValue(LOST);
  getOpenWithdrawals.mockImplementation(async () => {
    session = 'another';
    return [created()];
  });
  await expect(request()).resolves.toMatchObject({ state: { step: 'unknown', reads: 0 } });
  expect(records()).toHaveLength(1);
});

test('another member’s open request does not block', async () => {
  createWithdrawal.mockRejectedValueOnce(LOST);
  await requestWithdrawal(INPUT, PIN, 'key-0001', { member: 'other', queryClient: client }, browser());
  createWithdrawal.mockResolvedValue(created());
  await expect(request('key-0002')).resolves.toMatchObject({ key: 'key-0002', state: { step: 'ordered' } });
});

test.each([
  [
    'the amount',
    new BusinessError(10_003, '超出可提款', { field: 'amount' }),
    { step: 'rejected', field: 'amount', check: null, message: '超出可提款' },
  ],
  [
    'a changed fee',
    new BusinessError(10_003, '手续费已变化', { field: 'fee' }),
    { step: 'rejected', field: 'fee', check: null, message: '手续费已变化' },
  ],
  [
    'a locked PIN',
    new BusinessError(6501, '已锁定', { retryAfter: 840 }),
    { step: 'rejected', field: 'pin', message: '连续输错，已暂时锁定，请 14 分钟后再试' },
  ],
  [
    'a missing real name',
    new BusinessError(10_001, '请先实名', { step: 'realName' }),
    { step: 'rejected', field: null, check: 'realName', message: '请先实名' },
  ],
  ['maintenance', new BusinessError(244_102, '通道维护中'), { step: 'closed', message: '通道维护中' }],
  ['another withdrawal', new BusinessError(10_001, '还有一笔取款', { orderId: '77' }), { step: 'ordered', orderId: '77' }],
])('a rejection because of %s causes no lookup', async (_, error, state) => {
  createWithdrawal.mockRejectedValue(error);
  await expect(request()).resolves.toMatchObject({ state });
  expect(getOpenWithdrawals).not.toHaveBeenCalled();
});

test('a cancellation is sent once, and a lost response causes a lookup', async () => {
  const cancelled = created({ state: 'cancelled' });
  cancelWithdrawal.mockResolvedValueOnce(cancelled);
  expect(await cancelOrder(cancelled.orderId, client)).toEqual({ withdrawal: cancelled, message: null });

  cancelWithdrawal.mockRejectedValue(LOST);
  getWithdrawal.mockResolvedValueOnce(cancelled);
  expect(await cancelOrder(cancelled.orderId, client)).toEqual({ withdrawal: cancelled, message: LOST.message });
  expect(client.getQueryData(withdrawalOptions(cancelled.orderId).queryKey)).toEqual(cancelled);

  getWithdrawal.mockRejectedValue(LOST);
  expect(await cancelOrder(cancelled.orderId, client)).toEqual({ withdrawal: null, message: LOST.message });
});

test('a programming error is not treated as a lost response', async () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new TypeError('broken');
  });
  await expect(request()).rejects.toThrow('broken');
  await expect(cancelOrder('1', client)).rejects.toThrow('broken');
});
