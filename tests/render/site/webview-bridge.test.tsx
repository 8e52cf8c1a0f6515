/** @jest-environment jest-fixed-jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AppBridge } from '@/components/site/webview/app-bridge';
import { PayInApp } from '@/components/site/webview/pay-in-app';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import type { Outbound } from '@/lib/domain/site/webview/webview.model';
import { useWebview } from '@/lib/domain/site/webview/webview.store';

const mockRouter = { back: jest.fn(), push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
const mockPath = { now: '/mine/finance/wallet' };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => mockPath.now }));

const app = window as unknown as { PavilionNative?: unknown; pavilionReceive: (raw: unknown) => string };
let sent: (Outbound & { v: number })[] = [];
const send = (message: object) => {
  let response = '';
  act(() => {
    response = app.pavilionReceive({ v: 1, ...message });
  });
  return response;
};
const of = (type: string) => sent.filter((message) => message.type === type);

function openPage(path: string, links: readonly string[] = []) {
  mockPath.now = path;
  history.replaceState(null, '', path);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <h1>我的钱包</h1>
      {links.map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
      <AppBridge />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  sent = [];
  jest.clearAllMocks();
  app.PavilionNative = { postMessage: (text: string) => void sent.push(JSON.parse(text) as never) };
});
afterEach(() => delete app.PavilionNative);

test('a page without an app around it opens nothing', () => {
  delete app.PavilionNative;
  openPage('/');
  expect('pavilionReceive' in app).toBe(false);
  expect(useWebview.getState().live).toBe(false);
});

test('announces that it is ready and its title', () => {
  openPage('/mine/finance/wallet');
  expect(sent).toEqual([
    { v: 1, type: 'ready', page: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, path: '/mine/finance/wallet' },
    { v: 1, type: 'title', path: '/mine/finance/wallet', title: '我的钱包', bar: false, canGoBack: false },
  ]);
});

test('links to other sites are passed to an app that opens them, or else to the browser', () => {
  const [outside, inside, mail] = ['https://other.example/a', '/help', 'mailto:a@b.example'] as const;
  openPage('/', [outside, inside, mail]);
  const tapped = (name: string) => !fireEvent.click(screen.getByText(name));
  expect(tapped(outside)).toBe(false);
  send({ type: 'hello', can: ['open'] });
  expect([tapped(outside), tapped(inside), tapped(mail)]).toEqual([true, false, true]);
  expect(of('open').map((message) => (message as { url: string }).url)).toEqual(['https://other.example/a', 'mailto:a@b.example']);
});

test('返回 of the app closes a dialog before anything else', () => {
  openPage('/');
  const dialog = Object.assign(document.createElement('dialog'), { open: true });
  dialog.setAttribute('role', 'alertdialog');
  dialog.close = jest.fn(() => dialog.removeAttribute('open'));
  document.body.append(dialog);
  expect(send({ type: 'back' })).toBe('handled');
  expect(dialog.close).toHaveBeenCalledTimes(1);
  expect(send({ type: 'back' })).toBe('leave');
  dialog.remove();
});

describe('a login page', () => {
  test('requests the login from an app that supports it, and offers the own form when that takes long', () => {
    jest.useFakeTimers();
    openPage('/user/login');
    send({ type: 'hello', can: ['login'] });
    expect(of('login')).toEqual([{ v: 1, type: 'login', reason: 'needed' }]);
    expect(screen.getByRole('dialog', { name: '请登录' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '用账号密码登录' })).toBeNull();
    act(() => jest.advanceTimersByTime(20_000));
    fireEvent.click(screen.getByRole('button', { name: '用账号密码登录' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    jest.useRealTimers();
  });

  test('shows the own form in an app that does not respond', () => {
    jest.useFakeTimers();
    openPage('/user/login');
    expect(screen.getByRole('button', { name: '正在打开登录' })).toHaveProperty('disabled', true);
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(of('login')).toEqual([]);
    jest.useRealTimers();
  });
});

test('a payment is passed to an app that has announced support for payments', () => {
  openPage('/mine/finance/deposit');
  render(<PayInApp deposit={{ orderId: '7', methodName: '数字人民币', qr: 'code of 7' } as Deposit} />);
  expect(screen.queryByRole('button', { name: '打开支付应用' })).toBeNull();
  send({ type: 'hello', can: ['pay'] });
  fireEvent.click(screen.getByRole('button', { name: '打开支付应用' }));
  expect(of('pay')).toEqual([{ v: 1, type: 'pay', order: '7', method: '数字人民币', code: 'code of 7' }]);
});

test('applies a theme and the screen’s edges from the app', () => {
  openPage('/');
  send({ type: 'view', theme: 'dark', safeTop: 44, safeBottom: 34 });
  const { dataset, style } = document.documentElement;
  expect([dataset.theme, style.getPropertyValue('--safe-top'), style.getPropertyValue('--safe-bottom')]).toEqual(['dark', '44px', '34px']);
});

test('the app learns of the member’s own logout', async () => {
  openPage('/');
  const { endSession } = await import('@/lib/domain/member/session/session.store');
  act(() => endSession());
  expect(of('logout')).toHaveLength(1);
  expect(of('login')).toHaveLength(0);
});
