import { NextRequest } from 'next/server';
import { GET as readCache, POST as writeCache } from '@/app/api/json-cache/[key]/route';
import { POST as takeReport } from '@/app/api/csp/route';
import { POST as respondToOffer } from '@/app/api/session-offer/route';
import { POST as improxy } from '@/app/improxy/[...path]/route';
import { POST as forwardSite } from '@/app/(forward)/site/api/[...path]/route';
import * as actStatic from '@/app/(forward)/act/static/[...path]/route';
import { writeSharedCache } from '@/lib/server/json-cache/json-cache.server';
import { knowSite } from '../../support/known-site';
import { collectLog } from '../../support/log-lines';

const lines = collectLog();

/** The platform's verdict on the token that writes to the cache. */
let openToken: boolean | null = true;
jest.mock('@/lib/domain/member/login/open-token.server', () => ({ isOpenToken: () => Promise.resolve(openToken) }));

const TOKEN = 'pvl_7f3c1a9b5d2e4860';
const OWN = 'pavilion-production-2f21207262c4df5594a474be4a5b07d661c6dd096f363fea56837079c9cb5517';
let caller = 0;

function request(
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string; token?: string } = {},
): NextRequest {
  const { token, headers, ...rest } = init;
  return new NextRequest(`http://site.example${path}`, {
    ...rest,
    headers: {
      host: 'site.example',
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${caller}`,
      ...(token ? { cookie: `token=${token}` } : {}),
      ...headers,
    },
  });
}
const at = (key: string) => ({ params: Promise.resolve({ key }) });
const get = (key: string, token?: string) => readCache(request(`/api/json-cache/${key}`, { token }), at(key));
const post = (key: string, body: string, token?: string, headers?: Record<string, string>) =>
  writeCache(request(`/api/json-cache/${key}`, { method: 'POST', body, token, headers }), at(key));

beforeEach(() => {
  knowSite({});
  caller += 1;
  lines.length = 0;
  openToken = true;
});

describe('json-cache', () => {
  // @spec 7.44
  test('only the owner reads and writes an entry', async () => {
    expect(await (await get(OWN, TOKEN)).json()).toEqual({ status_code: 6000, message: '', data: null });
    const written = await post(OWN, '{"value":"U2FsdGVk","ttl":7200}', TOKEN);
    expect([written.status, await written.json()]).toEqual([200, { status_code: 6000, message: '', data: { ttl: 3600 } }]);
    expect(await (await get(OWN, TOKEN)).json()).toMatchObject({ data: 'U2FsdGVk' });
    for (const other of [undefined, 'pvl_somebody_else']) {
      expect((await get(OWN, other)).status).toBe(403);
      expect((await post(OWN, '{"value":"evil","ttl":60}', other)).status).toBe(403);
    }
    expect(await (await get(OWN, TOKEN)).json()).toMatchObject({ data: 'U2FsdGVk' });
  });
  test('only the server writes a shared entry, and everybody reads it', async () => {
    expect((await post('pavilion-test', '{"value":"evil","ttl":60}', TOKEN)).status).toBe(403);
    await writeSharedCache('test', 'counts', 60);
    expect(await (await get('pavilion-test')).json()).toMatchObject({ data: 'counts' });
  });
  test('a malformed or limited call is rejected in an envelope that is no success and that no browser caches', async () => {
    const rejections = [
      await get('other-key', TOKEN),
      await post(OWN, '{', TOKEN),
      await post(OWN, JSON.stringify({ value: 'x'.repeat(1024 * 1024), ttl: 60 }), TOKEN),
      await post(OWN, '{"value":"x","ttl":60}', TOKEN, { 'content-type': 'text/plain' }),
      await post(OWN, '{"value":"x","ttl":60}', TOKEN, { 'sec-fetch-site': 'cross-site' }),
    ];
    expect(rejections.map((response) => response.status)).toEqual([400, 400, 413, 403, 403]);
    for (const response of rejections) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(((await response.json()) as { status_code: number }).status_code).not.toBe(6000);
    }
    expect((await post(OWN, JSON.stringify({ value: 'x'.repeat(64 * 1024), ttl: 60 }), TOKEN)).status).toBe(200);
  });
  test('nobody writes without a session that the platform knows, or while it cannot be reached', async () => {
    await post(OWN, '{"value":"before","ttl":60}', TOKEN);
    for (const [response, status] of [
      [false, 403],
      [null, 503],
    ] as const) {
      openToken = response;
      expect((await post(OWN, '{"value":"after","ttl":60}', TOKEN)).status).toBe(status);
    }
    expect(await (await get(OWN, TOKEN)).json()).toMatchObject({ data: 'before' });
  });
  test('one address writes at most 4 MiB an hour, and the server’s shared entries remain', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    await writeSharedCache('test', 'counts', 3600);
    const body = JSON.stringify({ value: 'x'.repeat(64 * 1024 - 200), ttl: 3600 });
    const statuses: number[] = [];
    for (let round = 0; round < 70; round += 1) {
      jest.advanceTimersByTime(1000);
      statuses.push((await post(OWN, body, TOKEN)).status);
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([64, 429]);
    jest.setSystemTime(Date.now() + 1000);
    expect(await (await get('pavilion-test')).json()).toMatchObject({ data: 'counts' });
    jest.useRealTimers();
  });
  test('one caller is limited to 60 calls at once', async () => {
    // Time stands still: a slow machine must not be given more.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const statuses: number[] = [];
    for (let round = 0; round < 80; round += 1) statuses.push((await get(OWN, TOKEN)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    jest.useRealTimers();
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a policy report is one log line without queries, limited per caller, and always gets status 204', async () => {
  const body = JSON.stringify({
    'csp-report': {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/a?token=1',
      'document-uri': 'https://site.example/mine',
    },
  });
  for (let round = 0; round < 30; round += 1) expect((await takeReport(request('/api/csp', { method: 'POST', body }))).status).toBe(204);
  expect(lines).toHaveLength(20);
  expect(JSON.stringify(lines)).not.toContain('token');
});

describe('the response to an offered session', () => {
  const reply = (body: string, headers: Record<string, string>, offer = TOKEN) =>
    respondToOffer(
      request('/api/session-offer', {
        method: 'POST',
        body,
        headers: { cookie: `token=pvl_open_session; tokenOffer=${offer}`, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    );
  const own = { 'sec-fetch-site': 'same-origin', origin: 'null' };

  test('replaces the session and its cache key on acceptance, and removes the offer', async () => {
    const response = await reply('choice=take&redirect=%2Fgame%2Fsport', own);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/game/sport']);
    expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
      `token=${TOKEN}`,
      `cacheId=${OWN.slice('pavilion-production-'.length)}`,
      'tokenOffer=',
    ]);
  });
  test.each(['choice=keep&redirect=%2Fhelp', 'redirect=%2Fhelp', ''])('keeps the open session for %j', async (body) => {
    expect((await reply(body, own)).headers.getSetCookie()).toEqual(['tokenOffer=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
  });
  test('rejects a response from another site, and keeps the return path on this one', async () => {
    expect((await reply('choice=take', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await reply('choice=take', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await reply('choice=keep&redirect=%2F.%2F%2Fevil.example', own)).headers.get('location')).toBe('/');
    expect((await reply('choice=take', own, 'bad;token')).headers.getSetCookie()).toHaveLength(1);
  });
});

test('/improxy does not exist while the list has no IM origin, whatever a request names', async () => {
  for (const path of ['/improxy/api/mobile/GetBalance', '/improxy/https://evil.example/', '/improxy/api/mobile/../../x']) {
    expect((await improxy(request(path, { method: 'POST', body: '{}', headers: { 'x-origin': 'https://evil.example' } }))).status).toBe(
      404,
    );
  }
});

test('the route files accept calls by GET and POST, and pictures by GET only', async () => {
  expect(Object.keys(actStatic)).toEqual(['GET']);
  expect((await forwardSite(request('/site/api/../x', { method: 'POST', body: '{}' }))).status).toBe(404);
});
