import { isOpenToken } from '@/lib/domain/member/login/open-token.server';
import type { Viewer } from '@/lib/domain/member/account/viewer.server';

let response: Viewer | null = null;
let requests: string[] = [];
jest.mock('@/lib/domain/member/account/viewer.server', () => ({
  findViewer: (token: string) => {
    requests.push(token);
    return Promise.resolve(response);
  },
}));
beforeEach(() => {
  requests = [];
});

const MEMBER = { member: { userName: 'anybody' } } as unknown as Viewer;

test('a token that the platform rejects is not open, and is checked again each time', async () => {
  response = null;
  expect([await isOpenToken('pvl_refused'), await isOpenToken('pvl_refused')]).toEqual([false, false]);
  expect(requests).toHaveLength(2);
});

test('a token is undecided while the platform cannot be reached', async () => {
  response = { member: null };
  expect(await isOpenToken('pvl_unknown')).toBeNull();
  response = MEMBER;
  expect(await isOpenToken('pvl_unknown')).toBe(true);
});

test('a token that the platform knows is checked once a minute', async () => {
  jest.useFakeTimers();
  response = MEMBER;
  expect(await isOpenToken('pvl_known')).toBe(true);
  response = null;
  jest.advanceTimersByTime(59_000);
  expect(await isOpenToken('pvl_known')).toBe(true);
  expect(requests).toEqual(['pvl_known']);
  jest.advanceTimersByTime(2_000);
  expect(await isOpenToken('pvl_known')).toBe(false);
  jest.useRealTimers();
});
