/** @jest-environment jest-fixed-jsdom */
import { removeCookie, writeCookie } from '@/lib/kit/browser/cookie';
import { currentToken, dropToken, saveToken } from '@/lib/platform/token';

const TOKEN = 'pvl_7f3c1a9b5d2e4860';
const OTHER = 'pvl_0000000000000000';

type Store = typeof import('@/lib/domain/member/session/session.store') & typeof import('@/lib/domain/member/session/begin-session');
type Guard = typeof import('@/lib/domain/member/session/focus.listener');

/** A tab of this browser: modules and memory of its own, cookies and localStorage shared. */
function openTab() {
  let store!: Store;
  let guard!: Guard;
  jest.isolateModules(() => {
    store = { ...require('@/lib/domain/member/session/session.store'), ...require('@/lib/domain/member/session/begin-session') };
    guard = require('@/lib/domain/member/session/focus.listener');
  });
  const origins: string[] = [];
  const reload = jest.fn();
  const stops = [
    store.watchTabs(),
    store.onSessionChange((origin) => void origins.push(origin)),
    guard.watchFocus({ busy: () => Promise.resolve(false), reload }),
  ];
  return { store, origins, reload, close: () => stops.forEach((stop) => stop()) };
}

let tabs: ReturnType<typeof openTab>[] = [];
const open = () => {
  const tab = openTab();
  tabs.push(tab);
  return tab;
};

/** The browser's message to the other tabs; jsdom has one window, so the writing tab receives it too and must ignore it. */
const dispatchStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const tab of tabs) tab.close();
  tabs = [];
});

test('a session that begins in one tab reaches the other once', async () => {
  const [one, two] = [open(), open()];
  await one.store.beginSession({ token: TOKEN, userName: 'demo2026', remember: false });
  dispatchStorage('token');
  dispatchStorage('token');
  expect([one.origins, two.origins]).toEqual([['here'], ['elsewhere']]);
});

test('a tab follows a session whose cookie becomes visible after the storage event, unless it was closed', () => {
  jest.useFakeTimers();
  const [one, two] = [open(), open()];
  for (const delay of [10, 100, 1_000]) {
    dispatchStorage('token');
    jest.advanceTimersByTime(delay);
    // The cookie alone: its storage event was the one above.
    if (currentToken() === TOKEN) removeCookie('token');
    else writeCookie('token', TOKEN);
    two.close();
    jest.advanceTimersByTime(2_000);
  }
  jest.useRealTimers();
  expect([one.origins, two.origins]).toEqual([['elsewhere', 'elsewhere', 'elsewhere'], []]);
});

test('a session that ends in one tab ends in the other, with its venue sessions', async () => {
  const [one, two] = [open(), open()];
  await one.store.beginSession({ token: TOKEN, userName: 'demo2026', remember: true });
  dispatchStorage('token');
  sessionStorage.setItem('venueSessions', '{}');
  two.store.endSession();
  sessionStorage.setItem('venueSessions', '{"left":"in the first tab"}');
  dispatchStorage('token');
  expect(currentToken()).toBeNull();
  expect(one.origins).toEqual(['here', 'elsewhere']);
  expect(two.origins).toEqual(['elsewhere', 'here']);
  expect(sessionStorage.getItem('venueSessions')).toBeNull();
});

test('cleared storage ends the session, and other keys and the same token do not', async () => {
  const [one, two] = [open(), open()];
  await one.store.beginSession({ token: TOKEN, userName: 'demo2026', remember: false });
  dispatchStorage('preferences');
  expect(two.origins).toEqual([]);
  dispatchStorage(null);
  expect(two.origins).toEqual(['elsewhere']);
  dispatchStorage('token');
  expect(two.origins).toEqual(['elsewhere']);
});

// @spec 4.07
test('an event from another tab does not replace the reload on focus, which happens once per token', async () => {
  await open().store.beginSession({ token: TOKEN, userName: 'demo2026', remember: false });
  const [one, two] = [open(), open()];
  window.dispatchEvent(new Event('blur'));
  await one.store.beginSession({ token: OTHER, userName: 'other2026', remember: false });
  dispatchStorage('token');
  window.dispatchEvent(new Event('focus'));
  await settle();
  // The tab that logged in is up to date; the other one reloads.
  expect(one.reload).not.toHaveBeenCalled();
  expect(two.reload).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(two.reload).toHaveBeenCalledTimes(1);
});

test('a page that is shown again by going back follows the browser’s current session', async () => {
  const tab = open();
  saveToken(TOKEN, false);
  expect(tab.origins).toEqual([]);
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('pageshow'));
  expect(tab.origins).toEqual(['elsewhere']);
  dropToken();
  window.dispatchEvent(new Event('focus'));
  expect(tab.origins).toEqual(['elsewhere', 'elsewhere']);
});

test('other tabs learn of a session’s end and of its return when the storage has lost, or still has, the token', () => {
  const tab = open();
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const tokens = () => written.mock.calls.filter(([key]) => key === 'token').map(([, value]) => value);
  saveToken(TOKEN, false);
  localStorage.clear();
  written.mockClear();
  tab.store.endSession();
  expect([tokens(), localStorage.getItem('token')]).toEqual([[''], null]);
  localStorage.setItem('token', TOKEN);
  written.mockClear();
  expect(tab.store.restoreSession()).toBe('adopted');
  expect(tokens()).toEqual(['', TOKEN]);
  written.mockRestore();
});

test('a closed tab receives no event', async () => {
  const [one, two] = [open(), open()];
  two.close();
  await one.store.beginSession({ token: TOKEN, userName: 'demo2026', remember: false });
  dispatchStorage('token');
  expect(two.origins).toEqual([]);
});

test('a tab that wrote the removed token again ends its session too, and keeps a newer one', async () => {
  const tab = open();
  await tab.store.beginSession({ token: TOKEN, userName: 'demo2026', remember: false });
  const removed = (oldValue: string) => window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue: null }));
  removed(OTHER);
  expect([currentToken(), tab.origins]).toEqual([TOKEN, ['here']]);
  removed(TOKEN);
  expect([currentToken(), tab.origins]).toEqual([null, ['here', 'elsewhere']]);
});
