/** @jest-environment jest-fixed-jsdom */
import { createHash } from 'node:crypto';
import { watchFocus } from '@/lib/domain/member/session/focus.listener';
import { listenToRejections } from '@/lib/domain/member/session/rejection.listener';
import type { Effect, PageFacts } from '@/lib/domain/member/session/rejection.model';
import { logIn, logOut, register } from '@/lib/domain/member/login/login.mutations';
import { saveMaintenance, storedMaintenance } from '@/lib/domain/member/session/maintenance.storage';
import { renewToken } from '@/lib/domain/member/session/renew.mutations';
import { beginSession } from '@/lib/domain/member/session/begin-session';
import { endSession, onSessionChange, readLoginInfo, restoreSession } from '@/lib/domain/member/session/session.store';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import type { PlatformCaller } from '@/lib/platform/caller';
import { broadcastCode } from '@/lib/platform/code-event';
import { currentToken } from '@/lib/platform/token';
import { aLeg } from '../../../support/slip.builder';

const TOKEN = 'pvl_7f3c1a9b5d2e4860';
const OTHER = 'pvl_0000000000000000';
const cookies = () =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  );
const CACHE_ID = createHash('sha256').update(TOKEN).digest('hex');

beforeEach(() => {
  for (const name of Object.keys(cookies())) document.cookie = `${name}=; Max-Age=0; Path=/`;
  localStorage.clear();
  sessionStorage.clear();
});

describe('begin and end', () => {
  // @spec 3.17 4.01
  test('a session is stored in cookie and localStorage, with the cache id and the member’s name', async () => {
    await beginSession({ token: TOKEN, userName: 'demo2026', remember: true });
    expect(cookies()).toMatchObject({ token: TOKEN, cacheId: CACHE_ID });
    expect(localStorage.getItem('token')).toBe(TOKEN);
    expect(JSON.parse(localStorage.getItem('loginInfo')!)).toEqual({ userName: 'demo2026', isChecked: true });
    expect(readLoginInfo()).toEqual({ userName: 'demo2026', isChecked: true });
  });

  test.each([
    ['the member logs out', { 1: '88' }, {}, () => logOut(() => Promise.reject(new Error('offline')))],
    ['the platform ends the session', { 1: '88' }, { 1: '88' }, () => endSession()],
    ['another member logs in', { 1: '88' }, {}, () => beginSession({ token: OTHER, userName: 'other2026', remember: false })],
    [
      'the same member logs in again',
      { 1: '88' },
      { 1: '88' },
      () => beginSession({ token: OTHER, userName: 'demo2026', remember: false }),
    ],
  ])('when %s, stakes %j become %j and the picks stay', async (_when, stakes, left, change) => {
    await beginSession({ token: TOKEN, userName: 'demo2026', remember: false });
    const legs = [aLeg({ selectionId: '1' })];
    useSlip.setState({ legs, stakes });
    await change();
    await new Promise((resolve) => setTimeout(resolve));
    expect([useSlip.getState().stakes, useSlip.getState().legs]).toEqual([left, legs]);
    expect(JSON.parse(localStorage.getItem('slip')!)).toMatchObject({ stakes: left });
  });

  test('a visitor’s stakes stay after the login', async () => {
    useSlip.setState({ legs: [aLeg({ selectionId: '1' })], stakes: { 1: '10' } });
    await beginSession({ token: TOKEN, userName: 'demo2026', remember: false });
    await new Promise((resolve) => setTimeout(resolve));
    expect(useSlip.getState().stakes).toEqual({ 1: '10' });
  });

  // @spec 4.03 4.04 9.11
  test.each([
    [true, /Max-Age=31536000/],
    [false, /^(?!.*(Max-Age|Expires))/],
  ])('remember %s sets the cookie’s lifetime', async (remember, form) => {
    const written: string[] = [];
    const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    await beginSession({ token: TOKEN, userName: 'demo2026', remember });
    spy.mockRestore();
    const line = written.find((text) => text.startsWith('token='))!;
    expect(line).toMatch(form);
    expect(line).toMatch(/Path=\//);
    expect(line).toMatch(/SameSite=Lax/);
  });

  test('renews an old token without a session event, once per page, and never from a late response', async () => {
    await beginSession({ token: TOKEN, userName: 'demo2026', remember: true });
    sessionStorage.setItem('venueSessions', '{}');
    const listener = jest.fn();
    const stop = onSessionChange(listener);
    const caller = jest.fn(() => Promise.resolve({ token: OTHER })) as jest.Mock & PlatformCaller;
    await Promise.all([renewToken(caller), renewToken(caller)]);
    expect(caller).toHaveBeenCalledTimes(1);
    expect(cookies()).toMatchObject({ token: OTHER, cacheId: createHash('sha256').update(OTHER).digest('hex') });
    expect(localStorage.getItem('token')).toBe(OTHER);
    expect(listener).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('venueSessions')).toBe('{}');

    const late = jest.fn(async () => {
      await beginSession({ token: TOKEN, userName: 'another', remember: true });
      return { token: 'pvl_late_late_late_late' };
    }) as jest.Mock & PlatformCaller;
    await renewToken(late);
    expect(currentToken()).toBe(TOKEN);
    stop();
  });

  // @spec 3.06 4.05 4.06 4.10
  test('logging out clears token, cache id, pre-info and venue sessions, and notifies listeners', async () => {
    await beginSession({ token: TOKEN, userName: 'demo2026', remember: true });
    localStorage.setItem('preInfo', '{}');
    sessionStorage.setItem('venueSessions', '{}');
    const listener = jest.fn();
    const stop = onSessionChange(listener);
    endSession();
    stop();
    expect(cookies()).not.toHaveProperty('token');
    expect(cookies()).not.toHaveProperty('cacheId');
    expect([localStorage.getItem('token'), localStorage.getItem('preInfo'), sessionStorage.getItem('venueSessions')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(currentToken()).toBeNull();
  });
});

describe('a page starts', () => {
  const remembered = (isChecked: boolean) => localStorage.setItem('loginInfo', JSON.stringify({ userName: 'demo2026', isChecked }));

  test('without a session', () => {
    expect(restoreSession()).toBe('none');
  });

  // @spec 4.02
  test('with the cookie of a link: localStorage takes its token', () => {
    document.cookie = `token=${TOKEN}; Path=/`;
    localStorage.setItem('token', OTHER);
    expect(restoreSession()).toBe('kept');
    expect(localStorage.getItem('token')).toBe(TOKEN);
  });

  // @spec 4.04 7.33
  test('with the cookie of a link instead of a remembered login: it ends with the browser, and the previous name is removed', () => {
    document.cookie = `token=${TOKEN}; Path=/`;
    localStorage.setItem('token', OTHER);
    remembered(true);
    restoreSession();
    expect(readLoginInfo()).toEqual({ userName: '', isChecked: false });
    document.cookie = 'token=; Max-Age=0; Path=/';
    expect(restoreSession()).toBe('none');
    expect(currentToken()).toBeNull();
  });

  test('with the cookie of the login itself: the name and 记住我 stay', () => {
    document.cookie = `token=${TOKEN}; Path=/`;
    localStorage.setItem('token', TOKEN);
    remembered(true);
    restoreSession();
    expect(readLoginInfo()?.isChecked).toBe(true);
  });

  test('with a token of an app shell: it becomes the cookie', () => {
    localStorage.setItem('token', TOKEN);
    expect(restoreSession()).toBe('adopted');
    expect(currentToken()).toBe(TOKEN);
  });

  test('with a remembered login whose cookie is missing', () => {
    localStorage.setItem('token', TOKEN);
    remembered(true);
    expect(restoreSession()).toBe('adopted');
  });

  // @spec 4.04
  test('after a restart without being remembered: the token is removed', () => {
    localStorage.setItem('token', TOKEN);
    remembered(false);
    expect(restoreSession()).toBe('none');
    expect(localStorage.getItem('token')).toBeNull();
    expect(currentToken()).toBeNull();
  });

  test('with an invalid token in localStorage', () => {
    localStorage.setItem('token', 'a b; Path=/x');
    expect(restoreSession()).toBe('none');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('login, registration, logout', () => {
  const calls: { name: string; request: unknown; tokenThen: string | null }[] = [];
  const caller = (async (call: { name: string }, request: unknown) => {
    calls.push({ name: call.name, request, tokenThen: currentToken() });
    return { token: TOKEN, userName: 'demo2026' };
  }) as PlatformCaller;
  beforeEach(() => void (calls.length = 0));

  test('a login sends the name in lower case with the captcha, and begins the session', async () => {
    const captcha = { captchaId: 'c-1', captchaCode: 'AB12' };
    await logIn({ userName: ' Demo2026 ', password: 'Demo@2026', remember: false, captcha }, caller);
    expect(calls[0]!.request).toEqual({ userName: 'demo2026', password: 'Demo@2026', ...captcha });
    expect(currentToken()).toBe(TOKEN);
    expect(readLoginInfo()).toEqual({ userName: 'demo2026', isChecked: false });
  });

  test('a registration confirms the age and leaves out what was not given', async () => {
    await register({ userName: 'Newone1', password: 'Abcd1234', remember: false, phone: '' }, caller);
    expect(calls[0]!.request).toEqual({ userName: 'newone1', password: 'Abcd1234', adult: true });
    expect(currentToken()).toBe(TOKEN);
  });

  test('logging out calls the platform with the token, and does not wait for it', async () => {
    await beginSession({ token: TOKEN, userName: 'demo2026', remember: false });
    logOut(caller);
    expect(calls).toEqual([{ name: 'logout', request: {}, tokenThen: TOKEN }]);
    expect(currentToken()).toBeNull();
    logOut(caller);
    expect(calls).toHaveLength(1);
  });

  test.each([
    [false, { userName: '', isChecked: false }],
    [true, { userName: 'demo2026', isChecked: true }],
  ])('after logout the name stays on the device only with 记住我: %s', async (remember, left) => {
    await beginSession({ token: TOKEN, userName: 'demo2026', remember });
    logOut(caller);
    expect(readLoginInfo()).toEqual(left);
    expect(JSON.stringify({ ...localStorage }).includes('demo2026')).toBe(remember);
    // A token that another tab restores without a cookie is not taken for one of an app.
    localStorage.setItem('token', TOKEN);
    expect(restoreSession()).toBe(remember ? 'adopted' : 'none');
  });
});

describe('rejection events', () => {
  const facts: PageFacts = { path: '/mine', search: '', go: false, downloadDevice: false, maintenance: false };
  const detail = (code: number, carried = true) => ({ code, message: '说明', data: null, inPlace: false, carried });

  // @spec 9.18
  test('many rejections have one effect and end the session once', () => {
    let now = 0;
    const acts: Effect[] = [];
    const stop = listenToRejections({
      now: () => now,
      facts: () => facts,
      act: (effect) => void acts.push(effect),
      end: () => undefined,
      follow: () => undefined,
      allowAutoAction: () => true,
    });
    for (const at of [0, 10, 20]) {
      now = at;
      broadcastCode(detail(6001));
      broadcastCode(detail(10004));
    }
    expect(acts).toHaveLength(1);
    now = 2000;
    broadcastCode(detail(10004));
    expect(acts).toHaveLength(2);
    stop();
    now = 4000;
    broadcastCode(detail(6001));
    expect(acts).toHaveLength(2);
  });

  test('a rejection of a call without this token does not hide one of a call with it', () => {
    const acts: Effect[] = [];
    const stop = listenToRejections({
      now: () => 0,
      facts: () => facts,
      act: (effect) => void acts.push(effect),
      end: () => undefined,
      follow: () => undefined,
      allowAutoAction: () => true,
    });
    broadcastCode(detail(6001, false));
    broadcastCode(detail(6001, true));
    stop();
    expect(acts).toHaveLength(1);
  });

  test('a second session that ends at once is ended too, and only its message is not repeated', () => {
    const acts: Effect[] = [];
    const end = jest.fn();
    const follow = jest.fn();
    const stop = listenToRejections({
      now: () => 0,
      facts: () => facts,
      act: (effect) => void acts.push(effect),
      end,
      follow,
      allowAutoAction: () => true,
    });
    broadcastCode(detail(6001));
    broadcastCode(detail(6001));
    broadcastCode(detail(10004));
    expect([acts.length, end.mock.calls.length]).toEqual([1, 2]);
    // The end of a session that the browser no longer has.
    broadcastCode(detail(10004, false));
    stop();
    expect([acts.length, end.mock.calls.length, follow.mock.calls.length]).toEqual([1, 2, 1]);
  });

  // @spec 8.08
  test('only codes of up to six digits become events', () => {
    const listener = jest.fn();
    for (const name of ['code/1234567', 'code/-1', 'code/NaN', 'code/900000']) window.addEventListener(name, listener);
    for (const code of [1_234_567, -1, Number.NaN, 900_000]) broadcastCode(detail(code));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('returning to the page', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

  // @spec 4.07
  test('reloads for another session, and not for the same or this page’s own login', async () => {
    document.cookie = `token=${TOKEN}; Path=/`;
    const reload = jest.fn();
    const stop = watchFocus({ busy: () => Promise.resolve(false), reload });
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(reload).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('blur'));
    await beginSession({ token: OTHER, userName: 'demo2026', remember: false });
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(reload).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('blur'));
    document.cookie = `token=${TOKEN}; Path=/`;
    window.dispatchEvent(new Event('focus'));
    await settle();
    stop();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload while the result of a bet is unknown', async () => {
    const reload = jest.fn();
    const stop = watchFocus({ busy: () => Promise.resolve(true), reload });
    document.cookie = `token=${OTHER}x; Path=/`;
    window.dispatchEvent(new Event('focus'));
    await settle();
    stop();
    expect(reload).not.toHaveBeenCalled();
  });
});

test('stores the times of a 6014 response and the page where it occurred', () => {
  expect(storedMaintenance()).toBeNull();
  saveMaintenance({ startTime: '2026-11-20T12:00:00.000Z', endTime: null, more: 1 });
  expect(storedMaintenance()).toEqual({ startTime: '2026-11-20T12:00:00.000Z', endTime: null });
  expect(sessionStorage.getItem('maintenanceFrom')).toBe('/');
  saveMaintenance('nonsense');
  expect(storedMaintenance()).toEqual({ startTime: null, endTime: null });
});
