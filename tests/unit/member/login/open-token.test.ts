import { isOpenToken } from '@/lib/domain/member/login/open-token.server';
import type { Viewer } from '@/lib/domain/member/account/viewer.server';

let answer: Viewer | null = null;
let requests: string[] = [];
jest.mock('@/lib/domain/member/account/viewer.server', () => ({
  viewerOf: (token: string) => {
    requests.push(token);
    return Promise.resolve(answer);
  },
}));
beforeEach(() => {
  requests = [];
});

const MEMBER = { member: { userName: 'anybody' } } as unknown as Viewer;

test('a token that the platform rejects is not open, and is checked again each time', async () => {
  answer = null;
  expect([await isOpenToken('pvl_refused'), await isOpenToken('pvl_refused')]).toEqual([false, false]);
  expect(requests).toHaveLength(2);
});

test('a token is undecided while the platform cannot be reached', async () => {
  answer = { member: null };
  expect(await isOpenToken('pvl_unknown')).toBeNull();
  answer = MEMBER;
  expect(await isOpenToken('pvl_unknown')).toBe(true);
});

test('a token that the platform knows is checked once a minute', async () => {
  jest.useFakeTimers();
  answer = MEMBER;
  expect(await isOpenToken('pvl_known')).toBe(true);
  answer = null;
  jest.advanceTimersByTime(59_000);
  expect(await isOpenToken('pvl_known')).toBe(true);
  expect(requests).toEqual(['pvl_known']);
  jest.advanceTimersByTime(2_000);
  expect(await isOpenToken('pvl_known')).toBe(false);
  jest.useRealTimers();
});
