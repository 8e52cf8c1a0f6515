/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { withdrawCreateCall, withdrawInfoCall, withdrawOpenCall, withdrawStatusCall } from '@pavilion/contract/calls/withdraw.calls';
import { WithdrawScreen } from '@/components/money/withdraw/withdraw-screen';
import type { Turnover } from '@/lib/domain/money/withdraw/withdraw.model';
import { useWithdrawRequests } from '@/lib/domain/money/withdraw/withdraw-request.store';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { becomesNothing } from '../../support/missing-request';
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
const getMember = platform.on(memberInfoCall, memberOnWire);
const getWithdrawInfo = platform.on(withdrawInfoCall, withdrawInfoOnWire);
const getOpenWithdrawals = platform.on(withdrawOpenCall, withdrawalsOnWire);
const createWithdrawal = platform.on(withdrawCreateCall, withdrawalOnWire);
const getWithdrawal = platform.on(withdrawStatusCall, withdrawalOnWire);
const payees = platform.on(payeeListCall, payeesOnWire);
const wallets = platform.on(walletListCall, walletsOnWire);

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const COIN = aBankCard({ payeeId: 'p2', kind: 'trc20', name: 'TRC20', masked: 'TR7N…gjLj6t', alias: '我的钱包', isDefault: false });
const CLOSED = aBankCard({ payeeId: 'p3', kind: 'wechat', name: '微信', masked: 'ab****ef', isDefault: false });
const REVIEWED = aBankCard({ payeeId: 'p4', name: '工商银行', masked: '6222 **** 1234', isDefault: false, state: 'reviewing' });
const METHODS = [
  aWithdrawMethod({ medianSeconds: 95 }),
  aWithdrawMethod({ kind: 'trc20', name: 'USDT-TRC20', rate: '7.20', payUnit: 'USDT' }),
  aWithdrawMethod({ kind: 'wechat', name: '微信', open: false }),
];
const INFO = aWithdrawInfo({ methods: METHODS });
const BONUS: Turnover = {
  source: 'bonus',
  title: '首存红利',
  amount: 30_000n,
  required: 90_000n,
  done: 24_000n,
  doneGames: 4_000n,
  locked: 30_000n,
  createdAt: Date.parse('2026-11-19T08:30:00Z'),
};

beforeAll(() => {
  // jsdom does not scroll.
  window.scrollTo = () => undefined;
  mockDialogs();
});

beforeEach(() => {
  jest.resetAllMocks();
  history.replaceState(null, '', '/mine/finance/withdrawal');
  useWithdrawRequests.setState({ records: [], known: [] });
  getWithdrawInfo.mockResolvedValue(INFO);
  getOpenWithdrawals.mockResolvedValue([]);
  getMember.mockResolvedValue(aMember({ hasPin: true }));
  payees.mockResolvedValue({ list: [COIN, aBankCard()], maxPerKind: 5 });
  wallets.mockResolvedValue({ autoTransfer: true, central: { available: 186_000n, locked: 0n }, venues: [] });
});

function show(props: Partial<Parameters<typeof WithdrawScreen>[0]> = {}) {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(<WithdrawScreen back={null} order={null} {...props} />, client);
  return userEvent.setup({ delay: null });
}

type User = ReturnType<typeof userEvent.setup>;
const amountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^取款金额/ });
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const submit = () => screen.getByRole('button', { name: /^提交取款/ });
const checklist = async () => within(await screen.findByRole('region', { name: '取款条件' }));
const pinInput = () => screen.findByLabelText<HTMLInputElement>('提款密码');
const facts = () => Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]));

/** Types an amount and goes on to the PIN. */
async function decide(user: User, amount = '500'): Promise<void> {
  await user.clear(await amountField());
  await user.type(await amountField(), amount);
  await user.click(submit());
}

/** Sends a request and gets no response. */
async function loseResponse(user: User): Promise<void> {
  createWithdrawal.mockRejectedValue(LOST);
  await decide(user);
  await user.type(await pinInput(), '135790');
  expect(await screen.findByText('处理中')).toBeTruthy();
}

describe('checks', () => {
  test('are one line that can be opened while all of them are done', async () => {
    const user = show();
    const list = await checklist();
    const line = list.getByRole('button', { name: '取款条件已全部满足' });
    expect([line.getAttribute('aria-expanded'), list.queryAllByRole('listitem').length]).toEqual(['false', 0]);
    await user.click(line);
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '实名认证已认证',
      '收款账户2 个可用',
      '流水已满足',
      '提款密码已设置修改提款密码',
    ]);
  });

  test('show what is missing and how to complete it before an amount is typed', async () => {
    getWithdrawInfo.mockResolvedValue({ ...INFO, realName: 'none', hasPin: false, withdrawable: 0n, turnover: [BONUS] });
    getMember.mockResolvedValue(aMember());
    payees.mockResolvedValue({ list: [], maxPerKind: 5 });
    const user = show({ back: '/game/sport' });
    const list = await checklist();
    expect(list.getByRole('heading').textContent).toBe('取款条件还有 4 项要完成');
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '实名认证未认证去认证',
      '收款账户未添加去添加',
      '流水还差 660查看明细',
      '提款密码未设置去设置',
    ]);
    const back = encodeURIComponent('/mine/finance/withdrawal?back=%2Fgame%2Fsport');
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/mine/userInfo/authentication?back=${back}`,
      `/mine/addBankCard?back=${back}`,
    ]);
    expect((await amountField()).disabled).toBe(true);
    expect(screen.getByRole('button', { name: '请先完成实名认证' }).matches(':disabled')).toBe(true);

    await user.click(list.getByRole('button', { name: '查看明细' }));
    const sheet = within(await screen.findByRole('dialog', { name: '流水明细' }));
    expect(sheet.getByRole('listitem').textContent).toBe('首存红利红利300 币已完成 240 / 需完成 900 / 剩余 660锁定 300 币11-19游戏计入 40');
    await user.click(sheet.getByRole('button', { name: '关闭' }));

    await user.click(list.getByRole('button', { name: '去设置' }));
    expect(await screen.findByLabelText('登录密码')).toBeTruthy();
  });

  test.each([
    [{ realName: 'reviewing' }, '实名认证审核中'],
    [{ realName: 'rejected' }, '请先完成实名认证'],
    [{ hasPin: false }, '请先设置提款密码'],
    [{ withdrawable: 0n, turnover: [BONUS] }, '流水未完成，暂无可提款'],
  ] as const)('close the form with a reason: %p', async (changes, label) => {
    getWithdrawInfo.mockResolvedValue({ ...INFO, ...changes });
    show();
    expect((await screen.findByRole('button', { name: label })).matches(':disabled')).toBe(true);
  });

  test('that the platform does not report are shown as open, and the form is open', async () => {
    getWithdrawInfo.mockResolvedValue({ ...INFO, realName: null, hasPin: null, turnover: null });
    show();
    const list = await checklist();
    expect(list.getByRole('heading').textContent).toBe('取款条件');
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '实名认证提交时由平台核对查看',
      '收款账户2 个可用',
      '流水以可提款金额为准',
      '提款密码提交时由平台核对查看',
    ]);
    expect(screen.queryByText('取款条件已全部满足')).toBeNull();
    expect(screen.queryByText('流水锁定')).toBeNull();
    expect((await amountField()).disabled).toBe(false);
  });

  test('include a card in review, which blocks the form', async () => {
    payees.mockResolvedValue({ list: [REVIEWED], maxPerKind: 5 });
    show();
    expect(await screen.findByRole('button', { name: '收款账户审核中' })).toBeTruthy();
    expect(radio(/^工商银行 审核中/).matches(':disabled')).toBe(true);
  });
});

test('shows the balance, the amount that turnover locks and why, and money at the venues', async () => {
  getWithdrawInfo.mockResolvedValue({ ...INFO, turnover: [BONUS] });
  wallets.mockResolvedValue({
    autoTransfer: false,
    central: { available: 186_000n, locked: 0n },
    venues: [{ code: 'IMTY', name: 'IM体育', available: 2_000n, locked: 0n }],
  });
  const user = show();
  const card = within(await screen.findByRole('region', { name: '可提款' }));
  expect(screen.getByTestId('withdrawable').textContent).toBe('1,360.00');
  await card.findByText('场馆钱包');
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,860.00',
    '300.00',
    '首存红利的流水未完成查看明细',
    '20.00',
    '收回中心钱包后才能取款去转账一键回收',
  ]);
  expect(card.getByText('首存红利的流水未完成')).toBeTruthy();
  expect(card.getByRole('link', { name: '去转账' }).getAttribute('href')).toBe('/mine/finance/transfer');
  expect(card.getByRole('button', { name: '一键回收' })).toBeTruthy();
  await user.click(card.getByRole('button', { name: '查看明细' }));
  expect(await screen.findByRole('dialog', { name: '流水明细' })).toBeTruthy();
});

test('lists payees with the default one first and chosen, and marks those that cannot be paid', async () => {
  payees.mockResolvedValue({ list: [COIN, CLOSED, REVIEWED, aBankCard()], maxPerKind: 5 });
  show();
  await amountField();
  expect(screen.getByRole('note').textContent).toBe('模拟取款：不会向任何真实账户付款');
  const rows = screen.getAllByRole('radio');
  expect(rows.map((row) => [row.closest('label')!.textContent, row.matches(':checked'), row.matches(':disabled')])).toEqual([
    ['招商银行 默认 6214 **** 0018', true, false],
    ['TRC20  TR7N…gjLj6t·我的钱包', false, false],
    ['微信 维护中 ab****ef', false, true],
    ['工商银行 审核中 6222 **** 1234', false, true],
  ]);
  expect(screen.getAllByRole('link', { name: /^添加/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/mine/addBankCard?back=%2Fmine%2Ffinance%2Fwithdrawal',
    '/mine/virtualCoinCard?back=%2Fmine%2Ffinance%2Fwithdrawal',
  ]);
});

test('an account whose state is unknown is listed, and cannot be paid', async () => {
  payees.mockResolvedValue({ list: [aBankCard({ state: null, masked: '' })], maxPerKind: 5 });
  show();
  const list = await checklist();
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('收款账户状态暂时无法显示查看');
  expect(radio(/^招商银行/).closest('label')!.textContent).toBe('招商银行 默认状态暂时无法显示 号码暂时无法显示');
  expect(radio(/^招商银行/).matches(':disabled')).toBe(true);
  expect(screen.getByRole('button', { name: '暂无可用收款账户' }).matches(':disabled')).toBe(true);
});

test('shows limits, fee, net amount and arrival before anything is sent', async () => {
  getWithdrawInfo.mockResolvedValue({ ...INFO, freeLeft: 0 });
  const user = show();
  expect(await screen.findByText('单笔 100 – 5,000 币')).toBeTruthy();
  expect(facts()).toMatchObject({
    今日剩余免费次数: '0 次',
    手续费: '1%',
    实际到账: '–',
    预计到账时间: '近 7 天中位数 1 分 35 秒',
  });
  expect(
    within(screen.getByRole('group', { name: '快捷金额' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['100', '500', '1000', '全部']);
  await user.click(screen.getByRole('button', { name: '全部' }));
  expect((await amountField()).value).toBe('1360');
  await user.click(screen.getByRole('button', { name: '500' }));
  expect(facts()).toMatchObject({ 手续费: '1%·5.00 币', 实际到账: '495.00 币' });
  await user.click(radio(/^TRC20/));
  expect(facts()).toMatchObject({
    汇率: '1 USDT = 7.20 币',
    实际到账: '495.00 币 ≈ 68.75 USDT',
    预计到账时间: '审核通过后自动出款',
  });
});

test('shows no unknown free withdrawals and limits', async () => {
  getWithdrawInfo.mockResolvedValue({
    ...INFO,
    freeLeft: null,
    methods: [aWithdrawMethod({ min: null, max: null, rate: '7.20', payUnit: '' })],
  });
  payees.mockResolvedValue({ list: [aBankCard()], maxPerKind: 5 });
  const user = show();
  await user.type(await amountField(), '500');
  expect(facts()).toEqual(expect.objectContaining({ 手续费: '1%·5.00 币', 实际到账: '495.00 币' }));
  expect(Object.keys(facts())).not.toContain('今日剩余免费次数');
  expect(Object.keys(facts())).not.toContain('汇率');
  expect(screen.queryByText(/^单笔/)).toBeNull();
});

test('an unknown fee is a dash until the platform reports it, and the member agrees to none', async () => {
  getWithdrawInfo.mockResolvedValue({ ...INFO, freeLeft: 0, feePercent: null });
  createWithdrawal.mockRejectedValue(new BusinessError(10_003, '手续费为 5.00 币，请核对', { field: 'fee' }));
  const user = show();
  await user.type(await amountField(), '500');
  expect(facts()).toMatchObject({ 手续费: '—', 实际到账: '–' });
  await user.click(submit());
  const sheet = within(await screen.findByRole('dialog', { name: '确认取款' }));
  expect(sheet.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '招商银行 6214 **** 0018',
    '500.00 币',
    '—',
    '—',
  ]);
  await user.type(await pinInput(), '135790');
  expect(await screen.findByText('手续费为 5.00 币，请核对')).toBeTruthy();
  expect(createWithdrawal.mock.calls[0]![0]).toEqual({ payeeId: 'p1', amount: '500.00', fee: '0.00', pin: '135790' });
});

test.each([
  ['99', '最低 100 币'],
  ['5001', '最高 5,000 币'],
  ['1361', '可提款只有 1,360.00 币'],
])('an amount of %s is rejected at its field, and no PIN is requested', async (amount, message) => {
  const user = show();
  await decide(user, amount);
  const field = await amountField();
  expect((await screen.findByText(message)).id).toBe(field.getAttribute('aria-describedby'));
  expect(document.activeElement).toBe(field);
  expect(screen.queryByLabelText('提款密码')).toBeNull();
});

describe('a request', () => {
  // @spec 2.48
  test('is confirmed by the PIN, sent once, and becomes the page’s withdrawal', async () => {
    createWithdrawal.mockResolvedValue(aWithdrawal());
    getWithdrawal.mockResolvedValue(aWithdrawal());
    const user = show({ back: '/game/sport' });
    await decide(user);
    const sheet = within(await screen.findByRole('dialog', { name: '确认取款' }));
    expect(sheet.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '招商银行 6214 **** 0018',
      '500.00 币',
      '免手续费',
      '500.00 币',
    ]);
    await user.type(await pinInput(), '135790');
    expect(await screen.findByText('审核中')).toBeTruthy();
    expect(createWithdrawal.mock.calls.map(([request]) => request)).toEqual([
      { payeeId: 'p1', amount: '500.00', fee: '0.00', pin: '135790' },
    ]);
    await waitFor(() => expect(location.search).toBe('?order=320000000000001&back=%2Fgame%2Fsport'));
    expect(localStorage.getItem('withdrawRequests')).not.toContain('135790');
  });

  test('with a wrong PIN stays in the sheet and is tried again under its key', async () => {
    createWithdrawal.mockRejectedValueOnce(new BusinessError(10_003, '提款密码错误', { field: 'pin', left: 4 }));
    const user = show();
    await decide(user);
    await user.type(await pinInput(), '111111');
    const message = await screen.findByText('提款密码错误，还可再试 4 次');
    expect((await pinInput()).getAttribute('aria-describedby')).toBe(message.id);
    createWithdrawal.mockRejectedValueOnce(new BusinessError(6501, '已锁定', { retryAfter: 900 }));
    await user.type(await pinInput(), '222222');
    expect(await screen.findByText('连续输错，已暂时锁定，请 15 分钟后再试')).toBeTruthy();
    createWithdrawal.mockResolvedValue(aWithdrawal());
    getWithdrawal.mockResolvedValue(aWithdrawal());
    await user.type(await pinInput(), '135790');
    expect(await screen.findByText('审核中')).toBeTruthy();
    expect(new Set(createWithdrawal.mock.calls.map(([, key]) => key)).size).toBe(1);
  });

  test.each([
    [new BusinessError(10_003, '手续费已变化，请核对', { field: 'fee' }), '手续费已变化，请核对', '查看说明'],
    [new BusinessError(10_001, '请先完成实名认证', { step: 'realName' }), '请先完成实名认证', '去认证'],
    [new BusinessError(244_102, '银行卡取款维护中'), '银行卡取款维护中', '联系客服'],
    [new BusinessError(10_001, '今日取款次数已用完'), '今日取款次数已用完', '联系客服'],
  ])('that is rejected (%s) shows a way out, and reads the checks again', async (error, message, way) => {
    createWithdrawal.mockRejectedValue(error);
    const user = show();
    await decide(user);
    await user.type(await pinInput(), '135790');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(message)).toBeTruthy();
    expect(notice.queryByRole('link')?.textContent ?? null).toBe(way);
    await waitFor(() => expect(getWithdrawInfo.mock.calls.length).toBeGreaterThan(1));
  });

  test('whose amount is rejected shows that at the focused field', async () => {
    createWithdrawal.mockRejectedValue(new BusinessError(10_003, '超出今日限额', { field: 'amount' }));
    const user = show();
    await decide(user);
    await user.type(await pinInput(), '135790');
    const note = await screen.findByText('超出今日限额');
    const field = await amountField();
    expect(field.getAttribute('aria-describedby')).toBe(note.id);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('while another one is in progress opens that one', async () => {
    createWithdrawal.mockRejectedValue(new BusinessError(10_001, '还有一笔取款未完成', { orderId: '77' }));
    getWithdrawal.mockResolvedValue(aWithdrawal({ orderId: '77', state: 'paying', payingAt: Date.now() }));
    const user = show();
    await decide(user);
    await user.type(await pinInput(), '135790');
    expect(await screen.findByText('出款中')).toBeTruthy();
    await waitFor(() => expect(location.search).toBe('?order=77'));
  });

  test('whose response is lost is 处理中, keeps the form closed, and opens once it is found', async () => {
    await loseResponse(show());
    expect(screen.getByRole('button', { name: /^上一笔取款处理中/ }).matches(':disabled')).toBe(true);
    getOpenWithdrawals.mockResolvedValue([aWithdrawal()]);
    getWithdrawal.mockResolvedValue(aWithdrawal());
    expect(await screen.findByText('审核中', {}, { timeout: 5_000 })).toBeTruthy();
    expect(createWithdrawal).toHaveBeenCalledTimes(1);
  });

  test('that had no effect leaves the PIN sheet closed', async () => {
    const user = show();
    await loseResponse(user);
    await waitFor(() => expect(screen.queryByLabelText('提款密码')).toBeNull());
    expect(await becomesNothing(useWithdrawRequests)).toBe(0);
    expect(screen.getByText(/未扣款可再次提交/)).toBeTruthy();
    await user.click(submit());
    expect((await pinInput()).value).toBe('');
  });

  test('of an earlier page is looked up without a PIN', async () => {
    const left = { key: 'key-0001', member: '1', payeeId: 'p1', amount: '50000', fee: '0', sentAt: Date.now(), since: Date.now() - 2_000 };
    useWithdrawRequests.setState({ records: [{ ...left, state: { step: 'unknown', reads: 0 } }] });
    show();
    expect(await screen.findByText('500.00 币的取款未收到结果，正在查询，请勿重复提交。')).toBeTruthy();
    // The order has ended in the meantime, so that the page does not open it by itself.
    const paid = aWithdrawal({ state: 'paid', payingAt: Date.now(), endedAt: Date.now() });
    getOpenWithdrawals.mockResolvedValue([paid]);
    getWithdrawal.mockResolvedValue(paid);
    expect(await screen.findByText('已到账', {}, { timeout: 5_000 })).toBeTruthy();
    expect(createWithdrawal).not.toHaveBeenCalled();
  });

  test('that had no effect leaves the form open with a message', async () => {
    const left = { key: 'key-0001', member: '1', payeeId: 'p1', amount: '50000', fee: '0', sentAt: 0, since: 0 };
    useWithdrawRequests.setState({ records: [{ ...left, state: { step: 'unknown', reads: 2 } }] });
    show();
    await screen.findByText('处理中');
    await waitFor(() => {
      // The network is back: the page checks at once.
      act(() => void dispatchEvent(new Event('online')));
      expect(screen.getByRole('alert').textContent).toContain('也未查到取款');
    });
    expect(submit().matches(':enabled')).toBe(true);
  });
});

test('reports that withdrawals are stopped, with 客服, and still shows the balance', async () => {
  getWithdrawInfo.mockResolvedValue({ ...INFO, allowed: false });
  show();
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByRole('heading').textContent).toBe('暂时不能取款');
  expect(notice.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('/customer/main?reason=withdraw');
  expect(screen.getByTestId('withdrawable').textContent).toBe('1,360.00');
  expect(screen.queryByRole('textbox')).toBeNull();
});
