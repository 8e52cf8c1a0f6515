import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { collectLog } from '../../support/log-lines';
import * as fc from '../../support/property';
import { isOwnRequest, isSameSite, PLATFORM_REQUEST_HEADERS, rangeOf, staticType, upstreamUrl } from '@/lib/server/forward/forward.rules';
import { forwardTo, type Upstream } from '@/lib/server/forward/forward.server';
import { createSlots, NoSlot } from '@/lib/kit/store/slots';
import { memberCallsFailure } from '@/lib/platform/member-calls.server';
import { forgetMemberCalls } from '../../support/member-calls';

collectLog();

let server: Server;
let origin = '';
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let respond: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;

const DATE = 'Sat, 21 Nov 2026 01:28:40 GMT';
const ok = (response: ServerResponse, body = '{"status_code":6000}', headers: Record<string, string | string[]> = {}) => {
  response.writeHead(200, { 'content-type': 'application/json', date: DATE, ...headers });
  response.end(body);
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
    request.on('end', () => {
      seen.push({ method: request.method!, url: request.url!, headers: request.headers, body });
      respond(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  seen = [];
  respond = (_, response) => ok(response);
});

const upstream = (change: Partial<Upstream> = {}): Upstream => ({
  origin,
  prefix: '/site/api/',
  kind: 'api',
  headers: PLATFORM_REQUEST_HEADERS,
  slots: createSlots(4, 4),
  deadline: 2000,
  platform: true,
  ...change,
});

function send(path = '/site/api/v1/x', init: RequestInit = {}, change: Partial<Upstream> = {}): Promise<Response> {
  const request = new Request(`http://site.example:3000${path}`, {
    method: 'POST',
    body: init.method === 'GET' ? undefined : '{"a":1}',
    ...init,
    headers: {
      'content-type': 'application/json',
      host: 'site.example:3000',
      'x-forwarded-for': '203.0.113.9',
      ...(init.headers as object),
    },
  });
  return forwardTo(request, new URL(request.url).pathname, upstream(change));
}

describe('forwarding requests', () => {
  test('forwards only listed headers, the caller’s address and the body unchanged', async () => {
    await send('/site/api/v1/x?a=%20b', {
      headers: {
        'X-API-TOKEN': 't',
        'X-API-UUID': 'u',
        'Idempotency-Key': 'k',
        'user-agent': 'ua',
        cookie: 'token=secret',
        referer: 'http://site.example/mine?x',
        'x-evil': '1',
        'x-real-ip': '6.6.6.6',
        authorization: 'Bearer x',
        'x-http-method-override': 'DELETE',
      },
    });
    const { method, url, headers, body } = seen[0]!;
    expect({ method, url, body }).toEqual({ method: 'POST', url: '/site/api/v1/x?a=%20b', body: '{"a":1}' });
    expect(headers).toMatchObject({
      'x-api-token': 't',
      'x-api-uuid': 'u',
      'idempotency-key': 'k',
      'user-agent': 'ua',
      'x-forwarded-for': '203.0.113.9',
      accept: 'application/json',
    });
    for (const name of ['cookie', 'referer', 'origin', 'x-evil', 'x-real-ip', 'authorization', 'x-http-method-override'])
      expect(headers).not.toHaveProperty(name);
  });
  test('a venue receives neither the caller’s address nor the host name of the site', async () => {
    await send('/site/api/v1/x', {}, { platform: false });
    expect(Object.keys(seen[0]!.headers).filter((name) => name.startsWith('x-forwarded'))).toEqual([]);
  });
  test('sends no body with a GET', async () => {
    await send('/site/api/v1/x', { method: 'GET' });
    expect(seen[0]).toMatchObject({ method: 'GET', body: '' });
  });
  test('only a logout makes the browser clear its cache of the site', async () => {
    expect((await send('/site/api/v1/user/logout')).headers.get('clear-site-data')).toBe('"cache"');
    expect((await send('/site/api/v1/user/login')).headers.has('clear-site-data')).toBe(false);
  });
  test('rejects a body over the limit before it is sent', async () => {
    const response = await send('/site/api/v1/x', { body: 'x'.repeat(1024 * 1024 + 1) });
    expect(response.status).toBe(413);
    expect(seen).toEqual([]);
    expect((await send('/site/api/v1/x', { body: 'x'.repeat(1024 * 1024) })).status).toBe(200);
  });
});

describe('allowed senders', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://site.example' }],
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
  ])('rejects %j', async (headers) => {
    const response = await send('/site/api/v1/x', { headers: headers as Record<string, string> });
    expect(response.status).toBe(403);
    expect(seen).toEqual([]);
  });
  test.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://site.example:3000' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'content-type': 'application/json; charset=utf-8' }],
  ])('accepts %j', async (headers) => {
    expect((await send('/site/api/v1/x', { headers: headers as Record<string, string> })).status).toBe(200);
  });
  test('accepts the origin null of our own form under no-referrer only by fetch metadata', () => {
    expect(isSameSite({ fetchSite: 'same-origin', origin: 'null', host: 'a' })).toBe(true);
    expect(isSameSite({ fetchSite: null, origin: 'null', host: 'a' })).toBe(false);
    expect(isOwnRequest({ method: 'GET', fetchSite: null, origin: null, host: 'a', contentType: null })).toBe(true);
  });
});

describe('targets', () => {
  const at = (path: string, search = '') => upstreamUrl('https://platform.example', '/site/api/', path, search)?.href ?? null;
  test.each(['/site/api/v1/configuration/preInfo', '/site/api/v1/a-b_c.d~e'])('%s', (path) => {
    expect(at(path)).toBe(`https://platform.example${path}`);
  });
  test.each([
    '/site/api/',
    '/site/api//x',
    '/site/api/../admin',
    '/site/api/%2e%2e/admin',
    '/site/api/..%2fadmin',
    '/site/api/%2e%2e%2fadmin',
    '/site/api/%252e%252e/x',
    '/site/api/a%5cb',
    '/site/api/a%00',
    '/site/api/a%0d%0ab',
    '/site/api/%zz',
    '/site/api/%ff',
    '/act/api/v1/x',
    '//evil.example/site/api/x',
    '/site/api/a;b',
    '/site/api/a%3fb',
    '/site/api/a%23b',
    '/site/api/.',
    '/site/apix',
    `/site/api/${'x'.repeat(200)}`,
  ])('%s has no target', (path) => {
    expect(at(path)).toBeNull();
  });
  test('forwards the query, and rejects one that is too long', () => {
    expect(at('/site/api/x', '?a=//evil.example')).toBe('https://platform.example/site/api/x?a=//evil.example');
    expect(at('/site/api/x', `?${'a'.repeat(3000)}`)).toBeNull();
  });
  test('an unknown target gets 404 without any call', async () => {
    expect((await send('/act/api/v1/x')).status).toBe(404);
    expect(seen).toEqual([]);
  });
});

describe('forwarding responses', () => {
  test('passes on only listed headers: no cookie, none of the platform’s policies, and its clock under our name', async () => {
    respond = (_, response) =>
      ok(response, '{"status_code":6000,"data":1}', {
        'set-cookie': ['a=1', 'token=2'],
        'content-security-policy': 'none',
        'access-control-allow-origin': '*',
        server: 'x',
        'x-powered-by': 'y',
        location: '/evil',
      });
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status_code: 6000, data: 1 });
    expect([...response.headers.keys()].toSorted()).toEqual([
      'cache-control',
      'content-disposition',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'referrer-policy',
      'x-content-type-options',
      'x-platform-date',
    ]);
    expect(response.headers.get('x-platform-date')).toBe(DATE);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });
  test('keeps an error status and its JSON, and only the status with any other body', async () => {
    respond = (_, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '7' });
      response.end('{"status_code":6501}');
    };
    const limited = await send();
    expect([limited.status, limited.headers.get('retry-after'), await limited.json()]).toEqual([429, '7', { status_code: 6501 }]);
    respond = (_, response) => {
      response.writeHead(503, { 'content-type': 'text/html' });
      response.end('<h1>nginx</h1>');
    };
    const down = await send();
    expect([down.status, await down.json()]).toEqual([503, null]);
  });
  test.each([
    ['HTML with 200', 200, 'text/html', '<script>alert(1)</script>'],
    ['a redirect inside', 302, 'application/json', '{}'],
    ['a page labelled as JSON whose body is not', 200, 'text/plain', '{"status_code":6000'],
    ['bytes that are no UTF-8', 200, 'text/plain', Buffer.from([0x22, 0xff, 0x22])],
    ['no body', 200, 'text/plain', ''],
  ])('%s becomes 502', async (_, status, type, body) => {
    respond = (_request, response) => {
      response.writeHead(status, { ...(type ? { 'content-type': type } : {}), location: 'http://127.0.0.1:1/' });
      response.end(body);
    };
    const response = await send();
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ status_code: 10001, message: '', data: null, source: 'site' });
  });
  test.each([
    'application/json',
    'application/json;charset=UTF-8',
    'text/plain;charset=UTF-8',
    'text/html; charset=utf-8',
    'application/vnd.api+json',
    'application/jsonp',
    'application/octet-stream',
    '',
  ])('JSON labelled %j is read under any status, and is passed on as JSON that browsers do not sniff', async (type) => {
    for (const status of [200, 400, 401, 403, 500]) {
      respond = (_request, response) => {
        response.writeHead(status, type ? { 'content-type': type } : {});
        response.end('{"status_code":10004,"message":"<script>"}');
      };
      const response = await send();
      expect([response.status, await response.json()]).toEqual([status, { status_code: 10_004, message: '<script>' }]);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
    }
  });
  test('stops a decompression bomb at the limit without using more memory', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    respond = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(bomb);
    };
    const before = process.memoryUsage().rss;
    expect((await send()).status).toBe(502);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
  test('passes exactly two megabytes and not one byte more', async () => {
    respond = (_, response) => ok(response, 'x'.repeat(2 * 1024 * 1024));
    expect((await (await send()).arrayBuffer()).byteLength).toBe(2 * 1024 * 1024);
    respond = (_, response) => ok(response, 'x'.repeat(2 * 1024 * 1024 + 1));
    expect((await send()).status).toBe(502);
  });
  test('ends a silent and a dripping response at the deadline', async () => {
    respond = () => undefined;
    expect((await send('/site/api/v1/x', {}, { deadline: 80 })).status).toBe(504);
    respond = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drip));
    };
    expect((await send('/site/api/v1/x', {}, { deadline: 120 })).status).toBe(504);
  });
  test('responds with 502 to a broken connection, a truncated body and a closed port', async () => {
    respond = (request) => request.socket.destroy();
    expect((await send()).status).toBe(502);
    respond = (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"a"');
      setImmediate(() => request.socket.destroy());
    };
    expect((await send()).status).toBe(502);
    expect((await send('/site/api/v1/x', {}, { origin: 'http://127.0.0.1:1' })).status).toBe(502);
  });
  test('aborts the call upstream when the caller leaves', async () => {
    const closed = new Promise<void>((resolve) => {
      respond = (request) => request.socket.on('close', () => resolve());
    });
    const controller = new AbortController();
    const pending = send('/site/api/v1/x', { signal: controller.signal });
    const wait = new Promise<void>((resolve) => {
      const before = respond;
      respond = (request, response) => {
        before(request, response);
        resolve();
      };
    });
    await wait;
    controller.abort();
    expect((await pending).status).toBe(502);
    await closed;
  });
  test('rejects calls at once beyond its slots and its queue', async () => {
    const waiting: ServerResponse[] = [];
    respond = (_, response) => void waiting.push(response);
    const slots = createSlots(1, 0);
    const first = send('/site/api/v1/x', {}, { slots });
    while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const rejected = await send('/site/api/v1/x', {}, { slots });
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '1']);
    ok(waiting[0]!);
    expect((await first).status).toBe(200);
  });
});

describe('pictures', () => {
  const picture = (type: string) => {
    respond = (_, response) => {
      response.writeHead(200, { 'content-type': type, 'set-cookie': 'a=1' });
      response.end(Buffer.from([1, 2, 255]));
    };
    return send('/site/static/logo.png', { method: 'GET' }, { prefix: '/site/static/', kind: 'static' });
  };
  test('are forwarded byte for byte and cannot execute anything', async () => {
    const response = await picture('image/svg+xml; charset=utf-8');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 255]));
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.has('set-cookie')).toBe(false);
  });
  test.each(['text/html', 'application/javascript', 'application/json', 'image/svg', ''])('%s is not forwarded', async (type) => {
    expect(staticType(type)).toBeNull();
    expect((await picture(type)).status).toBe(502);
  });
});

describe('videos', () => {
  const BYTES = Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const film = async (range?: string) => {
    respond = (_, response) => {
      response.writeHead(200, { 'content-type': 'video/webm' });
      response.end(BYTES);
    };
    const headers: Record<string, string> = range === undefined ? {} : { range };
    const response = await send('/site/static/intro.webm', { method: 'GET', headers }, { prefix: '/site/static/', kind: 'static' });
    return {
      status: response.status,
      range: response.headers.get('content-range'),
      bytes: [...new Uint8Array(await response.arrayBuffer())],
      headers: response.headers,
    };
  };

  test('are forwarded whole, and announce that ranges are supported', async () => {
    const { status, bytes, headers } = await film();
    expect([status, bytes]).toEqual([200, [...BYTES]]);
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('content-type')).toBe('video/webm');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['bytes=0-1', 206, 'bytes 0-1/10', [0, 1]],
    ['bytes=7-', 206, 'bytes 7-9/10', [7, 8, 9]],
    ['bytes=-2', 206, 'bytes 8-9/10', [8, 9]],
    ['bytes=8-99', 206, 'bytes 8-9/10', [8, 9]],
    ['bytes=10-', 416, 'bytes */10', []],
    ['bytes=5-2', 200, null, [...BYTES]],
    ['bytes=0-1,4-5', 200, null, [...BYTES]],
    ['pages=0-1', 200, null, [...BYTES]],
  ])('%s gets status %i', async (range, status, contentRange, bytes) => {
    expect(await film(range)).toMatchObject({ status, range: contentRange, bytes });
  });

  test('a range lies within the video, for any request', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat()), fc.integer({ min: 1, max: 5_000_000 }), (from, to, size) => {
        const part = rangeOf(`bytes=${from}-${to ?? ''}`, size);
        if (part === null || part === 'outside') return;
        expect(part[0]).toBe(from);
        expect(part[1]).toBeLessThan(size);
        expect(part[0]).toBeLessThanOrEqual(part[1]);
      }),
    );
  });
});

describe('reported outages of the platform', () => {
  const [ONE, OTHER] = ['/site/api/v1/user/login', '/site/api/v1/member/info'];
  const MEMBER = { 'X-API-TOKEN': 't' };
  const thrice = async (change: Partial<Upstream> = {}, headers: Record<string, string> = MEMBER) => {
    for (const path of [ONE, OTHER, OTHER]) await send(path, { headers }, change);
    return memberCallsFailure();
  };
  beforeEach(forgetMemberCalls);
  afterAll(forgetMemberCalls);

  test('HTTP errors, silence and broken connections of three calls count as an outage', async () => {
    respond = (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    expect(await thrice()).toBe('status');
    respond = () => undefined;
    expect(await thrice({ deadline: 50 })).toBe('timeout');
    respond = (request) => request.socket.destroy();
    expect(await thrice()).toBe('unreachable');
    respond = (_, response) => ok(response);
    await send(OTHER, { headers: MEMBER });
    expect(memberCallsFailure()).toBeNull();
  });

  test('rejections, even with HTTP errors, a full queue, visitors’ calls and other upstreams do not', async () => {
    respond = (_, response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"status_code":10004}');
    expect(await thrice()).toBeNull();
    respond = (_, response) => response.writeHead(401).end();
    expect(await thrice()).toBeNull();
    expect(await thrice({ slots: { ...createSlots(1, 1), run: () => Promise.reject(new NoSlot()) } })).toBeNull();
    respond = (_, response) => response.writeHead(502).end();
    expect(await thrice({ platform: false })).toBeNull();
    expect(await thrice({}, {})).toBeNull();
  });
});
