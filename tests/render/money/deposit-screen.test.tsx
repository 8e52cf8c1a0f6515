/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  depositCancelCall,
  depositCreateCall,
  depositOpenCall,
  depositPaidCall,
  depositStatusCall,
} from '@pavilion/contract/calls/deposit.calls';
import { depositMethodsCall } from '@pavilion/contract/calls/deposit-method.calls';
import { DepositScreen } from '@/components/money/deposit/deposit-screen';
import { DepositCards } from '@/components/money/deposit/deposit-cards';
import { useDepositRequests } from '@/lib/domain/money/deposit/deposit-request.store';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { isReopenRequested } from '@/lib/domain/betting/slip/reopen.storage';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { aDeposit, aMethod, depositOnWire, depositsOnWire, methodsOnWire } from '../../support/deposit.builder';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aLeg } from '../../support/slip.builder';
import { renderWithClient } from '../../support/render-with-client';
import { makeQueryClient } from '@/lib/kit/query/query-client';

const platform = fakePlatform();
const getDepositMethods = platform.on(depositMethodsCall, methodsOnWire);
const getOpenDeposits = platform.on(depositOpenCall, depositsOnWire);
const getDeposit = platform.on(depositStatusCall, depositOnWire);
const createDeposit = platform.on(depositCreateCall, depositOnWire);
const payDeposit = platform.on(depositPaidCall, depositOnWire);
const cancelDeposit = platform.on(depositCancelCall, depositOnWire);

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const METHODS = [
  aMethod({ needsPayerName: true, promo: '推荐', medianSeconds: 4 }),
  aMethod({ method: 'ecny', name: '数字人民币', kind: 'scan', min: 1_000n }),
  aMethod({ method: 'wechat', name: '微信支付', kind: 'scan', min: 5_000n, feePercent: '1' }),
  aMethod({ method: 'ebpay', name: 'EBpay', open: false }),
];

beforeAll(() => {
  // jsdom does not scroll.
  window.scrollTo = () => undefined;
  mockDialogs();
});

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/mine/finance/deposit');
  useSlip.setState({ legs: [], stakes: {} });
  useDepositRequests.setState({ records: [] });
  getDepositMethods.mockResolvedValue(METHODS);
  getOpenDeposits.mockResolvedValue([]);
});

function show(props: Partial<Parameters<typeof DepositScreen>[0]> = {}) {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(<DepositScreen wanted="" back={null} order={null} {...props} />, client);
  return userEvent.setup({ delay: null });
}

const amountField = () => screen.findByRole('textbox', { name: /^存款金额/ });
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const submit = () => screen.getByRole('button', { name: /^(提交存款|再次提交)/ });

test('shows limits, costs and closed methods before anything is typed', async () => {
  show();
  await amountField();
  expect(screen.getByRole('note').textContent).toContain('请勿真实付款');
  expect(radio(/^网银转账/).matches(':checked')).toBe(true);
  expect(radio(/^EBpay.*维护中/).matches(':disabled')).toBe(true);
  expect(radio(/^微信支付.*手续费 1%/).matches(':enabled')).toBe(true);
  expect(screen.getByText('单笔 100 – 5,000 币，整数').textContent).toBeTruthy();
  expect(screen.getByText('近 7 天中位数 4 秒').textContent).toBeTruthy();
  expect(screen.getByText('1 倍有效投注后可取款').textContent).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^\d+$/ }).map(({ textContent }) => textContent)).toEqual([
    '100',
    '300',
    '500',
    '1000',
    '5000',
  ]);
});

test('keeps a method whose limits and fee are unknown, and shows neither', async () => {
  getDepositMethods.mockResolvedValue([aMethod({ min: null, max: null, feePercent: null, medianSeconds: 4 })]);
  createDeposit.mockRejectedValue(new BusinessError(10_003, '最低 50 币', { field: 'amount' }));
  const user = show();
  await user.type(await amountField(), '3');
  expect(radio(/^网银转账/).closest('label')!.textContent).toBe('网银转账');
  expect(screen.queryByText(/^单笔/)).toBeNull();
  expect(screen.getByText('手续费').nextSibling?.textContent).toBe('—');
  expect(screen.queryByText(/免手续费|以订单为准/)).toBeNull();
  await user.click(submit());
  expect(await screen.findByText('最低 50 币')).toBeTruthy();
});

test('shows an invalid amount and a missing name at their fields, and sends nothing', async () => {
  const user = show({ wanted: '100' });
  await user.clear(await amountField());
  await user.type(await amountField(), '99');
  await user.click(submit());
  expect(screen.getByText('最低 100 币').textContent).toBeTruthy();
  expect(screen.getByText('请输入付款人的真实姓名').textContent).toBeTruthy();
  expect(document.activeElement).toBe(await amountField());
  await user.click(screen.getByRole('button', { name: '300' }));
  expect(screen.queryByText('最低 100 币')).toBeNull();
  expect(createDeposit).not.toHaveBeenCalled();
});

test('shows a rejected amount at its focused field until another one is typed', async () => {
  const user = show({ wanted: '60' });
  const field = await amountField();
  createDeposit.mockRejectedValue(new BusinessError(10_001, '今日额度不足', { field: 'amount' }));
  await user.click(submit());
  await screen.findByText('今日额度不足');
  expect(document.activeElement).toBe(field);
  await user.tab();
  expect(document.activeElement).not.toBe(field);
  expect(screen.getByText('今日额度不足').id).toBe(field.getAttribute('aria-describedby'));
  await user.type(field, '0');
  expect(screen.queryByText('今日额度不足')).toBeNull();
});

test('keeps the payer’s name while a method without a payer is chosen and submitted', async () => {
  const user = show({ wanted: '100' });
  await amountField();
  await user.click(submit());
  screen.getByText('请输入付款人的真实姓名');
  const payer = () => screen.getByRole<HTMLInputElement>('textbox', { name: /付款人/ });
  expect(document.activeElement).toBe(payer());
  await user.type(payer(), '李');
  expect(screen.queryByText('请输入付款人的真实姓名')).toBeNull();
  await user.click(radio(/^数字人民币/));
  createDeposit.mockRejectedValue(new BusinessError(10_001, '请稍后再试'));
  await user.click(submit());
  await screen.findByText('请稍后再试');
  expect(createDeposit.mock.calls.map(([{ method, payerName }]) => [method, payerName])).toEqual([['ecny', undefined]]);
  await user.click(radio(/^网银转账/));
  expect(payer().value).toBe('李');
});

test('reports a lost response, repeats the same request under its key and sends a different one under another', async () => {
  const user = show({ wanted: '60' });
  await amountField();
  expect(radio(/^数字人民币/).matches(':checked')).toBe(true);
  createDeposit.mockRejectedValue(LOST);
  await user.click(submit());
  await screen.findByText(/可再次提交，不会重复下单/);
  await user.click(screen.getByRole('button', { name: /^再次提交/ }));
  await waitFor(() => expect(createDeposit).toHaveBeenCalledTimes(2));
  await screen.findByText(/可再次提交，不会重复下单/);
  await user.click(radio(/^微信支付/));
  createDeposit.mockResolvedValue(aDeposit());
  getDeposit.mockResolvedValue(aDeposit());
  await user.click(submit());
  await screen.findByText('请转入 500.37 币');
  const keys = createDeposit.mock.calls.map(([, key]) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(createDeposit.mock.calls.map(([{ method, amount }]) => [method, amount])).toEqual([
    ['ecny', '60.00'],
    ['ecny', '60.00'],
    ['wechat', '60.00'],
  ]);
  // The address follows the screen.
  await waitFor(() => expect(location.search).toBe('?order=310000000000001'));
});

test('looks up a request that an earlier page left without a response, and shows its order', async () => {
  const record = { key: 'key-0001', member: '', method: 'bank', amount: '50000', payerHash: '', sentAt: Date.now() };
  useDepositRequests.setState({ records: [{ ...record, state: { step: 'unknown', reads: 1 } }] });
  show({ wanted: '60' });
  await screen.findByText(/可再次提交，不会重复下单/);
  getOpenDeposits.mockResolvedValue([aDeposit()]);
  getDeposit.mockResolvedValue(aDeposit());
  await screen.findByText('请转入 500.37 币', undefined, { timeout: 5_000 });
  expect(createDeposit).not.toHaveBeenCalled();
});

test('shows a method’s fee and the credited amount before anything is sent', async () => {
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /^微信支付/ }));
  screen.getByText('1%');
  await user.type(await amountField(), '65');
  screen.getByText('1%·约 0.65 币');
  screen.getByText('约 64.35 币，以订单为准');
  await user.click(radio(/^数字人民币/));
  expect(screen.queryByText(/以订单为准/)).toBeNull();
});

test('calls no order missing while offline, and looks it up again once online', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = show({ wanted: '60' });
  await amountField();
  createDeposit.mockRejectedValue(LOST);
  getOpenDeposits.mockRejectedValue(LOST);
  await user.click(submit());
  await screen.findByText(/^网络已断开，暂时查不到订单/);
  expect(screen.queryByText(/也未查到订单/)).toBeNull();
  onLine.mockReturnValue(true);
  getOpenDeposits.mockResolvedValue([]);
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText(/也未查到订单/);
  expect(createDeposit).toHaveBeenCalledTimes(1);
  onLine.mockRestore();
});

// @spec 8.32
test('shows in place that a method has closed in the meantime', async () => {
  const user = show({ wanted: '60' });
  await amountField();
  createDeposit.mockRejectedValue(new BusinessError(244_102, '支付通道维护中'));
  getDepositMethods.mockResolvedValue(METHODS.map((one) => (one.method === 'ecny' ? { ...one, open: false } : one)));
  await user.click(submit());
  await screen.findByText('数字人民币：支付通道维护中');
  await waitFor(() => expect(radio(/^数字人民币.*维护中/).matches(':disabled')).toBe(true));
});

test('shows an open order and its match digits instead of the form', async () => {
  const order = aDeposit({
    kind: 'crypto',
    network: 'TRC20·波场',
    rate: '7.20',
    payAmount: '69.4437',
    payUnit: 'USDT',
    address: 'T0MONIWcrK8Lp2mYvERj7dZx4HsB9uNf3a',
    qr: '模拟',
    payee: [],
  });
  getOpenDeposits.mockResolvedValue([order]);
  getDeposit.mockResolvedValue(order);
  show({ back: '/game/sport?t=live' });
  await screen.findByText('请转入 69.4437 USDT');
  expect(screen.getByText('37').className).toContain('text-warn');
  expect(screen.getByText('仅限 TRC20 网络，请勿使用其他网络').textContent).toBeTruthy();
  expect(screen.getByText(/核对首 4 位 T0MO 与末 6 位 9uNf3a/).textContent).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^1[45]分\d\d秒$/);
  expect(screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step')?.textContent).toContain('待付款');
  expect(location.search).toBe('?order=310000000000001&back=%2Fgame%2Fsport%3Ft%3Dlive');
});

describe('an order of which only the payment is known', () => {
  const NOTHING = { kind: null, fee: null, credit: null, payUnit: '', createdAt: null, expireAt: null } as const;

  test('can be paid, and shows neither a credit nor a fee nor a time', async () => {
    getDeposit.mockResolvedValue(aDeposit(NOTHING));
    show({ order: '310000000000001' });
    await screen.findByRole('button', { name: '我已付款' });
    expect(screen.getByText('收款账号').nextSibling?.textContent).toContain('0000-MONI-0000-0001');
    expect(screen.getByText('手续费').nextSibling?.textContent).toBe('—');
    expect(screen.getByText(/^付款币种暂时无法显示/)).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText(/^到账 |剩余|免手续费/)).toBeNull();
  });

  test('shows its address and QR code', async () => {
    getDeposit.mockResolvedValue(aDeposit({ ...NOTHING, address: 'T0MONIWcrK8Lp2mYvERj7dZx4HsB9uNf3a', payee: [] }));
    show({ order: '310000000000001' });
    expect(await screen.findByRole('button', { name: '复制地址' })).toBeTruthy();
  });

  test.each([
    ['credited', '已到账'],
    ['failed', '未收到付款'],
  ] as const)('ends as %s without an amount', async (state, title) => {
    getDeposit.mockResolvedValue(aDeposit({ ...NOTHING, state, endedAt: Date.now() }));
    show({ order: '310000000000001' });
    await screen.findByText(title);
    expect(screen.queryByText(/币未到账$|0\.00/)).toBeNull();
  });

  test('is listed among the open ones without amount and time', async () => {
    getOpenDeposits.mockResolvedValue([aDeposit(NOTHING)]);
    renderWithClient(<DepositCards />);
    expect((await screen.findByRole('link')).textContent).toBe('网银转账存款等待付款·打开查看付款信息');
  });
});

test('shows the form for a new deposit while a late order is being looked up', async () => {
  getOpenDeposits.mockResolvedValue([aDeposit({ state: 'confirming', late: true })]);
  show();
  expect(await amountField()).toBeTruthy();
});

test('asks before it cancels, and returns to the form with the amount', async () => {
  getDeposit.mockResolvedValue(aDeposit());
  cancelDeposit.mockResolvedValue(aDeposit({ state: 'cancelled', endedAt: Date.now() }));
  const user = show({ order: '310000000000001' });
  await user.click(await screen.findByRole('button', { name: '取消这笔存款' }));
  expect(cancelDeposit).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('button', { name: '取消这笔存款' }).at(-1)!);
  expect(((await amountField()) as HTMLInputElement).value).toBe('500');
  expect(location.search).toBe('?amount=500');
});

test.each(['取消这笔存款', '重新存款'])('%s keeps the method as well as the amount', async (way) => {
  const order = aDeposit({ method: 'wechat', methodName: '微信支付', amount: 6_000n, ...(way === '重新存款' ? { state: 'expired' } : {}) });
  getDeposit.mockResolvedValue(order);
  cancelDeposit.mockResolvedValue({ ...order, state: 'cancelled', endedAt: Date.now() });
  const user = show({ order: order.orderId });
  await user.click(await screen.findByRole('button', { name: way }));
  if (way === '取消这笔存款') await user.click(screen.getAllByRole('button', { name: way }).at(-1)!);
  expect(((await amountField()) as HTMLInputElement).value).toBe('60');
  expect(radio(/^微信支付/).matches(':checked')).toBe(true);
});

test('links back to the slip after crediting, which then opens by itself', async () => {
  useSlip.setState({ legs: [aLeg()], stakes: { '243405369_1': '100' } });
  getDeposit.mockResolvedValue(aDeposit());
  payDeposit.mockResolvedValue(aDeposit({ state: 'confirming', paidAt: Date.now() }));
  const user = show({ order: '310000000000001', back: '/game/sport?t=live' });
  await user.click(await screen.findByRole('button', { name: '我已付款' }));
  await screen.findByText('正在确认付款');
  expect(screen.getByText('通常需要 4 秒，可以离开此页').textContent).toBeTruthy();
  getDeposit.mockResolvedValue(aDeposit({ state: 'credited', paidAt: Date.now(), endedAt: Date.now() }));
  const loadsBefore = getDepositMethods.mock.calls.length;
  await screen.findByText('已到账', {}, { timeout: 5_000 });
  // The duration of a deposit is loaded again.
  await waitFor(() => expect(getDepositMethods.mock.calls.length).toBe(loadsBefore + 1));
  expect(screen.getByText('投注单里的 1 个选项和金额已保留').textContent).toBeTruthy();
  const back = screen.getByRole('link', { name: '返回投注单' });
  expect(back.getAttribute('href')).toBe('/game/sport?t=live');
  expect(isReopenRequested()).toBe(false);
  back.addEventListener('click', (event) => event.preventDefault());
  await user.click(back);
  expect(isReopenRequested()).toBe(true);
});

test.each([
  ['failed', '未收到付款', '重新存款'],
  ['expired', '已过有效期', '我已付款，请核对'],
  ['cancelled', '已取消', '重新存款'],
] as const)('shows the state %s and the next action', async (state, title, action) => {
  getDeposit.mockResolvedValue(aDeposit({ state, endedAt: Date.now() }));
  show({ order: '310000000000001' });
  await screen.findByText(title);
  expect(screen.getByRole('button', { name: action }).matches(':enabled')).toBe(true);
  expect(screen.queryByRole('button', { name: '我已付款' })).toBeNull();
});

test('marks simulated ways one by one only beside others that are not', async () => {
  show();
  await amountField();
  expect(screen.queryByText('模拟')).toBeNull();
  cleanup();
  getDepositMethods.mockResolvedValue([METHODS[0]!, { ...METHODS[1]!, simulated: false }]);
  show();
  await amountField();
  expect(screen.getAllByText('模拟')).toHaveLength(1);
});

test('leads on from a credited deposit: to the matches, to another deposit, or back', async () => {
  getDeposit.mockResolvedValue(aDeposit({ state: 'credited', paidAt: Date.now(), endedAt: Date.now() }));
  const user = show({ order: '310000000000001' });
  expect((await screen.findByRole('link', { name: '去投注' })).getAttribute('href')).toBe('/game/sport');
  await user.click(screen.getByRole('button', { name: '再存一笔' }));
  expect(await amountField()).toBeTruthy();
});

test.each([
  ['awaiting', null, '待付款', ''],
  ['confirming', Date.parse('2026-11-27T06:46:32Z'), '已付款', '14:46:32'],
] as const)('names the second step of an order that is %s by what happened', async (state, paidAt, name, time) => {
  getDeposit.mockResolvedValue(aDeposit({ state, paidAt }));
  show({ order: '310000000000001' });
  const [, second] = await screen.findAllByRole('listitem');
  expect(second?.textContent).toBe(`${name}${time}`);
});

test('distinguishes an unknown order from a platform that does not respond', async () => {
  getDeposit.mockRejectedValue(new BusinessError(10_001, '存款订单不存在'));
  const user = show({ order: '9' });
  await screen.findByText('存款订单不存在');
  await user.click(screen.getByRole('button', { name: '重新存款' }));
  expect(await amountField()).toBeTruthy();
});

test('offers to load the methods again after a failure', async () => {
  getDepositMethods.mockRejectedValueOnce(LOST);
  const user = show();
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await amountField()).toBeTruthy();
});

test('我的 lists every open deposit with a link', async () => {
  getOpenDeposits.mockResolvedValue([aDeposit(), aDeposit({ orderId: '7', state: 'confirming', late: true })]);
  renderWithClient(<DepositCards />);
  const cards = await screen.findAllByRole('link');
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/mine/finance/deposit?order=310000000000001',
    '/mine/finance/deposit?order=7',
  ]);
  expect(cards[0]!.textContent).toMatch(/网银转账存款等待付款·请在 1[45]分\d\d秒 内付款500\.37/);
  expect(cards[1]!.textContent).toContain('确认中·付款晚于有效期，正在核对');
});
