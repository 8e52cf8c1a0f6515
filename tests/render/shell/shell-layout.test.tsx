/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { Children, isValidElement, type ReactNode } from 'react';
import { preInfoCall, webTerminalCall } from '@pavilion/contract/calls/site.calls';
import RootLayout, { generateMetadata } from '@/app/layout';
import { MineHead } from '@/components/member/account/mine-head';
import { FrameParts } from '@/components/shell/frame-parts';
import { Providers } from '@/components/shell/providers';
import type { Member } from '@/lib/domain/member/account/member.model';
import { chatSocketUrl } from '@/lib/domain/community/chat/socket-url';
import { originsOf } from '@/lib/domain/betting/launch/origins';
import { storedIp } from '@/lib/domain/site/config/pre-info.storage';
import { worldNow } from '@/lib/kit/browser/world-time';
import { DEFAULT_PREFERENCE } from '@/lib/domain/site/preference/preference.model';
import { fakePlatform } from '../../support/fake-platform';
import { knowSite } from '../../support/known-site';
import { PreInfoBuilder } from '../../support/pre-info.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getPreInfo = platform.on(preInfoCall);
const reportTerminal = platform.on(webTerminalCall);

jest.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => undefined, has: () => false }) }));

const site = (preInfo: Parameters<typeof knowSite>[0]['preInfo']) => knowSite({ preInfo });

/** Names of every component of a tree, whatever they render. */
function componentsOf(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    const own = typeof child.type === 'function' ? [child.type.name] : [];
    return [...own, ...componentsOf(child.props.children)];
  });
}

// @spec 7.10
test('uses the configured title when it is safe, or else the product’s', async () => {
  const titled = (title: string) => ({ ...PreInfoBuilder.open(), SiteBaseConfigVo: { title, webLogoTitleUrl: '' } });
  site(titled('红城\u202e体育'));
  expect((await generateMetadata()).title).toEqual({ default: '红城体育', template: '%s · 红城体育' });
  site(null);
  expect((await generateMetadata()).title).toMatchObject({ default: '云亭体育' });
});

// @spec 2.71 2.92 2.93
test('the root layout renders exactly once what every page has', async () => {
  site(null);
  const layout = componentsOf(await RootLayout({ children: null }));
  const names = [...layout, ...componentsOf(FrameParts({ app: false, downloadHosts: [], venueOrigins: {} }))];
  for (const name of ['FrameParts', 'SessionGuard', 'ReferralCapture', 'CookieGuard', 'MarqueeTitle', 'PolicyWatch', 'Toaster']) {
    expect([name, names.filter((other) => other === name).length]).toEqual([name, 1]);
  }
});

// @spec 1.02
test('the document declares simplified Chinese', async () => {
  site(null);
  const html = await RootLayout({ children: null });
  expect([html.type, html.props.lang]).toEqual(['html', 'zh-CN']);
});

// @spec 3.06 7.10 7.27
test('passes world time, origins and pre-info to the browser, and reports the visit once the page is idle', async () => {
  jest.useFakeTimers();
  localStorage.clear();
  const seed = {
    chat: 'wss://chat.example.com/x',
    worldOffset: 3_600_000,
    now: Date.now(),
    venueOrigins: { FBTY: ['https://fb.example.com'] },
    preInfo: PreInfoBuilder.open(),
    look: DEFAULT_PREFERENCE,
  };
  render(
    <Providers seed={seed}>
      <p>页面</p>
    </Providers>,
  );
  expect(screen.getByText('页面')).toBeTruthy();
  expect(worldNow() - Date.now()).toBe(3_600_000);
  expect(originsOf('FBTY')).toEqual(['https://fb.example.com']);
  expect(chatSocketUrl()).toBe('wss://chat.example.com/x');
  expect(JSON.parse(localStorage.getItem('preInfo')!)).toMatchObject({ at: Date.now(), maintainConfig: { status: 1 } });
  expect(reportTerminal).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(reportTerminal).toHaveBeenCalledTimes(1);
  expect(reportTerminal).toHaveBeenCalledWith({ terminal: 'h5', deviceType: 1, path: '/', referer: '' });
  jest.useRealTimers();
});

// @spec 2.86 3.28 4.15 9.23
test('once idle, requests the pre-info, stores the address, and keeps polling', async () => {
  jest.useFakeTimers();
  localStorage.clear();
  getPreInfo.mockReset().mockResolvedValue({ ...PreInfoBuilder.open(), ip: '203.0.113.9' });
  const seed = {
    chat: '',
    worldOffset: 0,
    now: Date.now(),
    venueOrigins: {},
    preInfo: { ...PreInfoBuilder.open(), ip: '' },
    look: DEFAULT_PREFERENCE,
  };
  render(<Providers seed={seed}>{null}</Providers>);
  expect(storedIp()).toBe('');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(storedIp()).toBe('203.0.113.9');
  expect(getPreInfo).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(getPreInfo).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

// @spec 5.06
test('masks a member’s name', () => {
  const member = { userName: 'demo2026', nickName: '', vipLevel: 2 } as Member;
  renderWithClient(<MineHead member={member} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('我的');
  expect(screen.getByText(/de\*\*26/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('demo2026');
});
