import { QueryClient } from '@tanstack/react-query';
import * as api from '@/lib/domain/deposit/deposit.api';
import type { DepositWish } from '@/lib/domain/deposit/deposit.model';
import { orderDeposit, sayPaid, takeBack } from '@/lib/domain/deposit/deposit.mutations';
import { depositOptions } from '@/lib/domain/deposit/deposit.queries';
import { BusinessError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { aDeposit } from '../../support/deposit.builder';

jest.mock('@/lib/domain/deposit/deposit.api');
const { createDeposit, getOpenDeposits, getDeposit, payDeposit, cancelDeposit } = jest.mocked(api);

const WISH: DepositWish = { method: 'bank', amount: 50_000n, payerName: '王小明' };
const LOST = new NetworkError({ status: 0, message: 'timeout', statusText: '', online: true });
let client: QueryClient;

beforeEach(() => {
  jest.resetAllMocks();
  client = new QueryClient();
});

const kept = (orderId: string) => client.getQueryData(depositOptions(orderId).queryKey);

test('an order that was made is kept, so that its page asks nothing first', async () => {
  const deposit = aDeposit();
  createDeposit.mockResolvedValue(deposit);
  expect(await orderDeposit(WISH, 'key-1', client)).toEqual({ state: 'made', deposit });
  expect(createDeposit).toHaveBeenCalledWith(WISH, 'key-1');
  expect(kept(deposit.orderId)).toEqual(deposit);
});

test.each([
  ['no answer', LOST],
  ['an answer that cannot be read', new ContractError('depositCreate', 'data.orderId')],
])('%s: what is open tells, and nothing is sent again', async (_, error) => {
  const deposit = aDeposit();
  createDeposit.mockRejectedValue(error);
  getOpenDeposits.mockResolvedValue([deposit]);
  expect(await orderDeposit(WISH, 'key-1', client)).toEqual({ state: 'made', deposit });
  expect(createDeposit).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing is open', []],
  ['another amount is open', [aDeposit({ amount: 60_000n })]],
  ['another method is open', [aDeposit({ method: 'alipay' })]],
  ['a late one is being looked for', [aDeposit({ state: 'confirming', late: true })]],
])('a lost answer stays unknown where %s', async (_, open) => {
  createDeposit.mockRejectedValue(LOST);
  getOpenDeposits.mockResolvedValue(open);
  expect(await orderDeposit(WISH, 'key-1', client)).toEqual({ state: 'unknown' });
});

test('where asking fails too, nobody says that there is no order', async () => {
  createDeposit.mockRejectedValue(LOST);
  getOpenDeposits.mockRejectedValue(LOST);
  expect(await orderDeposit(WISH, 'key-1', client)).toEqual({ state: 'unseen' });
});

test.each([
  [
    'a field',
    new BusinessError(10_003, '请输入整数金额', { field: 'amount' }),
    { state: 'refused', field: 'amount', message: '请输入整数金额' },
  ],
  ['a limit', new BusinessError(6501, '操作过于频繁', { retryAfter: 9 }), { state: 'refused', field: null, message: '操作过于频繁' }],
  ['maintenance', new BusinessError(244_102, '支付通道维护中'), { state: 'closed', message: '支付通道维护中' }],
  ['another order', new BusinessError(10_001, '还有一笔存款未完成', { orderId: '77' }), { state: 'other', orderId: '77' }],
])('a refusal for %s is no reason to ask', async (_, error, result) => {
  createDeposit.mockRejectedValue(error);
  expect(await orderDeposit(WISH, 'key-1', client)).toEqual(result);
  expect(getOpenDeposits).not.toHaveBeenCalled();
});

test('what is said of an order is said once; a lost answer is asked for', async () => {
  const confirming = aDeposit({ state: 'confirming', paidAt: Date.now() });
  payDeposit.mockRejectedValue(LOST);
  getDeposit.mockResolvedValue(confirming);
  expect(await sayPaid(confirming.orderId, client)).toEqual({ deposit: confirming, message: LOST.message });
  expect(payDeposit).toHaveBeenCalledTimes(1);
  expect(kept(confirming.orderId)).toEqual(confirming);

  const cancelled = aDeposit({ state: 'cancelled' });
  cancelDeposit.mockResolvedValue(cancelled);
  expect(await takeBack(cancelled.orderId, client)).toEqual({ deposit: cancelled, message: null });

  getDeposit.mockRejectedValue(LOST);
  expect(await sayPaid('310000000000009', client)).toEqual({ deposit: null, message: LOST.message });
});

test('a fault of our own is no lost answer', async () => {
  createDeposit.mockRejectedValue(new TypeError('broken'));
  await expect(orderDeposit(WISH, 'key-1', client)).rejects.toThrow('broken');
  payDeposit.mockRejectedValue(new TypeError('broken'));
  await expect(sayPaid('1', client)).rejects.toThrow('broken');
});
