/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { depositOpenCall } from '@pavilion/contract/calls/deposit.calls';
import { DepositTray } from '@/components/money/open-deposit/deposit-tray';
import { SlipDock } from '@/components/shell/slip-dock';
import { OPEN_DEPOSIT, OPEN_DEPOSIT_KEY } from '@/lib/domain/money/deposit/deposit.keys';
import { hasStored, writeStored } from '@/lib/kit/browser/storage';
import { saveToken } from '@/lib/platform/token';
import { aDeposit, depositsOnWire } from '../../support/deposit.builder';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';

let path = '/game/sport';
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => path }));

const getOpenDeposits = fakePlatform().on(depositOpenCall, depositsOnWire);

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  path = '/game/sport';
  saveToken('token-of-a-member', false);
  writeStored(OPEN_DEPOSIT_KEY, '1');
});

const tray = () => screen.findByRole('region', { name: '待处理的存款' });

test('an open deposit is one line with its amount and the time that is left, and leads to its order', async () => {
  getOpenDeposits.mockResolvedValue([aDeposit()]);
  renderWithClient(<DepositTray />);
  expect((await tray()).textContent).toMatch(/^存款 [\d,.]+·请在 1[45]分\d\d秒 内付款$/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/mine/finance/deposit?order=310000000000001');
  expect(document.documentElement.dataset.deposit).toBe('');
});

test('the one that waits for the payment comes before one that is being confirmed', async () => {
  getOpenDeposits.mockResolvedValue([aDeposit({ orderId: '7', state: 'confirming', late: true }), aDeposit()]);
  renderWithClient(<DepositTray />);
  await tray();
  expect(screen.getByRole('link').getAttribute('href')).toContain('order=310000000000001');
});

test('× closes it for the visit, and another order is shown', async () => {
  getOpenDeposits.mockResolvedValue([aDeposit()]);
  const { unmount } = renderWithClient(<DepositTray />);
  await tray();
  await userEvent.click(screen.getByRole('button', { name: '关闭存款提示' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.documentElement.dataset.deposit).toBeUndefined();
  unmount();

  getOpenDeposits.mockResolvedValue([aDeposit(), aDeposit({ orderId: '7', state: 'confirming' })]);
  renderWithClient(<DepositTray />);
  await tray();
  expect(screen.getByRole('link').getAttribute('href')).toContain('order=7');
});

test.each(['/', '/mine'])('%s has cards of its own', async (page) => {
  path = page;
  getOpenDeposits.mockResolvedValue([aDeposit()]);
  renderWithClient(<DepositTray />);
  await waitFor(() => expect(getOpenDeposits).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.queryByRole('region')).toBeNull();
});

test('without an open deposit there is none, and later pages do not load it', async () => {
  getOpenDeposits.mockResolvedValue([]);
  renderWithClient(<DepositTray />);
  await waitFor(() => expect(hasStored(OPEN_DEPOSIT_KEY, OPEN_DEPOSIT)).toBe(false));
  expect(screen.queryByRole('region')).toBeNull();
});

test('the dock loads it where this browser knows of an open deposit', async () => {
  getOpenDeposits.mockResolvedValue([aDeposit()]);
  const { unmount } = renderWithClient(<SlipDock />);
  expect(await tray()).toBeTruthy();
  unmount();
  localStorage.clear();
  getOpenDeposits.mockClear();
  renderWithClient(<SlipDock />);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([getOpenDeposits.mock.calls.length, screen.queryByRole('region')]).toEqual([0, null]);
});
