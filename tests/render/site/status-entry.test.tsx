/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { preInfoCall } from '@pavilion/contract/calls/site.calls';
import { ContactLinks } from '@/components/care/support/contact-links';
import { ContinueWeb } from '@/components/site/download/continue-web';
import { InstallSteps } from '@/components/site/download/install-steps';
import { replacePage } from '@/components/shell/replace-page';
import { RestrictionDetails } from '@/components/site/status/restriction-details';
import { SupportChannels } from '@/components/care/support/support-channels';
import { deviceUuid } from '@/lib/kit/browser/uuid';
import { fakePlatform } from '../../support/fake-platform';
import { PreInfoBuilder } from '../../support/pre-info.builder';

const platform = fakePlatform();
const fetchPreInfo = platform.on(preInfoCall);

jest.mock('@/components/shell/replace-page');

const left = jest.mocked(replacePage);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  left.mockClear();
  fetchPreInfo.mockReset();
});

describe('access limits', () => {
  // @spec 4.17
  test('the alert shows the visitor’s address and can be passed, which is stored', async () => {
    fetchPreInfo.mockResolvedValue(PreInfoBuilder.open());
    render(<RestrictionDetails passable />);
    expect(await screen.findByText('203.0.113.27')).toBeTruthy();
    expect(screen.getByText('所在地区').nextSibling?.textContent).toBe('新加坡');
    expect(screen.queryByText('设备编号')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '继续访问' }));
    expect(localStorage.getItem('go')).toBe('1');
    expect(left).toHaveBeenCalledWith('/');
  });

  // @spec 4.17
  test('the alert stays after the third time within a minute where the permission cannot be stored', async () => {
    fetchPreInfo.mockResolvedValue(PreInfoBuilder.open());
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const { unmount } = render(<RestrictionDetails passable />);
      await screen.findByText('203.0.113.27');
      fireEvent.click(screen.getByRole('button', { name: '继续访问' }));
      expect(left).toHaveBeenCalledTimes(Math.min(attempt, 3));
      if (attempt === 4) expect(screen.getByText(/^浏览器未能保存您的选择/)).toBeTruthy();
      unmount();
    }
  });

  test('the block shows address and device for copying', async () => {
    fetchPreInfo.mockRejectedValue(new Error('down'));
    render(<RestrictionDetails passable={false} />);
    expect(await screen.findByText('未知')).toBeTruthy();
    expect(screen.queryByText('所在地区')).toBeNull();
    expect(screen.getByRole('button', { name: '复制设备编号' })).toBeTruthy();
    expect(screen.getByText(deviceUuid())).toBeTruthy();
    expect(screen.queryByRole('button', { name: '继续访问' })).toBeNull();
  });
});

describe('download page', () => {
  const openedFrom = (mode: 'browser' | 'standalone') => {
    const media = (query: string) => Object.assign(new EventTarget(), { matches: query.includes(mode) });
    window.matchMedia = media as unknown as typeof matchMedia;
  };
  afterAll(() => void Reflect.deleteProperty(window, 'matchMedia'));

  // @spec 2.76
  test('继续访问网页版 stores isCheck and returns to the remembered place, query included', () => {
    document.cookie = `downloadFrom=${encodeURIComponent('/game/sport?match=1&name=%E4%BA%91')}; Path=/`;
    render(<ContinueWeb />);
    expect(JSON.parse(sessionStorage.getItem('downloadFrom') ?? '{}')).toEqual({
      path: '/game/sport?match=1&name=%E4%BA%91',
      href: `${location.origin}/game/sport?match=1&name=%E4%BA%91`,
    });
    fireEvent.click(screen.getByRole('button', { name: '继续访问网页版' }));
    expect(left).toHaveBeenCalledWith('/game/sport?match=1&name=%E4%BA%91');
    expect(document.cookie).toContain('isCheck=1');
    expect(document.cookie).not.toContain('downloadFrom');
  });

  // @spec 2.76
  test('keeps the fragment, which the redirect carried to this page and no cookie knows', () => {
    document.cookie = `downloadFrom=${encodeURIComponent('/activity/discount?tab=2')}; Path=/`;
    history.replaceState(null, '', '/download-page#terms');
    render(<ContinueWeb />).unmount();
    // Later in the same tab the page's address has lost the fragment, or holds another one.
    for (const address of ['/download-page', '/download-page#main']) {
      history.replaceState(null, '', address);
      render(<ContinueWeb />).unmount();
    }
    render(<ContinueWeb />);
    fireEvent.click(screen.getByRole('button', { name: '继续访问网页版' }));
    expect(left).toHaveBeenCalledWith('/activity/discount?tab=2#terms');
    expect(sessionStorage.getItem('downloadFrom')).toBeNull();
    history.replaceState(null, '', '/');
  });

  // @spec 2.76
  test('a fragment that is no part of a safe path, or belongs to another place, is left out', () => {
    sessionStorage.setItem('downloadFrom', JSON.stringify({ path: '/help/cjwt#zone', href: 'x' }));
    document.cookie = `downloadFrom=${encodeURIComponent('/mine')}; Path=/`;
    render(<ContinueWeb />);
    fireEvent.click(screen.getByRole('button'));
    expect(left).toHaveBeenCalledWith('/mine');
  });

  // @spec 9.12
  test('the web version is chosen for one day', () => {
    const written: string[] = [];
    const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    render(<ContinueWeb />);
    fireEvent.click(screen.getByRole('button'));
    spy.mockRestore();
    expect(written.find((text) => text.startsWith('isCheck='))).toMatch(/^isCheck=1; Max-Age=86400; Path=\//);
  });

  // @spec 2.74
  test('the page stays after the third time within a minute where the choice cannot be stored', () => {
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const { unmount } = render(<ContinueWeb />);
      fireEvent.click(screen.getByRole('button', { name: '继续访问网页版' }));
      expect(left).toHaveBeenCalledTimes(Math.min(attempt, 3));
      expect(screen.queryByText(/^浏览器未能保存您的选择/) !== null).toBe(attempt === 4);
      unmount();
    }
  });

  // @spec 2.76
  test('remembers the place in this tab after the cookie is gone', () => {
    sessionStorage.setItem('downloadFrom', JSON.stringify({ path: '/help/cjwt', href: 'x' }));
    render(<ContinueWeb />);
    fireEvent.click(screen.getByRole('button'));
    expect(left).toHaveBeenCalledWith('/help/cjwt');
  });

  // @spec 2.13
  test('each platform has its steps, and a missing package is reported', () => {
    openedFrom('browser');
    const { unmount } = render(<InstallSteps start="ios" android="" ios="" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Android' }));
    expect(screen.getByText(/暂未提供安装包/)).toBeTruthy();
    expect(screen.getByText('点右上角的菜单')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: '一键添加到桌面' })).toBeNull();
    unmount();
    render(<InstallSteps start="android" android="https://cdn.example.com/app.apk" ios="" />);
    expect(screen.getByRole('link', { name: '下载 Android 安装包' }).getAttribute('href')).toBe('https://cdn.example.com/app.apk');
    fireEvent.click(screen.getByRole('button', { name: '添加到桌面' }));
    expect(screen.queryByText(/暂未提供安装包/)).toBeNull();
  });

  test('a browser that offers the installation does it in one tap, once per offer', async () => {
    openedFrom('browser');
    render(<InstallSteps start="pwa" android="" ios="" />);
    const outcomes = ['dismissed', 'accepted'];
    const prompt = jest.fn(async () => ({ outcome: outcomes.shift() }));
    const offered = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(offered));
    expect(offered.defaultPrevented).toBe(true);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '一键添加到桌面' })));
    expect(screen.queryByRole('button', { name: '一键添加到桌面' })).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '一键添加到桌面' })));
    expect(screen.getByRole('status').textContent).toBe('已添加，可从桌面打开');
    expect(prompt).toHaveBeenCalledTimes(2);
  });

  test('a page that was opened from the home screen says so, without steps', () => {
    openedFrom('standalone');
    render(<InstallSteps start="ios" android="" ios="" />);
    expect(screen.getByRole('status').textContent).toBe('您正在使用已安装的版本');
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

test('contacts link https addresses only and a number to dial', () => {
  render(<ContactLinks phone="+65 3100 3001" online="javascript:alert(1)" reason="blocked" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+6531003001');
});

// @spec 2.11
test('support opens the configured address in a new page, offers the number to dial, and nothing where there is neither', () => {
  const { rerender } = render(<SupportChannels phone="+65 3100 3001" online="https://support.example.com/chat" />);
  const [online, phone] = screen.getAllByRole('link');
  expect([online!.getAttribute('href'), online!.getAttribute('target'), online!.getAttribute('rel')]).toEqual([
    'https://support.example.com/chat',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(phone!.getAttribute('href')).toBe('tel:+6531003001');
  // The configuration names no hours.
  expect(document.body.textContent).not.toMatch(/服务时间|\d\d:\d\d/);
  rerender(<SupportChannels phone="" online="http://support.example.com" />);
  expect(screen.queryAllByRole('link')).toHaveLength(0);
  expect(screen.queryByRole('heading', { name: '联系方式' })).toBeNull();
});
