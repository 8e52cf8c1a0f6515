import { DOWNLOAD_FROM_COOKIE, LOOK_COOKIE, THEME_COOKIE, TOKEN_COOKIE, TOKEN_OFFER_COOKIE, UUID_COOKIE } from '@pavilion/contract/cookies';
import * as request from '@/lib/domain/site/document/page-request.server';
import { runRendering } from '@/lib/kit/store/rendering.server';

let jar: Record<string, string> = {};
jest.mock('next/headers', () => ({
  cookies: () => Promise.resolve({ get: (name: string) => (name in jar ? { value: jar[name] } : undefined) }),
  headers: () => Promise.resolve(new Headers({ 'user-agent': 'Phone', host: 'site.example' })),
}));

/** True if a document that reads this may be stored for other requests. */
async function isStorable(read: () => Promise<unknown>, shell = false): Promise<boolean> {
  const rendering = { storable: true, shell, ended: null, rejected: false };
  await runRendering(rendering, async () => {
    await read();
  });
  return rendering.storable;
}

beforeEach(() => {
  jar = {};
});

test.each<[string, () => Promise<unknown>]>([
  ['a cookie of the key', () => request.readPageCookie(THEME_COOKIE)],
  ['the host', () => request.readHost()],
  ['the return path', () => request.readReturnPath()],
  ['the kind of navigation', () => request.isSoftNavigation()],
  ['a missing token', () => request.hasToken()],
])('a document that reads %s may be stored', async (_, read) => {
  expect(await isStorable(read)).toBe(true);
});

test.each<[string, () => Promise<unknown>]>([
  ['the address that led to the download page', () => request.readVisitorCookie(DOWNLOAD_FROM_COOKIE)],
  ['an offered session', () => request.readVisitorCookie(TOKEN_OFFER_COOKIE)],
  ['the device’s number', () => request.readVisitorCookie(UUID_COOKIE)],
  ['the browser', () => request.readVisitorHeader('user-agent')],
])('a document that reads %s is for its visitor alone, even if there is none', async (_, read) => {
  expect(await isStorable(read)).toBe(false);
});

test('outside of a shell a document of a request with a token is never stored', async () => {
  jar = { [TOKEN_COOKIE]: '' };
  expect(await isStorable(() => request.readToken())).toBe(false);
  expect(await request.hasToken()).toBe(true);
  expect(await isStorable(() => request.hasToken())).toBe(false);
});

test('a shell knows that there is a session, and is stored unless it reads the token', async () => {
  jar = { [TOKEN_COOKIE]: 'abcdefgh' };
  expect(await isStorable(() => request.hasToken(), true)).toBe(true);
  expect(await isStorable(() => request.readToken(), true)).toBe(false);
  expect(await runRendering({ storable: true, shell: true, ended: null, rejected: false }, () => request.hasToken())).toBe(true);
});

test('a page gets the value of a cookie, never its text', async () => {
  jar = { [THEME_COOKIE]: '<dark>', [LOOK_COOKIE]: 'pro.1' };
  expect(await request.readPageCookie(THEME_COOKIE)).toBe('system');
  expect(await request.readPageCookie(LOOK_COOKIE)).toMatchObject({ density: 'pro', oddsType: 1 });
});
