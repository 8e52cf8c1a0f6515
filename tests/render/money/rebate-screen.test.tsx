/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rebateClaimCall, rebateDayCall, rebateListCall } from '@pavilion/contract/calls/rebate.calls';
import { RebateScreen } from '@/components/money/rebate/rebate-screen';
import { ToastOutlet } from '@/components/ui/toast/toast';
import { useRebateClaims } from '@/lib/domain/money/rebate/rebate.store';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aRebateBet, aRebateDay, aRebates, rebatePageOnWire, rebatesOnWire } from '../../support/loyalty.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getRebates = platform.on(rebateListCall, rebatesOnWire);
const getRebateDay = platform.on(rebateDayCall, rebatePageOnWire);
const claimRebates = platform.on(rebateClaimCall, (total: string) => ({ days: [], total, claimTime: null }));

const TODAY = aRebateDay({ day: '2026-11-21', state: 'counting', bets: 0, counted: 0, validStake: 0n, amount: 0n });
const EARLIER = aRebateDay({ day: '2026-11-19', amount: 129n, claimUntil: aRebateDay().claimUntil! - 86_400_000 });
const user = () => userEvent.setup({ delay: null });

beforeAll(mockDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  useRebateClaims.setState({ records: [] });
});

function renderScreen() {
  return renderWithClient(
    <>
      <RebateScreen member="m1" />
      <ToastOutlet />
    </>,
    makeQueryClient(),
  );
}

// @spec 2.35
test('一键领取 claims every claimable day under one key, and the day’s own button claims only that day', async () => {
  getRebates.mockResolvedValueOnce(aRebates([TODAY, aRebateDay(), EARLIER]));
  getRebates.mockResolvedValue(aRebates([TODAY, aRebateDay({ state: 'claimed', claimedAt: Date.UTC(2026, 10, 21, 4) }), EARLIER]));
  claimRebates.mockResolvedValueOnce('0.71').mockResolvedValueOnce('1.29');
  renderScreen();
  expect((await screen.findByRole('region', { name: '可领取返水' })).textContent).toContain('2.00');
  expect(screen.getByText('2 天可领，最早 11-27 00:00 过期')).toBeTruthy();
  await user().click(screen.getByRole('button', { name: '领取 2026-11-20 的返水' }));
  expect(await screen.findByText('返水 0.71 已到中心钱包')).toBeTruthy();
  expect(claimRebates.mock.calls[0]![0]).toEqual({ days: ['2026-11-20'] });
  expect(await screen.findByText('11-21 12:00 已领')).toBeTruthy();
  await user().click(screen.getByRole('button', { name: '一键领取' }));
  expect(await screen.findByText('返水 1.29 已到中心钱包')).toBeTruthy();
  expect(claimRebates.mock.calls[1]![0]).toEqual({ days: ['2026-11-19'] });
  expect(claimRebates.mock.calls[1]![1]).not.toBe(claimRebates.mock.calls[0]![1]);
});

test('a lost response is shown as being checked, and nothing else can be claimed', async () => {
  getRebates.mockResolvedValue(aRebates([aRebateDay(), EARLIER]));
  claimRebates.mockRejectedValueOnce(new NetworkError({ status: 0, message: '', statusText: '', online: true }));
  claimRebates.mockImplementation(() => new Promise(() => undefined));
  renderScreen();
  await user().click(await screen.findByRole('button', { name: '一键领取' }));
  expect(await screen.findByText(/返水 2.00 正在处理/)).toBeTruthy();
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: '领取处理中' });
  expect(buttons).toHaveLength(3);
  expect(buttons.every(({ disabled }) => disabled)).toBe(true);
});

test('a rejected claim reads the days again', async () => {
  getRebates.mockResolvedValueOnce(aRebates());
  getRebates.mockResolvedValue(aRebates([aRebateDay({ state: 'expired' })]));
  claimRebates.mockRejectedValue(new BusinessError(10_001, '该日返水已过领取期'));
  renderScreen();
  await user().click(await screen.findByRole('button', { name: '一键领取' }));
  expect(await screen.findByText('已过期')).toBeTruthy();
  expect(claimRebates).toHaveBeenCalledTimes(1);
});

test('the sheet lists for every bet what counts and why, page by page', async () => {
  getRebates.mockResolvedValue(aRebates());
  const page = { page: 1, day: aRebateDay(), exact: '0.719000', list: [aRebateBet()], hasMore: true };
  getRebateDay.mockResolvedValueOnce(page);
  const rest = [
    aRebateBet({ id: '2', validStake: 0n, rebate: '0.000000', reasons: ['lowOdds'], odds: '1.36' }),
    aRebateBet({ id: '3', validStake: 3_000n, rebate: '0.060000', reasons: ['half', 'partCashed'], legs: 3, kind: 'combo' }),
  ];
  getRebateDay.mockResolvedValueOnce({ ...page, page: 2, list: rest, hasMore: false });
  renderScreen();
  await user().click(await screen.findByRole('button', { name: /2026-11-20.*4\/7 笔计入/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '2026-11-20 返水明细' }));
  expect(await sheet.findByText('0.719')).toBeTruthy();
  await user().click(sheet.getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(3));
  const rows = sheet.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toContain('投注额 200.00 → 有效投注 200.00 × 0.2%');
  expect(rows[0]).toContain('全额计入');
  expect(rows[1]).toContain('赔率低于 1.50，不计');
  expect(rows[2]).toContain('红城 vs 蓝港等 3 场');
  expect(rows[2]).toContain('赢半、输半，计一半；已提前结算的部分不计');
});

test('without a settled bet one action is offered', async () => {
  getRebates.mockResolvedValue(aRebates([TODAY]));
  renderScreen();
  expect(await screen.findByText('暂无返水')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去投注' }).getAttribute('href')).toBe('/game/sport');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '一键领取' }).disabled).toBe(true);
});
