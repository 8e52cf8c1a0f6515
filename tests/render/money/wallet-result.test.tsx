/** @jest-environment jest-fixed-jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { resultByDayCall } from '@pavilion/contract/calls/transaction.calls';
import { withdrawOpenCall } from '@pavilion/contract/calls/withdraw.calls';
import { WalletScreen } from '@/components/money/wallet/wallet-screen';
import { BusinessError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';
import { resultsOnWire } from '../../support/transaction.builder';
import { walletsOnWire } from '../../support/wallet.builder';
import { aWithdrawal, withdrawalsOnWire } from '../../support/withdraw.builder';

const platform = fakePlatform();
const getMember = platform.on(memberInfoCall, memberOnWire);
const getOpenWithdrawals = platform.on(withdrawOpenCall, withdrawalsOnWire);
const getWallets = platform.on(walletListCall, walletsOnWire);
const getResultByDay = platform.on(resultByDayCall, resultsOnWire);

beforeEach(() => {
  jest.resetAllMocks();
  getMember.mockResolvedValue(aMember());
  getWallets.mockResolvedValue({
    autoTransfer: false,
    central: { available: 100_000n, locked: 5_000n },
    venues: [
      { code: 'FBTY', name: 'FB体育', available: 4_000n, locked: 1_000n },
      { code: 'IMTY', name: 'IM体育', available: null, locked: null },
    ],
  });
  getOpenWithdrawals.mockResolvedValue([aWithdrawal({ amount: 30_000n }), aWithdrawal({ orderId: '2', state: 'paid', amount: 7_000n })]);
  getResultByDay.mockResolvedValue([
    { day: '2026-11-19', profit: 4_150n, stake: 5_000n, count: 1 },
    { day: '2026-11-20', profit: -2_000n, stake: 2_000n, count: 1 },
  ]);
});

function show() {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(<WalletScreen detailed />, client);
  return userEvent.setup({ delay: null });
}

// @spec 2.34
test('the sum contains free money and open stakes; withdrawals in progress are beside it', async () => {
  show();
  const card = within(await screen.findByRole('region', { name: '总资产' }));
  expect(card.getByTestId('total').textContent).toBe('1,100.00');
  expect((await card.findByText(/^取款中/)).textContent).toBe('取款中，未计入总资产300.00');
  expect(card.getByTestId('locked').textContent).toBe('60.00');
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mine/finance/deposit',
    '/mine/finance/withdrawal',
    '/mine/finance/transfer',
  ]);
  expect(screen.getByRole('button', { name: '刷新 IM体育余额' })).toBeTruthy();
  expect(screen.getByText('余额加载失败')).toBeTruthy();
});

test('钱包 loads the results when the member opens them', async () => {
  const client = makeQueryClient();
  renderWithClient(<WalletScreen />, client);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: '每日输赢' }));
  expect(await screen.findByRole('region', { name: '每日输赢' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '每日输赢' })).toBeNull();
  expect((await screen.findByText(/^取款中/)).textContent).toContain('300.00');
});

test('without a withdrawal in progress nothing is said of one, and an unknown amount is a dash', async () => {
  getOpenWithdrawals.mockResolvedValue([]);
  show();
  await screen.findByRole('region', { name: '总资产' });
  await screen.findByText(/^合计/);
  expect(screen.queryByText(/^取款中/)).toBeNull();
  cleanup();
  getOpenWithdrawals.mockRejectedValue(new BusinessError(10_001, '操作失败'));
  show();
  expect((await screen.findByText(/^取款中/)).textContent).toBe('取款中，未计入总资产—');
});

test('the result of each day is a chart with labels, and available as a table', async () => {
  const user = show();
  const panel = within(await screen.findByRole('region', { name: '每日输赢' }));
  expect(await panel.findByText('合计 赢 +21.50，2 笔已结算')).toBeTruthy();
  expect([panel.getByText('赢 +41.50'), panel.getByText('输 −20.00')]).toHaveLength(2);
  await user.click(panel.getByRole('button', { name: '看表格' }));
  expect(panel.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '日期笔数投注额输赢',
    '11-20120.00输 −20.00',
    '11-19150.00赢 +41.50',
  ]);
  await user.click(panel.getByRole('button', { name: '近 30 天' }));
  expect(getResultByDay).toHaveBeenLastCalledWith({ days: 30 });
});

test('a result that fails to load leaves the balances, and without bets the chart explains that', async () => {
  getResultByDay.mockRejectedValueOnce(new BusinessError(10_001, '操作失败'));
  getResultByDay.mockResolvedValue([{ day: '2026-11-20', profit: 0n, stake: 0n, count: 0 }]);
  const user = show();
  expect(await screen.findByText('每日输赢加载失败')).toBeTruthy();
  expect(screen.getByRole('region', { name: '总资产' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect((await screen.findAllByText('这段时间没有已结算的注单或游戏局')).length).toBeGreaterThan(0);
});
