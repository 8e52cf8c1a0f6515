/** @jest-environment jest-fixed-jsdom */
import { toToast, decideEffect, loopKey } from '@/lib/domain/member/session/rejection.rules';
import type { PageFacts } from '@/lib/domain/member/session/rejection.model';
import { recentActions, withAction, allowAutoAction } from '@/lib/domain/member/session/loop-guard.storage';

const HOME: PageFacts = { path: '/', search: '', go: false, downloadDevice: false, maintenance: false };
const effectOf = (code: number) => decideEffect({ code, message: '说明', data: null, inPlace: false, carried: true }, HOME)!;

test('allows three automatic actions of a kind per minute, across reloads, and counts other kinds separately', () => {
  sessionStorage.clear();
  expect([0, 10_000, 20_000, 30_000, 59_999].map((now) => allowAutoAction('notice 10009', now))).toEqual([true, true, true, false, false]);
  expect(allowAutoAction('notice 6013', 30_000)).toBe(true);
  expect(allowAutoAction('notice 10009', 60_000)).toBe(true);
  expect(allowAutoAction('notice 10009', 60_001)).toBe(false);
});

test('drops invalid stored actions', () => {
  const stored = { a: [1_000, 'x', 70_000], b: 'x', c: [] };
  expect(recentActions(stored, 60_000)).toEqual({ a: [1_000] });
  for (const broken of [null, 7, 'x', undefined]) expect(recentActions(broken, 0)).toEqual({});
  expect(withAction({ a: [1, 2, 3] }, 'a', 4)).toBeNull();
});

test('limits dialogs that leave the page, but not ends of a session or status pages', () => {
  expect(loopKey(10_009, effectOf(10_009))).toBe('notice 10009');
  expect(loopKey(6013, effectOf(6013))).toBe('notice 6013');
  for (const code of [6001, 10_102, 10_004, 6014, 6031, 6032, 10_001]) expect(loopKey(code, effectOf(code))).toBeNull();
});

test('turns a repeated effect into a toast without another reload', () => {
  expect(toToast(effectOf(6013)).notice).toMatchObject({ how: 'toast', text: '说明', reload: false, next: null });
  expect(toToast(effectOf(10_009)).notice).toMatchObject({
    how: 'toast',
    text: expect.stringContaining('刷新后仍不是最新版本'),
    reload: false,
  });
});
