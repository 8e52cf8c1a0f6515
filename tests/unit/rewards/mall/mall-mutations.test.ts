/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { mallOrderCancelCall, mallOrderCreateCall, mallOrderFindCall, mallOrderStatusCall } from '@pavilion/contract/calls/mall.calls';
import type { CommandPorts } from '@/lib/domain/money/command/command.mutations';
import { MISSING_AFTER_MS } from '@/lib/domain/money/command/lost.rules';
import { useMallRequests } from '@/lib/domain/rewards/mall/mall-request.store';
import type { OrderInput } from '@/lib/domain/rewards/mall/mall.model';
import { cancelMallOrder, followOrder, requestOrder } from '@/lib/domain/rewards/mall/mall.mutations';
import { mallOrderOptions } from '@/lib/domain/rewards/mall/mall.queries';
import { BusinessError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../../support/fake-platform';
import { until } from '../../../support/until';
import { aMallOrder, foundOrderOnWire, mallOrderOnWire } from '../../../support/mall.builder';

const platform = fakePlatform();
const createOrder = platform.on(mallOrderCreateCall, mallOrderOnWire);
const findOrder = platform.on(mallOrderFindCall, foundOrderOnWire);
const getOrder = platform.on(mallOrderStatusCall, mallOrderOnWire);
const cancelOrder = platform.on(mallOrderCancelCall, mallOrderOnWire);

const RECIPIENT = { name: '欧阳测试', phone: '13800138000', province: '浙江省', city: '杭州市', address: '西湖区文三路 1 号' };
const INPUT: OrderInput = { itemId: 'cup', version: 1, price: 980, recipient: RECIPIENT };
const TITLE = '看球保温杯';
const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const BROKEN = new NetworkError({ status: 502, message: '', statusText: 'Bad Gateway', online: true });
let client: QueryClient;
let session = 'session';

/** A clock that waiting moves. */
function browser(): CommandPorts {
  let now = 0;
  return { now: () => now, wait: async (ms) => void (now += ms), mint: () => 'minted-key', session: () => session };
}

const context = () => ({ member: 'm', queryClient: client });
const request = (key = 'key-0001', input = INPUT, ports = browser()) => requestOrder(input, TITLE, key, context(), ports);
const keys = () => createOrder.mock.calls.map(([, key]) => key);
const stored = () => localStorage.getItem('mallRequests')!;

afterEach(() => void jest.restoreAllMocks());
beforeEach(() => {
  jest.resetAllMocks();
  client = new QueryClient();
  session = 'session';
  useMallRequests.setState({ records: [], known: [] });
  findOrder.mockResolvedValue(null);
});

test('an order is cached, so that its sheet requests nothing first', async () => {
  const order = aMallOrder();
  createOrder.mockResolvedValue(order);
  await expect(request()).resolves.toMatchObject({ state: { step: 'ordered', orderId: order.id } });
  expect(createOrder).toHaveBeenCalledWith(INPUT, 'key-0001');
  expect(client.getQueryData(mallOrderOptions(order.id).queryKey)).toEqual(order);
});

test('a request is stored before it is sent, and no state of it contains the recipient', async () => {
  const texts: string[] = [];
  createOrder.mockImplementation(async () => {
    texts.push(stored());
    throw LOST;
  });
  await request();
  texts.push(stored());
  expect(JSON.parse(texts[0]!)).toMatchObject({ records: [{ key: 'key-0001', member: 'm', itemId: 'cup', state: { step: 'sent' } }] });
  expect(JSON.parse(texts[1]!)).toMatchObject({ records: [{ state: { step: 'unknown', reads: 1 } }] });
  for (const text of Object.values(RECIPIENT)) expect(texts.join('')).not.toContain(text);
});

test.each([
  ['no response', LOST],
  ['a gateway error after the platform had taken the coins', BROKEN],
  ['an unreadable response', new ContractError('mallOrderCreate', 'data.orderId')],
])('%s: looks up the order by the key and sends nothing again', async (_, error) => {
  createOrder.mockRejectedValue(error);
  findOrder.mockResolvedValue(aMallOrder());
  await expect(request()).resolves.toMatchObject({ state: { step: 'ordered', orderId: '350000000000001' } });
  expect(findOrder).toHaveBeenCalledWith({ key: 'key-0001' });
  expect(createOrder).toHaveBeenCalledTimes(1);
});

test('follows a lost request until its order appears', async () => {
  createOrder.mockRejectedValue(LOST);
  findOrder.mockResolvedValueOnce(null).mockRejectedValueOnce(LOST).mockResolvedValue(aMallOrder());
  const { key } = await request();
  await expect(followOrder(key, context(), browser())).resolves.toMatchObject({ state: { step: 'ordered' } });
  expect([createOrder.mock.calls.length, findOrder.mock.calls.length]).toEqual([1, 3]);
});

test('a double tap sends once, and a second item waits for the result of the first', async () => {
  let respond: (order: ReturnType<typeof aMallOrder>) => void = () => undefined;
  createOrder.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  const first = request('key-0001');
  await expect(request('key-0002', { ...INPUT, itemId: 'voucher-5' })).resolves.toMatchObject({ key: 'key-0001', state: { step: 'sent' } });
  await until(() => createOrder.mock.calls.length === 1);
  respond(aMallOrder());
  await expect(first).resolves.toMatchObject({ state: { step: 'ordered' } });
  expect(keys()).toEqual(['key-0001']);
});

test('another tab’s request without a response is followed, and nothing is sent beside it', async () => {
  createOrder.mockRejectedValue(LOST);
  await request('key-of-first-tab');
  const text = stored();
  useMallRequests.setState({ records: [] });
  dispatchEvent(new StorageEvent('storage', { key: 'mallRequests', newValue: text, storageArea: localStorage }));
  expect(await request('key-of-second-tab')).toMatchObject({ key: 'key-of-first-tab' });
  expect(keys()).toEqual(['key-of-first-tab']);
});

test('a request without an order for a minute had no effect, and the same item is ordered again under its key', async () => {
  createOrder.mockRejectedValue(LOST);
  const ports = browser();
  const { key } = await request('key-0001', INPUT, ports);
  await expect(followOrder(key, context(), ports)).resolves.toMatchObject({ state: { step: 'missing' } });
  expect(ports.now()).toBeGreaterThanOrEqual(MISSING_AFTER_MS);
  createOrder.mockResolvedValue(aMallOrder());
  await expect(request('key-0002', INPUT, ports)).resolves.toMatchObject({ key: 'key-0001', state: { step: 'ordered' } });
  expect(keys()).toEqual(['key-0001', 'key-0001']);
});

describe('a request that is sent again under its key', () => {
  const USED = new BusinessError(10_003, '请求编号已用于另一项操作', null);
  const again = async () => {
    createOrder.mockRejectedValue(LOST);
    const ports = browser();
    const { key } = await request('key-0001', INPUT, ports);
    await followOrder(key, context(), ports);
    createOrder.mockRejectedValue(USED);
    return request('key-0002', { ...INPUT, recipient: { ...RECIPIENT, city: '宁波市' } }, ports);
  };

  test('finds the order of the first request, which arrived late', async () => {
    const pending = again();
    findOrder.mockImplementation(async () => (createOrder.mock.calls.length > 1 ? aMallOrder() : null));
    await expect(pending).resolves.toMatchObject({ state: { step: 'ordered', orderId: '350000000000001' } });
  });

  test('is rejected when the first request never arrived', async () => {
    await expect(again()).resolves.toMatchObject({ state: { step: 'rejected', message: '请求编号已用于另一项操作' } });
  });
});

test('after a request without effect, another item or its new version has its own key', async () => {
  createOrder.mockRejectedValue(LOST);
  const ports = browser();
  const { key } = await request('key-0001', INPUT, ports);
  await followOrder(key, context(), ports);
  createOrder.mockResolvedValue(aMallOrder());
  await request('key-0002', { ...INPUT, version: 2 }, ports);
  expect(keys()).toEqual(['key-0001', 'key-0002']);
});

test('an order read under another session is not matched to this request', async () => {
  createOrder.mockRejectedValue(LOST);
  findOrder.mockImplementation(async () => {
    session = 'another';
    return aMallOrder();
  });
  await expect(request()).resolves.toMatchObject({ state: { step: 'unknown', reads: 0 } });
});

test.each([
  ['a changed item', new BusinessError(301_220, '商品信息已变更', null), { step: 'changed', message: '商品信息已变更' }],
  ['too few coins', new BusinessError(10_003, '金币不足', { field: 'price' }), { step: 'rejected', field: 'price', message: '金币不足' }],
  ['a phone', new BusinessError(10_003, '手机', { field: 'phone' }), { step: 'rejected', field: 'phone', message: '手机' }],
  [
    'an item that no longer exists',
    new BusinessError(10_001, '商品不存在', null),
    { step: 'rejected', field: null, message: '商品不存在' },
  ],
])('a rejection because of %s causes no lookup and is not stored', async (_, error, state) => {
  createOrder.mockRejectedValue(error);
  await expect(request()).resolves.toMatchObject({ state });
  expect(findOrder).not.toHaveBeenCalled();
  expect(JSON.parse(stored()).records).toEqual([]);
});

test('a cancellation is sent once, and a lost response causes a lookup', async () => {
  const cancelled = aMallOrder({ state: 'cancelled' });
  cancelOrder.mockResolvedValueOnce(cancelled);
  expect(await cancelMallOrder(cancelled.id, client)).toEqual({ order: cancelled, message: null });
  cancelOrder.mockRejectedValue(LOST);
  getOrder.mockResolvedValueOnce(cancelled);
  expect(await cancelMallOrder(cancelled.id, client)).toEqual({ order: cancelled, message: LOST.message });
  expect(client.getQueryData(mallOrderOptions(cancelled.id).queryKey)).toEqual(cancelled);
  getOrder.mockRejectedValue(LOST);
  expect(await cancelMallOrder(cancelled.id, client)).toEqual({ order: null, message: LOST.message });
});

test('a programming error is not treated as a lost response', async () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new TypeError('broken');
  });
  await expect(request()).rejects.toThrow('broken');
});
