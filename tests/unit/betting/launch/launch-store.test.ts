/** @jest-environment jest-fixed-jsdom */
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import type * as Ended from '@/lib/domain/betting/launch/session-end.storage';
import type * as Stored from '@/lib/domain/betting/launch/session.storage';
import type * as LaunchStore from '@/lib/venues/browser-sessions.store';
import type * as Origins from '@/lib/domain/betting/launch/origins';
import { fakePlatform } from '../../../support/fake-platform';

const ORIGIN = 'https://fb.example.com';
let launches = 0;
/** Origin at which the platform launches the venue. */
let origin = ORIGIN;
fakePlatform()
  .on(venueLaunchCall)
  .mockImplementation(async () => {
    launches += 1;
    return { url: `${origin}/`, h5Url: '', activityUrl: '', apiUrl: '', token: `t-${launches}` };
  });

const setCookie = (name: string, value: string) => void (document.cookie = `${name}=${value}; Path=/`);
const readStored = () => JSON.parse(sessionStorage.getItem('venueSessions') ?? 'null') as { owner: string; sessions: unknown[] } | null;

/** The modules as a page finds them after a reload: memory is empty, storage is not. */
function freshPage(): typeof LaunchStore & typeof Stored & typeof Ended & typeof Origins {
  jest.resetModules();
  (require('@/lib/domain/betting/launch/origins') as typeof Origins).setVenueOrigins({ FBTY: [ORIGIN] });
  return {
    ...(require('@/lib/venues/browser-sessions.store') as typeof LaunchStore),
    ...(require('@/lib/domain/betting/launch/session.storage') as typeof Stored),
    ...(require('@/lib/domain/betting/launch/session-end.storage') as typeof Ended),
    ...(require('@/lib/domain/betting/launch/origins') as typeof Origins),
  };
}

beforeEach(() => {
  origin = ORIGIN;
  launches = 0;
  sessionStorage.clear();
  for (const name of ['token', 'cacheId']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

test('a session survives a reload, and stores its owner only as a hash', async () => {
  setCookie('token', 'token-aaaaaaaa');
  setCookie('cacheId', 'hash-a');
  await freshPage().venueSessions.open('FBTY');
  expect(readStored()).toMatchObject({ owner: 'hash-a', sessions: [{ venue: 'FBTY', token: 't-1' }] });
  expect(sessionStorage.getItem('venueSessions')).not.toContain('token-aaaaaaaa');
  expect((await freshPage().venueSessions.open('FBTY')).token).toBe('t-1');
  expect(launches).toBe(1);
});

test('is never given to another member or to a guest', async () => {
  setCookie('token', 'token-aaaaaaaa');
  setCookie('cacheId', 'hash-a');
  const page = freshPage();
  await page.venueSessions.open('FBTY');
  setCookie('token', 'token-bbbbbbbb');
  setCookie('cacheId', 'hash-b');
  expect((await page.venueSessions.open('FBTY')).token).toBe('t-2');
  document.cookie = 'token=; Max-Age=0; Path=/';
  expect((await page.venueSessions.open('FBTY')).token).toBe('t-3');
});

test('keeps the session in memory only while the member’s hash is unknown', async () => {
  setCookie('token', 'token-aaaaaaaa');
  const page = freshPage();
  await page.venueSessions.open('FBTY');
  expect(readStored()).toBeNull();
  expect((await page.venueSessions.open('FBTY')).token).toBe('t-1');
});

test('drops the session of an origin that is no longer listed', async () => {
  const page = freshPage();
  page.setVenueOrigins({ FBTY: [ORIGIN] });
  await page.venueSessions.open('FBTY');
  page.setVenueOrigins({ FBTY: ['https://fb2.example.com'] });
  origin = 'https://fb2.example.com';
  expect((await page.venueSessions.open('FBTY')).token).toBe('t-2');
});

test('clearing removes sessions from memory and storage, and an invalid stored value is ignored', async () => {
  const page = freshPage();
  await page.venueSessions.open('FBTY');
  page.clearVenueSessions();
  expect(readStored()).toBeNull();
  sessionStorage.setItem('venueSessions', '{"owner":"guest","sessions":[{"venue":"FBTY"}]}');
  expect((await freshPage().venueSessions.open('FBTY')).token).toBe('t-2');
});
