/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import PageError from '@/app/error';
import GlobalError from '@/app/global-error';
import { BackButton } from '@/components/ui/back/back-button';
import { FraudNotice } from '@/components/care/support/fraud-notice';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { MarqueeTitle } from '@/components/shell/marquee-title';
import { OfflineBar } from '@/components/shell/offline-bar';
import { CookieGuard, CrashScreen } from '@/components/shell/lazy-notices';
import { TabBar } from '@/components/shell/tab-bar';

jest.mock('next/navigation', () => ({ useRouter: () => ({ back: jest.fn(), replace: jest.fn() }) }));

// @spec 1.02
test('the tab bar has five tabs and marks the current one', () => {
  const { container } = render(<TabBar current="sport" />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['首页', '体育', '优惠', '客服', '我的']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('体育');
  expect(container.querySelectorAll('[data-roof]')).toHaveLength(1);
});

test('the header shows a title beside 返回, or a logo that links home', () => {
  const { rerender } = render(<Header title="投注记录" back={<BackButton fallback="/mine" />} />);
  expect(screen.getByRole('heading', { level: 1, name: '投注记录' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '返回' })).toBeTruthy();
  rerender(<Header />);
  expect(screen.getByRole('link', { name: /回到首页/ }).getAttribute('href')).toBe('/');
});

test('the offline strip appears and disappears with the network', () => {
  render(<OfflineBar />);
  const online = jest.spyOn(navigator, 'onLine', 'get');
  online.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toContain('网络已断开');
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--offline')).toMatch(/^\d+px$/);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').childElementCount).toBe(0);
  expect(style.getPropertyValue('--offline')).toBe('');
  online.mockRestore();
});

describe('browser cookies', () => {
  test('shows nothing to a browser that accepts them', () => {
    const { container } = render(<CookieGuard />);
    expect(container.childElementCount).toBe(0);
  });

  // @spec 2.92 8.33
  test('shows a notice over the page to one that blocks them', async () => {
    const enabled = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    render(<CookieGuard />);
    expect(await screen.findByRole('alertdialog', { name: /Cookie/, description: /登录/ })).toBeTruthy();
    enabled.mockRestore();
  });
});

test('the error page offers retry, home and support, and the error id', () => {
  const retry = jest.fn();
  render(<CrashScreen id="2938471" onRetry={retry} />);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: '回到首页' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('/customer/main?reason=crash&mark=2938471');
  expect(screen.getByText('2938471')).toBeTruthy();
});

// @spec 2.91 8.33
test('reports a rendering error by page and by layout fallback, with its number and without its text', () => {
  const retry = jest.fn();
  const error = Object.assign(new Error('secret words'), { digest: '77' });
  const { container } = render(<PageError error={error} reset={retry} />);
  expect(screen.getByText('77')).toBeTruthy();
  expect(container.textContent).not.toContain('secret');
  // Without a network nothing can be loaded: the present page renders again. With one, the document is loaded (e2e: crash).
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledTimes(1);
  online.mockRestore();
  // A document of its own: rendered as text, since this page has one already.
  const document = renderToStaticMarkup(<GlobalError error={error} reset={retry} />);
  expect(document).toMatch(/^<html lang="zh-CN"/);
  expect(document.slice(document.indexOf('<body>') + 6, document.indexOf('</body>'))).toBe(
    renderToStaticMarkup(<PageError error={error} reset={retry} />),
  );
});

// @spec 2.88
test('shows the warning of false support once per visit, closed by 我知道了', () => {
  jest.useFakeTimers();
  sessionStorage.clear();
  const first = render(<FraudNotice />);
  act(() => void jest.runAllTimers());
  expect(screen.getByRole('alertdialog', { description: /卡号.*请勿转账/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
  first.unmount();
  render(<FraudNotice />);
  act(() => void jest.runAllTimers());
  expect(screen.queryByRole('button', { name: '我知道了' })).toBeNull();
  jest.useRealTimers();
});

test('the footer shows age limit, play money, responsible play and version', () => {
  render(<Footer />);
  const footer = screen.getByRole('contentinfo');
  for (const text of ['18+', '模拟币', '2.0.0']) expect(footer.textContent).toContain(text);
  expect(screen.getByRole('link', { name: '理性投注' }).getAttribute('href')).toBe('/help/lxtz');
});

describe('title', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // @spec 2.93 9.19
  test('a long one scrolls every 350 ms and follows the page’s title', () => {
    const long = '英格兰超级联赛 利物浦 对 阿森纳 · 云亭体育';
    document.title = long;
    const { unmount } = render(<MarqueeTitle />);
    jest.advanceTimersByTime(700);
    expect(document.title.startsWith('格')).toBe(true);
    document.title = '首页';
    jest.advanceTimersByTime(1000);
    expect(document.title).toBe('首页');
    document.title = long;
    jest.advanceTimersByTime(1050);
    unmount();
    expect(document.title).toBe(long);
  });
});
