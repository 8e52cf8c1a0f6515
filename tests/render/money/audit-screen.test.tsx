/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withdrawInfoCall } from '@pavilion/contract/calls/withdraw.calls';
import { AuditScreen } from '@/components/money/withdraw/audit-screen';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';
import { aWithdrawInfo, withdrawInfoOnWire } from '../../support/withdraw.builder';

const platform = fakePlatform();
const getWithdrawInfo = platform.on(withdrawInfoCall, withdrawInfoOnWire);

const BONUS = {
  source: 'bonus',
  title: '首存红利',
  amount: 30_000n,
  required: 90_000n,
  done: 24_000n,
  doneGames: 4_000n,
  locked: 22_000n,
  createdAt: Date.parse('2026-11-19T12:00:00Z'),
} as const;

beforeEach(() => jest.resetAllMocks());

// @spec 2.28
test('each source shows the required, completed and remaining turnover, and 刷新 reads it again', async () => {
  getWithdrawInfo.mockResolvedValueOnce(aWithdrawInfo({ withdrawable: 164_000n, turnover: [BONUS] }));
  getWithdrawInfo.mockResolvedValue(aWithdrawInfo({ turnover: [{ ...BONUS, done: 90_000n, locked: 0n }] }));
  renderWithClient(<AuditScreen />, makeQueryClient());
  const card = within(await screen.findByRole('region', { name: '可提款金额' }));
  expect(card.getByText('1,640.00')).toBeTruthy();
  expect(card.getByText('流水锁定').nextSibling?.textContent).toBe('220.00');
  expect(card.getByText('还差流水').nextSibling?.textContent).toBe('660.00');
  const sources = within(screen.getByRole('region', { name: '流水明细' }));
  expect(sources.getByRole('listitem').textContent).toContain('已完成 240 / 需完成 900 / 剩余 660');
  expect(sources.getByRole('listitem').textContent).toContain('游戏计入 40');
  const rules = screen.getByRole('region', { name: '哪些投注计入' }).textContent;
  expect(rules).toContain('走水、取消退款和提前结算的部分不计入');
  expect(rules).toContain('平台游戏：按每局输赢金额计，最多为投注额');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: '刷新流水' }));
  expect(await sources.findByText('已解锁')).toBeTruthy();
  expect(sources.getByText('暂无待完成流水')).toBeTruthy();
});

test('shows no turnover of games when the platform does not report it', async () => {
  getWithdrawInfo.mockResolvedValue(aWithdrawInfo({ turnover: [{ ...BONUS, doneGames: null }] }));
  renderWithClient(<AuditScreen />, makeQueryClient());
  expect((await screen.findByRole('region', { name: '流水明细' })).textContent).not.toContain('游戏计入');
});

test('unknown turnover is shown neither as zero nor as nothing locked', async () => {
  getWithdrawInfo.mockResolvedValue(aWithdrawInfo({ turnover: null }));
  renderWithClient(<AuditScreen />, makeQueryClient());
  const card = within(await screen.findByRole('region', { name: '可提款金额' }));
  expect(card.getByText('1,360.00')).toBeTruthy();
  for (const label of ['流水锁定', '还差流水']) expect(card.getByText(label).nextSibling?.textContent).toBe('—');
  expect(screen.getByText(/^流水明细暂时无法显示/)).toBeTruthy();
  expect(screen.queryByText('暂无待完成流水')).toBeNull();
});

test('a source of which only the title is known shows only that', async () => {
  const nothing = { amount: null, required: null, done: null, doneGames: null, locked: null, createdAt: null, source: null };
  getWithdrawInfo.mockResolvedValue(aWithdrawInfo({ turnover: [{ title: '首存红利', ...nothing }] }));
  renderWithClient(<AuditScreen />, makeQueryClient());
  const sources = within(await screen.findByRole('region', { name: '流水明细' }));
  expect(sources.getByRole('listitem').textContent).toBe('首存红利');
  expect(sources.queryByText('暂无待完成流水')).toBeNull();
});

test('without a source one action is offered', async () => {
  getWithdrawInfo.mockResolvedValue(aWithdrawInfo());
  renderWithClient(<AuditScreen />, makeQueryClient());
  expect(await screen.findByText('暂无待完成流水')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去取款' }).getAttribute('href')).toBe('/mine/finance/withdrawal');
});
