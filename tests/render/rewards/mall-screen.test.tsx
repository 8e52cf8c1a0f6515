/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mallItemsCall, mallOrderCreateCall, mallOrderFindCall } from '@pavilion/contract/calls/mall.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { MallScreen } from '@/components/rewards/mall/mall-screen';
import { useMallRequests } from '@/lib/domain/rewards/mall/mall-request.store';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aMall, aMallOrder, anItem, aVoucher, foundOrderOnWire, mallOnWire, mallOrderOnWire } from '../../support/mall.builder';
import { aMember, memberOnWire } from '../../support/member.builder';
import { becomesNothing } from '../../support/missing-request';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getMember = platform.on(memberInfoCall, memberOnWire);
const getMall = platform.on(mallItemsCall, mallOnWire);
const createOrder = platform.on(mallOrderCreateCall, mallOrderOnWire);
const findOrder = platform.on(mallOrderFindCall, foundOrderOnWire);

const mockRouter = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, useSearchParams: () => new URLSearchParams(location.search) }));

const CHANGED = new BusinessError(301_220, '商品信息已变更', null);
const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const RECIPIENT = { name: '欧阳测试', phone: '13800138000', province: '浙江省', city: '杭州市', address: '西湖区文三路 1 号' };

beforeAll(mockDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  history.replaceState(null, '', '/mine/currency');
  useMallRequests.setState({ records: [], known: [] });
  getMall.mockResolvedValue(aMall());
  findOrder.mockResolvedValue(null);
  getMember.mockResolvedValue(aMember());
});

function show() {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(<MallScreen />, client);
  return userEvent.setup({ delay: null });
}
type User = ReturnType<typeof show>;

const choose = async (user: User, title: string) =>
  user.click(within(await screen.findByRole('list', { name: '商品' })).getByRole('button', { name: new RegExp(title) }));
const confirm = () => screen.getByRole('button', { name: /^确认兑换/ });

async function fill(user: User): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^填写收货信息/ }));
  for (const [label, text] of [
    ['收货人', RECIPIENT.name],
    ['手机号码', RECIPIENT.phone],
    ['省份', RECIPIENT.province],
    ['城市', RECIPIENT.city],
    ['详细地址', RECIPIENT.address],
  ] as const) {
    await user.type(screen.getByRole('textbox', { name: label }), text);
  }
}

test('a voucher is exchanged as shown, and its order opens', async () => {
  createOrder.mockResolvedValue(aMallOrder());
  const user = show();
  await choose(user, '5 币体验券');
  await user.click(confirm());
  expect(createOrder).toHaveBeenCalledWith({ itemId: 'voucher-5', version: 1, price: 100 }, expect.any(String));
  await waitFor(() => expect(mockRouter.push).toHaveBeenCalledWith('/mine/mall/record?order=350000000000001'));
});

test.each([
  ['已兑完', anItem({ stock: 0 })],
  ['VIP 3 及以上可兑换', anItem({ vipLevel: 3 })],
  ['金币不足，还差 1,000', anItem({ price: 3_000 })],
])('%s is the label of the disabled button', async (label, item) => {
  getMall.mockResolvedValue(aMall({ items: [item] }));
  const user = show();
  await choose(user, item.title);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: label }).disabled).toBe(true);
});

test('a recipient is checked field by field before anything is sent, and a rejection appears at its field', async () => {
  createOrder.mockRejectedValue(new BusinessError(10_003, '城市与省份不符', { field: 'city' }));
  const user = show();
  await choose(user, '看球保温杯');
  await user.click(screen.getByRole('button', { name: /^填写收货信息/ }));
  await user.click(confirm());
  expect(await screen.findByText('请输入收货人的真实姓名')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '收货人' }));
  expect(createOrder).not.toHaveBeenCalled();
});

test('a rejected field shows its error, and the entered data stays', async () => {
  createOrder.mockRejectedValue(new BusinessError(10_003, '城市与省份不符', { field: 'city' }));
  const user = show();
  await choose(user, '看球保温杯');
  await fill(user);
  await user.click(confirm());
  expect(await screen.findByText('城市与省份不符')).toBeTruthy();
  expect(createOrder).toHaveBeenCalledWith({ itemId: 'cup', version: 1, price: 980, recipient: RECIPIENT }, expect.any(String));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '详细地址' }).value).toBe(RECIPIENT.address);
});

test('a changed item is reloaded and confirmed again under a new key, with the same recipient', async () => {
  createOrder.mockRejectedValueOnce(CHANGED).mockResolvedValueOnce(aMallOrder());
  const user = show();
  await choose(user, '看球保温杯');
  await fill(user);
  getMall.mockResolvedValue(aMall({ items: [anItem({ price: 1_080, version: 2 })] }));
  await user.click(confirm());
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('价格由 980 金币变为 1,080 金币，金币未扣除。');
  await user.click(within(question).getByRole('button', { name: '继续兑换' }));
  await waitFor(() => expect(mockRouter.push).toHaveBeenCalled());
  const [first, second] = createOrder.mock.calls;
  expect(second![0]).toEqual({ itemId: 'cup', version: 2, price: 1_080, recipient: RECIPIENT });
  expect(second![1]).not.toBe(first![1]);
});

test.each([
  ['sold out', [anItem({ stock: 0 })], '这件商品已兑完，金币未扣除。'],
  ['gone', [aVoucher()], '这件商品已兑完，金币未扣除。'],
  ['too expensive', [anItem({ price: 2_500, version: 2 })], '金币不足，还差 500'],
])('an item that is now %s is not offered again', async (_, items, text) => {
  createOrder.mockRejectedValue(CHANGED);
  const user = show();
  await choose(user, '看球保温杯');
  await fill(user);
  getMall.mockResolvedValue(aMall({ items }));
  await user.click(confirm());
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(text);
  await user.click(within(question).getByRole('button', { name: '返回商城' }));
  expect(createOrder).toHaveBeenCalledTimes(1);
});

/** Orders an item and gets no response. */
async function loseResponse(user: User): Promise<void> {
  createOrder.mockRejectedValue(LOST);
  await choose(user, '5 币体验券');
  await user.click(confirm());
  expect(await screen.findByText(/「5 币体验券」的兑换未收到结果/)).toBeTruthy();
}

test('an order without a response is reported, nothing else can be ordered, and it opens when it is found', async () => {
  await loseResponse(show());
  findOrder.mockResolvedValue(aMallOrder());
  await waitFor(() => expect(mockRouter.push).toHaveBeenCalledWith('/mine/mall/record?order=350000000000001'), { timeout: 4_000 });
  expect(createOrder).toHaveBeenCalledTimes(1);
});

test('an order that had no effect leaves its sheet closed, and meanwhile another item can be viewed, but not ordered', async () => {
  const user = show();
  await loseResponse(user);
  await choose(user, '看球保温杯');
  expect(screen.getByRole('button', { name: /^上一笔兑换处理中/ }).matches(':disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(await becomesNothing(useMallRequests)).toBe(0);
  expect(screen.queryByText(/的兑换未收到结果/)).toBeNull();
});

test('a category in the address shows only its items', async () => {
  history.replaceState(null, '', '/mine/currency?category=voucher');
  show();
  const items = await screen.findByRole('list', { name: '商品' });
  expect(within(items).getAllByRole('button')).toHaveLength(1);
});
