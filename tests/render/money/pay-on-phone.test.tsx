/** @jest-environment jest-fixed-jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { depositOpenCall, depositPaidCall, depositStatusCall } from '@pavilion/contract/calls/deposit.calls';
import { depositMethodsCall } from '@pavilion/contract/calls/deposit-method.calls';
import { DepositScreen } from '@/components/money/deposit/deposit-screen';
import { AWAY_MS } from '@/components/money/deposit/use-return';
import { addSleep } from '@/lib/kit/browser/steady-time';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { aDeposit, aMethod, depositOnWire, depositsOnWire, methodsOnWire } from '../../support/deposit.builder';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
platform.on(depositMethodsCall, methodsOnWire).mockResolvedValue([aMethod()]);
platform.on(depositOpenCall, depositsOnWire).mockResolvedValue([]);
const getDeposit = platform.on(depositStatusCall, depositOnWire);
const payDeposit = platform.on(depositPaidCall, depositOnWire);

const ORDER = '310000000000001';

beforeAll(() => {
  window.scrollTo = () => undefined;
  mockDialogs();
});
afterEach(() => setVisibility('visible'));

/** Leaves for another app, or comes back. */
function setVisibility(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function show(changes: Partial<Deposit> = {}) {
  getDeposit.mockResolvedValue(
    aDeposit({ orderId: ORDER, kind: 'scan', methodName: '支付宝', state: 'awaiting', qr: 'code 1', address: null, ...changes }),
  );
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(<DepositScreen wanted="" back={null} order={ORDER} />, client);
  return userEvent.setup({ delay: null });
}

test('a code is offered as a picture; it is a link only where it contains a page', async () => {
  show();
  expect(await screen.findByRole('button', { name: '保存付款码' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '打开支付宝付款' })).toBeNull();
  expect(screen.queryByRole('button', { name: '复制付款链接' })).toBeNull();
});

test('a code with a page of the provider opens it in a window of its own, and its address can be copied', async () => {
  show({ qr: 'https://pay.example.com/q/1' });
  const link = await screen.findByRole('link', { name: '打开支付宝付款' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://pay.example.com/q/1',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(screen.getByRole('button', { name: '复制付款链接' })).toBeTruthy();
});

// oxlint-disable-next-line no-script-url -- what must not become a link
test.each(['javascript:alert(1)', 'http://pay.example.com/q/1', 'https://a:b@pay.example.com', 'alipays://platformapi/startapp'])(
  '%s is no link',
  async (qr) => {
    show({ qr });
    await screen.findByRole('button', { name: '保存付款码' });
    expect(screen.queryByRole('link', { name: '打开支付宝付款' })).toBeNull();
  },
);

test('a member who returns from another app is asked once, and can report the payment', async () => {
  const user = show();
  await screen.findByRole('button', { name: '保存付款码' });
  setVisibility('hidden');
  setVisibility('visible');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  setVisibility('hidden');
  addSleep(AWAY_MS);
  setVisibility('visible');
  const dialog = within(await screen.findByRole('alertdialog', { name: '已经付款了吗？' }));
  await user.click(dialog.getByRole('button', { name: '未付款' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(payDeposit).not.toHaveBeenCalled();
  setVisibility('hidden');
  addSleep(AWAY_MS);
  setVisibility('visible');
  payDeposit.mockResolvedValue(aDeposit({ orderId: ORDER, kind: 'scan', state: 'confirming' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '我已付款' }));
  expect(await screen.findByText('正在确认付款')).toBeTruthy();
  expect(payDeposit).toHaveBeenCalledTimes(1);
});
