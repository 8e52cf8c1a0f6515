/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SessionGuard } from '@/components/shell/session/session-guard';
import { closeToast, toastQueue } from '@/components/ui/toast/toast-queue';
import { noteCheck } from '@/lib/domain/member/limit/after-check';
import { broadcastCode } from '@/lib/platform/code-event';
import { dropToken, currentToken, saveToken } from '@/lib/platform/token';
import { renderWithClient } from '../../support/render-with-client';

const TOKEN = 'pvl_7f3c1a9b5d2e4860';
const router = { push: jest.fn((path: string) => window.history.pushState(null, '', path)), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => window.location.pathname }));
jest.mock('@/components/ui/sheet/alert-dialog', () => ({
  AlertDialog: ({ title, confirm, onClose, children }: { title: string; confirm: string; onClose: () => void; children: ReactNode }) => (
    <div role="alertdialog" aria-label={title}>
      {children}
      <button onClick={onClose}>{confirm}</button>
    </div>
  ),
}));

const reject = (code: number, message: string, carried = true) =>
  act(() => broadcastCode({ code, message, data: null, inPlace: false, carried }));
/** Waits for the refusal listener, which is loaded with the first refusal. */
const arrived = () =>
  act(async () => {
    await import('@/lib/domain/member/session/rejection.listener');
  });

function mount(path: string, downloadHosts: readonly string[] = []) {
  window.history.pushState(null, '', path);
  const client = new QueryClient();
  client.setQueryData(['account', 'member'], { userName: 'demo2026' });
  client.setQueryData(['sport', 'FBTY', 'counts'], { live: 1 });
  renderWithClient(<SessionGuard downloadHosts={downloadHosts} />, client);
  return client;
}

/** ms by which the document is older than it is: the redirects of one test do not hold up those of the next. */
let older = 0;
const realNow = performance.now.bind(performance);

beforeEach(() => {
  older += 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + older);
  localStorage.clear();
  sessionStorage.clear();
  saveToken(TOKEN, false);
  router.push.mockClear();
  router.refresh.mockClear();
});

// @spec 4.09 4.10
test('6001 on a member page goes home at once, shows the message there, and login after 确定', async () => {
  const client = mount('/mine/record/betRecord?state=open');
  reject(6001, '您的账号已在其他设备登录，请重新登录');
  reject(6001, '您的账号已在其他设备登录，请重新登录');
  await arrived();
  expect(router.push.mock.calls).toEqual([['/']]);
  expect(currentToken()).toBeNull();
  expect(client.getQueryData(['account', 'member'])).toBeUndefined();
  expect(client.getQueryData(['sport', 'FBTY', 'counts'])).toEqual({ live: 1 });
  const dialog = await screen.findByRole('alertdialog', { name: '温馨提示' });
  expect(dialog.textContent).toContain('您的账号已在其他设备登录，请重新登录');
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(router.push.mock.calls.at(-1)).toEqual([`/user/login?redirect=${encodeURIComponent('/mine/record/betRecord?state=open')}`]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('10004 on a public page keeps the page and shows a toast', async () => {
  mount('/game/sport');
  reject(10004, '登录已失效，请重新登录');
  await arrived();
  expect(router.push).not.toHaveBeenCalled();
  expect(router.refresh).toHaveBeenCalledTimes(1);
  expect(currentToken()).toBeNull();
  await waitFor(() => expect(toastQueue.current()?.text).toBe('登录已失效，请重新登录'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

describe('a session’s end that was reported while its page was leaving', () => {
  const MESSAGE = '您的账号已在其他设备登录，请重新登录';
  /** The next document replaces this one with everything that it shows. */
  const leave = (path: string) => {
    cleanup();
    closeToast();
    return mount(path);
  };

  test('is reported on each next document until the member confirms it, and then no more', async () => {
    mount('/mine/record/betRecord?state=open');
    reject(6001, MESSAGE);
    await arrived();
    expect(currentToken()).toBeNull();
    for (const path of ['/', '/game/sport']) {
      leave(path);
      expect((await screen.findByRole('alertdialog', { name: '温馨提示' })).textContent).toContain(MESSAGE);
    }
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(router.push.mock.calls.at(-1)).toEqual([`/user/login?redirect=${encodeURIComponent('/mine/record/betRecord?state=open')}`]);
    leave('/user/login');
    await act(async () => void (await import('@/lib/domain/member/session/ending.storage')));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is not reported to somebody who has logged in since', async () => {
    mount('/');
    reject(6001, MESSAGE);
    await arrived();
    saveToken('pvl_another_session', false);
    leave('/');
    await waitFor(() => expect(sessionStorage.getItem('sessionEnding')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is shown as a toast once more when its toast could not be read', async () => {
    mount('/game/sport');
    reject(10004, '登录已失效，请重新登录');
    await arrived();
    leave('/');
    await waitFor(() => expect(toastQueue.current()?.text).toBe('登录已失效，请重新登录'));
    leave('/help');
    await act(async () => void (await import('@/lib/domain/member/session/ending.storage')));
    expect(toastQueue.current()).toBeFalsy();
  });

  test.each(['', 'null', '{}', '[]', '{"how":"dialog"}', '{"how":"x","title":"a","text":"b","confirm":"c"}', 'no json'])(
    'a stored note of another form (%s) is removed without a message',
    async (note) => {
      dropToken();
      sessionStorage.setItem('sessionEnding', note);
      mount('/');
      await waitFor(() => expect(sessionStorage.getItem('sessionEnding')).toBeNull());
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  test('a note leads only to a path of this site', async () => {
    dropToken();
    sessionStorage.setItem(
      'sessionEnding',
      JSON.stringify({ how: 'dialog', title: '温馨提示', text: MESSAGE, confirm: '确定', next: '//evil.example', reload: true }),
    );
    mount('/');
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    expect(router.push).not.toHaveBeenCalled();
  });
});

test('10004 changes nothing for a visitor', async () => {
  mount('/game/sport');
  reject(10004, '登录已失效，请重新登录', false);
  await arrived();
  expect(currentToken()).toBe(TOKEN);
  expect(router.refresh).not.toHaveBeenCalled();
});

test('a second end of a session is handled at once as well', async () => {
  mount('/game/sport');
  reject(10003, '参数错误');
  await arrived();
  reject(10004, '登录已失效，请重新登录');
  expect(currentToken()).toBeNull();
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test('an unmounted guard handles nothing', async () => {
  mount('/game/sport');
  reject(10004, '登录已失效，请重新登录');
  cleanup();
  await arrived();
  expect(currentToken()).toBe(TOKEN);
});

test('leaves a member page without a session to the server, however its path is written', async () => {
  dropToken();
  mount('/%6Dine');
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
});

// @spec 4.12
test('10102 shows 提示, then login', async () => {
  mount('/game/sport');
  reject(10102, '您的设备已被限制，请联系客服');
  expect((await screen.findByRole('alertdialog', { name: '提示' })).textContent).toContain('您的设备已被限制，请联系客服');
  expect(currentToken()).toBeNull();
  expect(router.push).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(router.push).toHaveBeenCalledWith('/user/login?redirect=%2Fgame%2Fsport');
});

test('6031 goes to the restriction page', async () => {
  mount('/game/sport');
  reject(6031, 'IP受限');
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/other/restrictionIp?name=access-caveat']]));
});

// @spec 4.19
test('6031 on the alert page replaces it with the block; 6032 there navigates nowhere', async () => {
  mount('/other/restrictionIp?name=access-alert');
  reject(6032, '所在地区访问受限');
  reject(6031, 'IP受限');
  await arrived();
  expect(router.push.mock.calls).toEqual([['/other/restrictionIp?name=access-caveat']]);
});

test('two rejections that redirect within 700 ms lead only to the first place, and the later one redirects with its next call', async () => {
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  mount('/game/sport');
  reject(6014, '系统维护中');
  await arrived();
  now += 300;
  reject(6031, 'IP受限');
  expect(router.push.mock.calls).toEqual([['/other/maintenance']]);
  now += 700;
  reject(6031, 'IP受限');
  expect(router.push.mock.calls.at(-1)).toEqual(['/other/restrictionIp?name=access-caveat']);
});

test('a notice waits until a reality check is closed, and the end of a session does not', async () => {
  mount('/game/sport');
  act(() => noteCheck(true));
  reject(6013, '该功能正在维护，请稍后再试');
  await arrived();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => noteCheck(false));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('该功能正在维护，请稍后再试');
  act(() => noteCheck(true));
  reject(6001, '您的账号已在其他设备登录，请重新登录');
  await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('您的账号已在其他设备登录'));
  act(() => noteCheck(false));
});

// @spec 4.16
test('6032 shows no message when this browser knows that the site is closed', async () => {
  localStorage.setItem('preInfo', JSON.stringify({ maintainConfig: { status: 0 } }));
  mount('/game/sport');
  reject(6032, '所在地区访问受限');
  await arrived();
  expect(router.push).not.toHaveBeenCalled();
  // An open site leads to the alert.
  localStorage.setItem('preInfo', JSON.stringify({ maintainConfig: { status: 1 } }));
  cleanup();
  mount('/game/sport');
  reject(6032, '所在地区访问受限');
  await arrived();
  expect(router.push.mock.calls).toEqual([['/other/restrictionIp?name=access-alert']]);
});

// @spec 8.30
test('6013 shows an alert over the page, and 确定 closes it without a request', async () => {
  mount('/activity/discount');
  reject(6013, '该功能正在维护，请稍后再试');
  expect((await screen.findByRole('alertdialog', { name: '温馨提示' })).textContent).toContain('该功能正在维护，请稍后再试');
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(router.push).not.toHaveBeenCalled();
  expect(router.refresh).not.toHaveBeenCalled();
  expect(currentToken()).toBe(TOKEN);
});

// @spec 2.75 4.18 4.20
test.each([6031, 6032, 6033])('%d does not navigate a browser that cannot install apps', async (code) => {
  const spy = jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50');
  mount('/download-page');
  reject(code, '访问受限');
  await arrived();
  expect(router.push).not.toHaveBeenCalled();
  spy.mockRestore();
});

test('access codes navigate nowhere on a download host', async () => {
  mount('/download-page', [location.hostname]);
  reject(6031, 'IP受限');
  reject(6032, '所在地区访问受限');
  // The later rejection shows, so the earlier ones are done.
  reject(6013, '该功能正在维护，请稍后再试');
  await screen.findByRole('alertdialog', { name: '温馨提示' });
  expect(router.push).not.toHaveBeenCalled();
});

test('a token found only in localStorage makes the server render again with it', () => {
  document.cookie = 'token=; Max-Age=0; Path=/';
  mount('/');
  expect(currentToken()).toBe(TOKEN);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test('a session that ended in another tab removes the member’s data and renders the page again', async () => {
  const client = mount('/mine');
  document.cookie = 'token=; Max-Age=0; Path=/';
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(client.getQueryData(['account', 'member'])).toBeUndefined();
  expect(client.getQueryData(['sport', 'FBTY', 'counts'])).toEqual({ live: 1 });
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
});
