import { NextRequest } from 'next/server';
import { config, middleware } from '@/middleware';
import { FRAMES as FRAME_PAGES } from '@/lib/domain/site/frame/frame.model';
import { memberPaths } from '../support/app-paths';
import { knowSite } from '../support/known-site';

/** Pages that show a venue's own page once an address of it is given. */
const FRAMES = Object.values(FRAME_PAGES).map(({ path }) => `${path}?url=https://v`);
/** Every page of `app/(member)`, and the frames. */
const MEMBER_PATHS = [...memberPaths({}), ...FRAMES];

type Vector = (path: string) => { path: string; headers?: Record<string, string> };
const header =
  (name: string, value: string): Vector =>
  (path) => ({ path, headers: { [name]: value } });
const onPath =
  (change: (pathname: string) => string): Vector =>
  (path) => {
    const [pathname, query] = path.split('?') as [string, string?];
    return { path: `${change(pathname)}${query ? `?${query}` : ''}` };
  };
const VECTORS: Record<string, Vector> = {
  plain: (path) => ({ path }),
  'x-middleware-subrequest': header('x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'),
  'x-middleware-subrequest src': header(
    'x-middleware-subrequest',
    'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware',
  ),
  'x-middleware-prefetch': header('x-middleware-prefetch', '1'),
  'x-middleware-next': header('x-middleware-next', '1'),
  'next-router-prefetch': header('next-router-prefetch', '1'),
  purpose: header('purpose', 'prefetch'),
  'sec-purpose': header('sec-purpose', 'prefetch;prerender'),
  rsc: header('rsc', '1'),
  'segment prefetch': header('next-router-segment-prefetch', '/_tree'),
  'x-nextjs-data': header('x-nextjs-data', '1'),
  'next-resume': header('next-resume', '1'),
  'x-matched-path': header('x-matched-path', '/'),
  'x-now-route-matches': header('x-now-route-matches', '1=/'),
  'x-invoke-path': header('x-invoke-path', '/'),
  'x-rewrite-url': header('x-rewrite-url', '/'),
  'x-original-url': header('x-original-url', '/'),
  bot: header('user-agent', 'Googlebot/2.1'),
  'app cookie': header('cookie', 'isApp=1; isCheck=1'),
  'empty token': header('cookie', 'token='),
  'upper case': onPath((path) => path.toUpperCase()),
  'escaped letter': onPath((path) => path.replace('m', '%6d').replace('/r', '/%72')),
  'escaped twice': onPath((path) => path.replace('m', '%256d').replace('/r', '/%2572')),
  'escaped slash': onPath((path) => path.replace(/^\//, '/x/..%2f')),
  backslash: onPath((path) => path.replace(/\/(?=[^/]+$)/, '\\')),
  'dot segment': onPath((path) => `/./x/..${path}`),
  'trailing slash': onPath((path) => `${path}/`),
};

async function request(path: string, init: { headers?: Record<string, string>; method?: string; body?: BodyInit } = {}): Promise<Response> {
  return middleware(new NextRequest(`http://site.example:3000${path}`, init));
}

beforeEach(() => {
  knowSite({});
});

test('the table has the pages of members and the frames of venues', () => {
  expect(MEMBER_PATHS).toEqual(expect.arrayContaining(['/mine', '/mine/limits', '/registerGuide']));
  expect(MEMBER_PATHS.length).toBeGreaterThanOrEqual(48);
  expect(FRAMES).toHaveLength(6);
  expect(Object.keys(VECTORS).length).toBeGreaterThanOrEqual(24);
});

describe.each(Object.entries(VECTORS))('%s', (_, vector) => {
  // @spec 2.77 6.02
  test.each(MEMBER_PATHS)('%s redirects a visitor to the login', async (target) => {
    const { path, headers } = vector(target);
    const response = await request(path, { headers });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toMatch(/^http:\/\/site\.example:3000\/user\/login\?redirect=%2F/);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toBe('');
  });
});

test('the matcher skips only static paths, whatever the headers', () => {
  for (const entry of config.matcher) expect(typeof entry).toBe('string');
  const [source] = config.matcher;
  const runs = (path: string) => new RegExp(`^${source}$`).test(path);
  for (const path of [
    '/',
    '/mine',
    '/mine/x.css',
    '/site/api/v1/x',
    '/api/health',
    '/_next/data/x/mine.json',
    '/_next/image',
    '/assetsx/mine',
    '/favicon.ico',
  ])
    expect(runs(path)).toBe(true);
  for (const path of ['/_next/static/chunks/a.js', '/assets/icon.svg']) expect(runs(path)).toBe(false);
});

/** Responses whose nonces must all differ. */
const NONCES = 10_000;

describe('requests that reach the page', () => {
  test('each page gets a fresh nonce in its policy and layout, never the client’s', async () => {
    const nonces = new Set<string>();
    for (let round = 0; round < NONCES; round += 1) {
      const response = await request('/help', { headers: { 'x-nonce': 'mine', 'content-security-policy': "script-src 'nonce-mine'" } });
      const nonce = response.headers.get('x-middleware-request-x-nonce')!;
      expect(nonce).toMatch(/^[A-Za-z0-9_-]{22}$/);
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(response.headers.get('content-security-policy'));
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(NONCES);
  });
  test('headers that control the framework are removed', async () => {
    const response = await request('/help', {
      headers: { 'x-middleware-subrequest': 'x', 'x-nextjs-data': '1', 'next-action': 'a', location: '/x', cookie: 'a=1', 'x-evil': '1' },
    });
    const passed = response.headers.get('x-middleware-override-headers')!.split(',');
    expect(passed.toSorted()).toEqual(['content-security-policy', 'cookie', 'x-nonce', 'x-place']);
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s on a page gets 405 without reading the body', async (method) => {
  const response = await request('/help', { method, headers: { 'next-action': 'x' } });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([...MEMBER_PATHS, '/user/login?redirect=%2Fmine'])(
  'a form posted to %s is redirected to the same page by GET, without reading its body',
  async (path) => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body, duplex: 'half' };
    const response = await request(path, init);
    expect([response.status, response.headers.get('location')]).toEqual([303, `http://site.example:3000${path}`]);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toBe('');
    // The stream fills its own queue once; nobody takes from it.
    expect(pulled).toBeLessThanOrEqual(1);
  },
);

test('calls pass unchanged and without the headers of a document', async () => {
  const response = await request('/site/api/v1/x', { method: 'POST' });
  expect(response.headers.get('x-middleware-next')).toBe('1');
  expect(response.headers.has('content-security-policy')).toBe(false);
});

/** From the address bar or an app. */
const TYPED = { 'sec-fetch-site': 'none' };

describe('cookies', () => {
  test('a token in the address is stored with its part of the cache key, Secure only over TLS', async () => {
    const plain = await request('/help?token=pvl_7f3c1a9b5d2e4860&a=1', { headers: TYPED });
    expect(plain.status).toBe(303);
    expect(plain.headers.get('location')).toBe('http://site.example:3000/help?a=1');
    expect(plain.headers.get('referrer-policy')).toBe('no-referrer');
    expect(plain.headers.getSetCookie()).toEqual([
      'token=pvl_7f3c1a9b5d2e4860; Path=/; SameSite=Lax',
      'cacheId=2f21207262c4df5594a474be4a5b07d661c6dd096f363fea56837079c9cb5517; Path=/; SameSite=Lax',
    ]);
    const secure = await request('/help?token=pvl_7f3c1a9b5d2e4860', { headers: { ...TYPED, 'x-forwarded-proto': 'https' } });
    expect(secure.headers.getSetCookie().every((cookie) => cookie.split('; ').includes('Secure'))).toBe(true);
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=63072000');
  });
  test('the app’s first page sets its cookie, and the page itself reads it beside the others', async () => {
    const page = await request('/help?isApp=1', { headers: { cookie: 'theme=dark' } });
    expect(page.headers.get('x-middleware-next')).toBe('1');
    expect(page.headers.getSetCookie()).toEqual(['isApp=1; Path=/; SameSite=Lax']);
    expect(page.headers.get('x-middleware-request-cookie')).toBe('theme=dark; isApp=1');
    const alone = await request('/help?isApp=1', { headers: { 'x-forwarded-proto': 'https' } });
    expect(alone.headers.getSetCookie()).toEqual(['isApp=1; Path=/; Secure; SameSite=Lax']);
    expect(alone.headers.get('x-middleware-request-cookie')).toBe('isApp=1');
    const later = await request('/help?isApp=1', { headers: { cookie: 'isApp=1' } });
    expect([later.headers.getSetCookie(), later.headers.get('x-middleware-request-cookie')]).toEqual([[], 'isApp=1']);
  });
  test('scripts cannot read an offered session', async () => {
    const response = await request('/help?token=pvl_7f3c1a9b5d2e4860', {
      headers: { cookie: 'token=pvl_other_session', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    });
    expect(response.headers.get('location')).toBe('http://site.example:3000/user/switch?redirect=%2Fhelp');
    expect(response.headers.getSetCookie()).toEqual(['tokenOffer=pvl_7f3c1a9b5d2e4860; Max-Age=300; Path=/; HttpOnly; SameSite=Lax']);
  });
});

// @spec 2.86 4.15
test('maintenance is decided by the configuration in memory', async () => {
  knowSite({ preInfo: { maintainConfig: { status: 0 } } as never });
  expect((await request('/help')).headers.get('location')).toBe('http://site.example:3000/other/maintenance');
  knowSite({ preInfo: { maintainConfig: { status: 1 } } as never });
  expect((await request('/help')).headers.get('x-middleware-next')).toBe('1');
});
