/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { withdrawCancelCall, withdrawInfoCall, withdrawOpenCall, withdrawStatusCall } from '@pavilion/contract/calls/withdraw.calls';
import { WithdrawScreen } from '@/components/money/withdraw/withdraw-screen';
import { WithdrawCards } from '@/components/money/withdraw/withdraw-cards';
import { useWithdrawRequests } from '@/lib/domain/money/withdraw/withdraw-request.store';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { dayMinute } from '@/lib/kit/format/site-time';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { MEMBER_KEY } from '@/lib/query-keys';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { payeesOnWire } from '../../support/payee.builder';
import { renderWithClient } from '../../support/render-with-client';
import { walletsOnWire } from '../../support/wallet.builder';
import {
  aBankCard,
  aWithdrawal,
  aWithdrawInfo,
  aWithdrawMethod,
  withdrawInfoOnWire,
  withdrawalOnWire,
  withdrawalsOnWire,
} from '../../support/withdraw.builder';

const platform = fakePlatform();
const member = platform.on(memberInfoCall, memberOnWire);
const getWithdrawInfo = platform.on(withdrawInfoCall, withdrawInfoOnWire);
const getOpenWithdrawals = platform.on(withdrawOpenCall, withdrawalsOnWire);
const getWithdrawal = platform.on(withdrawStatusCall, withdrawalOnWire);
const cancelWithdrawal = platform.on(withdrawCancelCall, withdrawalOnWire);
const getPayees = platform.on(payeeListCall, payeesOnWire);
const getWallets = platform.on(walletListCall, walletsOnWire);

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const AT = Date.parse('2026-11-20T12:00:00Z');
const order = (changes: Parameters<typeof aWithdrawal>[0] = {}) => aWithdrawal({ createdAt: AT, ...changes });

beforeAll(() => {
  // jsdom does not scroll.
  window.scrollTo = () => undefined;
  mockDialogs();
});

beforeEach(() => {
  jest.resetAllMocks();
  history.replaceState(null, '', '/mine/finance/withdrawal');
  useWithdrawRequests.setState({ records: [], known: [] });
  getWithdrawInfo.mockResolvedValue(aWithdrawInfo({ methods: [aWithdrawMethod({ medianSeconds: 95 })] }));
  getOpenWithdrawals.mockResolvedValue([]);
  member.mockResolvedValue(aMember({ hasPin: true }));
  getPayees.mockResolvedValue({ list: [aBankCard()], maxPerKind: 5 });
  getWallets.mockResolvedValue({ autoTransfer: true, central: { available: 0n, locked: 0n }, venues: [] });
});

function show(props: Partial<Parameters<typeof WithdrawScreen>[0]> = {}) {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(<WithdrawScreen back={null} order="320000000000001" {...props} />, client);
  return { user: userEvent.setup({ delay: null }), client };
}

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const current = () => screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

test.each([
  ['reviewing', {}, ['已提交20:00:00', '审核', '出款', '到账'], '审核', '通常 1 分 35 秒到账，可以离开此页。'],
  [
    'paying',
    { payingAt: AT + 70_000 },
    ['已提交20:00:00', '审核20:01:10', '出款', '到账'],
    '出款',
    '已通过审核，正在向收款账户出款，不能再取消。',
  ],
  [
    'paid',
    { payingAt: AT + 70_000, endedAt: AT + 95_000 },
    ['已提交20:00:00', '审核20:01:10', '出款', '到账20:01:35'],
    undefined,
    '已付至招商银行 6214 **** 0018',
  ],
  [
    'rejected',
    { endedAt: AT + 9_000, reason: '收款人姓名不一致' },
    ['已提交20:00:00', '审核未通过', '出款', '到账'],
    undefined,
    '原因：收款人姓名不一致',
  ],
  [
    'failed',
    { payingAt: AT + 70_000, endedAt: AT + 95_000, reason: '银行退回' },
    ['已提交20:00:00', '审核20:01:10', '出款失败', '到账'],
    undefined,
    '原因：银行退回',
  ],
  ['cancelled', { endedAt: AT + 9_000 }, ['已提交20:00:00', '审核已取消', '出款', '到账'], undefined, '500.00 币已退回中心钱包。'],
] as const)('shows the state %s with its times and its meaning', async (state, changes, timeline, now, text) => {
  getWithdrawal.mockResolvedValue(order({ state, fee: 500n, net: 49_500n, ...changes }));
  show();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(steps()).toEqual(timeline);
  expect(current()).toBe(now);
  expect(screen.queryByRole('button', { name: '取消这笔取款' }) !== null).toBe(state === 'reviewing');
  const stopped = state === 'rejected' || state === 'failed' || state === 'cancelled';
  expect(screen.queryByText('500.00 币已退回中心钱包。') !== null).toBe(stopped);
  expect(screen.queryByRole('button', { name: '再次取款' }) !== null).toBe(stopped);
  // An order that ended without a payment neither paid anything nor took a fee.
  const fact = (name: string) => screen.getByText(name).nextSibling?.textContent;
  expect([fact('实际到账'), fact('手续费')]).toEqual(stopped ? ['未出款，0.00 币', '0.00 币'] : ['495.00 币', '5.00 币']);
  expect(screen.queryByText(/^未出款\s+0\.00/) !== null).toBe(stopped);
  const support = screen.queryByRole('link', { name: '客服' })?.getAttribute('href') ?? null;
  expect(support).toBe(state === 'rejected' || state === 'failed' ? '/customer/main?reason=withdraw&mark=320000000000001' : null);
  expect(screen.getByRole('button', { name: '复制单号' })).toBeTruthy();
});

test('a review that waits because the payee is new shows the end of the wait, and links to 客服', async () => {
  const waitUntil = Date.now() + 3_600_000;
  getWithdrawal.mockResolvedValue(order({ waitUntil }));
  getOpenWithdrawals.mockResolvedValue([order({ waitUntil })]);
  const { client } = show();
  const time = dayMinute(waitUntil);
  expect(await screen.findByText(new RegExp(`收款账户是新绑定的，为保障资金安全，${time} 之后才开始审核`))).toBeTruthy();
  expect(screen.queryByText(/通常/)).toBeNull();
  expect(screen.getByRole('link', { name: '客服' }).getAttribute('href')).toBe('/customer/main?reason=withdraw&mark=320000000000001');
  expect(screen.getByRole('button', { name: '取消这笔取款' })).toBeTruthy();
  renderWithClient(<WithdrawCards />, client);
  expect(await screen.findByText(`审核中·新账户，${time} 后开始审核`)).toBeTruthy();
});

test('a review whose wait is over shows the usual text', async () => {
  getWithdrawal.mockResolvedValue(order({ waitUntil: Date.now() - 1 }));
  show();
  expect(await screen.findByText('通常 1 分 35 秒到账，可以离开此页。')).toBeTruthy();
});

test('a payment in another unit that was never made shows no amount in that unit', async () => {
  getWithdrawal.mockResolvedValue(
    order({ state: 'cancelled', kind: 'trc20', fee: 500n, net: 49_500n, payAmount: '68.75', payUnit: 'USDT', rate: '7.20', endedAt: AT }),
  );
  show();
  expect(await screen.findByText('未出款，0.00 币')).toBeTruthy();
  expect(document.body.textContent).not.toContain('USDT·');
});

test('shows fee, exact payment and rate of a payment in another unit', async () => {
  getWithdrawal.mockResolvedValue(
    order({ kind: 'trc20', payeeName: 'TRC20', fee: 500n, net: 49_500n, payAmount: '68.75', payUnit: 'USDT', rate: '7.20' }),
  );
  show();
  expect(await screen.findByText('495.00 币，68.75 USDT·汇率 7.20')).toBeTruthy();
  expect(screen.getByText('5.00 币')).toBeTruthy();
  // The platform has no median for this kind of payee.
  expect(screen.getByText('审核通过后自动出款，可以离开此页。')).toBeTruthy();
});

describe('a withdrawal of which only amount and state are known', () => {
  const NOTHING = { kind: null, fee: null, net: null, payAmount: null, payUnit: '', rate: '7.20', createdAt: null } as const;

  test.each(['reviewing', 'paid'] as const)('is shown as %s without net amount, fee and time', async (state) => {
    getWithdrawal.mockResolvedValue(order({ ...NOTHING, state }));
    show();
    await screen.findByText('单号');
    const fact = (name: string) => screen.getByText(name).nextSibling?.textContent;
    expect([fact('取款金额'), fact('手续费'), fact('实际到账')]).toEqual(['500.00 币', '—', '—']);
    expect(steps()[0]).toBe('已提交');
    expect(screen.queryByText('提交时间')).toBeNull();
    expect(screen.queryByText(/免手续费|0\.00 币$/, { ignore: 'dd' })).toBeNull();
  });

  test('states which money was returned when it was not paid', async () => {
    getWithdrawal.mockResolvedValue(order({ ...NOTHING, state: 'cancelled', endedAt: AT }));
    show();
    expect(await screen.findByText('500.00 币已退回中心钱包。')).toBeTruthy();
  });

  test('is listed among those in progress without an amount', async () => {
    getOpenWithdrawals.mockResolvedValue([order(NOTHING)]);
    renderWithClient(<WithdrawCards />);
    expect((await screen.findByRole('link')).textContent).toBe('取款至招商银行审核中·到账后自动更新');
  });
});

test('polls until the end, then makes the balance stale and links back', async () => {
  getWithdrawal.mockResolvedValueOnce(order({ state: 'paying', payingAt: AT }));
  getWithdrawal.mockResolvedValue(order({ state: 'paid', payingAt: AT, endedAt: AT }));
  const { client } = show({ back: '/game/sport?t=live' });
  await screen.findByText('出款中');
  const membersBefore = member.mock.calls.length;
  const infosBefore = getWithdrawInfo.mock.calls.length;
  expect(await screen.findByText('已到账', {}, { timeout: 5_000 })).toBeTruthy();
  await waitFor(() => expect(member.mock.calls.length).toBeGreaterThan(membersBefore));
  await waitFor(() => expect(getWithdrawInfo.mock.calls.length).toBeGreaterThan(infosBefore));
  expect(client.getQueryData(MEMBER_KEY)).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe('/game/sport?t=live');
});

test('asks before it cancels, states that the money was returned, and offers another one', async () => {
  getWithdrawal.mockResolvedValue(order());
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '取消这笔取款' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('审核中可以取消，500.00 币会退回中心钱包。');
  expect(cancelWithdrawal).not.toHaveBeenCalled();
  const cancelled = order({ state: 'cancelled', endedAt: AT });
  cancelWithdrawal.mockResolvedValue(cancelled);
  getWithdrawal.mockResolvedValue(cancelled);
  await user.click(screen.getAllByRole('button', { name: '取消这笔取款' }).at(-1)!);
  await user.click(await screen.findByRole('button', { name: '再次取款' }));
  expect(await screen.findByRole('textbox', { name: /^取款金额/ })).toBeTruthy();
  expect(location.search).toBe('');
  expect(cancelWithdrawal).toHaveBeenCalledTimes(1);
});

test('a cancellation that comes too late shows the state of the withdrawal', async () => {
  getWithdrawal.mockResolvedValue(order());
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '取消这笔取款' }));
  const paying = order({ state: 'paying', payingAt: AT });
  cancelWithdrawal.mockResolvedValue(paying);
  getWithdrawal.mockResolvedValue(paying);
  await user.click(screen.getAllByRole('button', { name: '取消这笔取款' }).at(-1)!);
  expect(await screen.findByText('出款中')).toBeTruthy();
});

test('opens the withdrawal in progress instead of the form, and not one that has ended', async () => {
  getOpenWithdrawals.mockResolvedValue([order({ orderId: '5', state: 'paid' }), order({ orderId: '6' })]);
  getWithdrawal.mockResolvedValue(order({ orderId: '6' }));
  show({ order: null });
  expect(await screen.findByText('审核中')).toBeTruthy();
  await waitFor(() => expect(location.search).toBe('?order=6'));
});

test('distinguishes an unknown withdrawal from a platform that does not respond', async () => {
  getWithdrawal.mockRejectedValueOnce(LOST);
  getWithdrawal.mockRejectedValue(new BusinessError(10_001, '取款订单不存在'));
  const { user } = show({ order: '9' });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  await screen.findByText('取款订单不存在');
  await user.click(screen.getByRole('button', { name: '去取款' }));
  expect(await screen.findByRole('textbox', { name: /^取款金额/ })).toBeTruthy();
});

test('我的 lists every withdrawal in progress with a link', async () => {
  getOpenWithdrawals.mockResolvedValue([order(), order({ orderId: '7', state: 'paying' }), order({ orderId: '8', state: 'paid' })]);
  renderWithClient(<WithdrawCards />);
  const cards = await screen.findAllByRole('link');
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/mine/finance/withdrawal?order=320000000000001',
    '/mine/finance/withdrawal?order=7',
  ]);
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    '取款至招商银行审核中·到账后自动更新500.00',
    '取款至招商银行出款中·到账后自动更新500.00',
  ]);
});
