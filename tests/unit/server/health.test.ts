import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import preInfoFixture from '../../contract/fixtures/pre-info.json';
import secFixture from '../../contract/fixtures/sec.json';
import vvFixture from '../../contract/fixtures/vv-pretty.json';
import { collectLog } from '../../support/log-lines';
import { until } from '../../support/until';

/** `/api/health` in front of a platform at a real socket. Each test is a fresh process. */
const PRE_INFO = '/site/api/v1/configuration/preInfo';
const PRETTY = '/site/api/v1/configuration/vvPretty';
const SEC = '/site/api/v1/sec/3001';
const RESPONSES: Record<string, unknown> = {
  [PRE_INFO]: preInfoFixture.response,
  [PRETTY]: vvFixture.response,
  [SEC]: secFixture.response,
};
const rejected = (status_code: number) => ({ status_code, message: 'SECRET', data: { phone: 'SECRET' } });

let server: Server;
let port = 0;
let epoch: string | null = null;
let respond: (path: string, response: ServerResponse) => void;
const lines = collectLog();

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json', ...(epoch === null ? {} : { 'x-platform-epoch': epoch }) });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
/** The platform responds as always, save at one path. */
const but = (path: string, body: unknown, status = 200) => {
  respond = (requestPath, response) => (requestPath === path ? send(response, body, status) : send(response, RESPONSES[requestPath]));
};

beforeEach(async () => {
  // Each test has its own server: the site of an earlier test goes on sending requests for a while.
  server = createServer((request, response) => respond(request.url!, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  jest.resetModules();
  jest.dontMock('@/lib/kit/crypto/aes');
  for (const name of ['site', 'failure-log', 'invalid-values', 'epoch']) Reflect.deleteProperty(globalThis, Symbol.for(`pavilion.${name}`));
  lines.length = 0;
  epoch = null;
  but('', null);
  process.env['PLATFORM_ORIGIN'] = `http://127.0.0.1:${port}`;
  process.env['SITE_REFRESH_MS'] = '100';
  // A slow machine is no platform that is late: only the test about lateness keeps the real budget.
  jest.doMock('@pavilion/contract/constants', () => ({
    ...jest.requireActual<object>('@pavilion/contract/constants'),
    SERVER_TIMEOUT_MS: 20_000,
  }));
});

async function open(): Promise<() => Promise<unknown>> {
  const { GET } = await import('@/app/api/health/route');
  return async () => (await GET()).json() as unknown;
}

test('a platform that responds is ok, and one without an epoch has none', async () => {
  const health = await open();
  expect(await health()).toEqual({ status: 'ok', platform: 'ok' });
  expect(lines).toEqual([]);
});

const DOWN: readonly [reason: string, set: () => void, line: Record<string, unknown>][] = [
  ['refused', () => but(PRE_INFO, rejected(10001)), { call: 'preInfo', source: 'platform', code: 10001 }],
  ['signature', () => but(PRE_INFO, rejected(10108)), { call: 'preInfo', code: 10108 }],
  ['status', () => but(PRE_INFO, 'SECRET', 503), { call: 'preInfo', status: 503 }],
  [
    'invalid',
    () => but(PRE_INFO, { status_code: 6000, message: '', data: ['SECRET'] }),
    { call: 'preInfo', path: 'data', expected: 'an object' },
  ],
  ['invalid', () => but(PRE_INFO, '<html>SECRET'), { call: 'preInfo', path: '(json)', expected: 'JSON' }],
  [
    'undecryptable',
    () => but(SEC, { status_code: 6000, message: '', data: { key: 'x'.repeat(32), iv: 'y'.repeat(16) } }),
    { call: 'vvPretty' },
  ],
  ['refused', () => but(SEC, rejected(10003)), { call: 'sec', code: 10003 }],
  ['unreachable', () => (respond = (_, response) => void response.socket!.destroy()), { call: 'preInfo' }],
];

test.each(DOWN)('%s: health reports one word, the log the place, and neither the value', async (reason, set, line) => {
  set();
  const health = await open();
  expect(await health()).toEqual({ status: 'ok', platform: 'down', reason });
  expect(lines).toContainEqual(['warn', 'call.failed', { reason, ...line, ...(line['code'] ? { source: 'platform' } : {}) }]);
  expect(JSON.stringify(lines)).not.toMatch(/SECRET|127\.0\.0\.1/);
});

test('another bundle of the process reports the same reason', async () => {
  but(PRE_INFO, rejected(10108));
  const { getSite } = await import('@/lib/domain/site/config/site.server');
  await getSite();
  jest.resetModules();
  expect(await (await open())()).toEqual({ status: 'ok', platform: 'down', reason: 'signature' });
});

test('a port without a listener is unreachable', async () => {
  process.env['PLATFORM_ORIGIN'] = 'http://127.0.0.1:9';
  expect(await (await open())()).toEqual({ status: 'ok', platform: 'down', reason: 'unreachable' });
});

test('a platform that hangs is a timeout, for the waiting caller and for the next', async () => {
  jest.dontMock('@pavilion/contract/constants');
  respond = () => undefined;
  const health = await open();
  for (let round = 0; round < 2; round += 1) expect(await health()).toEqual({ status: 'ok', platform: 'down', reason: 'timeout' });
  server.closeAllConnections();
});

test('a plain text of another shape is an invalid value with its place', async () => {
  jest.doMock('@/lib/kit/crypto/aes', () => ({ decryptCbc: () => Promise.resolve('["SECRET"]') }));
  expect(await (await open())()).toEqual({ status: 'ok', platform: 'down', reason: 'invalid' });
  expect(lines).toContainEqual(['warn', 'call.failed', { reason: 'invalid', call: 'vvPretty', path: 'plain', expected: 'an object' }]);
  expect(JSON.stringify(lines)).not.toContain('SECRET');
});

test('health is ok again as soon as the platform is', async () => {
  but(PRE_INFO, 'down', 503);
  const health = await open();
  expect(await health()).toMatchObject({ platform: 'down' });
  but('', null);
  await until(async () => ((await health()) as { platform: string }).platform === 'ok');
  expect(await health()).toEqual({ status: 'ok', platform: 'ok' });
});

test('pre-info is requested every SITE_REFRESH_MS while the site is in use, and the configuration a quarter as often', async () => {
  const requests: Record<string, number> = {};
  respond = (path, response) => {
    requests[path] = (requests[path] ?? 0) + 1;
    send(response, RESPONSES[path]);
  };
  const health = await open();
  await until(async () => {
    await health();
    return (requests[PRE_INFO] ?? 0) >= 9;
  });
  expect(requests[SEC]).toBeGreaterThan(1);
  expect(requests[SEC]).toBeLessThan(6);
});

describe('another epoch', () => {
  test('is reported once its pre-info and configuration are loaded, and not before', async () => {
    epoch = 'first';
    const health = await open();
    expect(await health()).toEqual({ status: 'ok', platform: 'ok', epoch: 'first' });
    epoch = 'second';
    but(SEC, rejected(10001));
    await until(async () => ((await health()) as { platform: string }).platform === 'down');
    expect(await health()).toEqual({ status: 'ok', platform: 'down', reason: 'refused' });
    but('', null);
    await until(async () => ((await health()) as { epoch?: string }).epoch === 'second');
  });

  test('clears what the site’s server caches: pages, and the shared entry of the json-cache', async () => {
    epoch = 'first';
    const health = await open();
    const { getSite } = await import('@/lib/domain/site/config/site.server');
    const { readEntry, writeSharedCache } = await import('@/lib/server/json-cache/json-cache.server');
    const entry = async () =>
      ((await (await readEntry({ key: 'pavilion-test', token: null, address: 'a' })).json()) as { data: unknown }).data;
    await health();
    await writeSharedCache('test', 'counts', 60);
    expect(await entry()).toBe('counts');

    epoch = 'second';
    but(PRE_INFO, { status_code: 6000, message: '', data: { ...preInfoFixture.response.data, stopLogin: true } });
    await until(async () => ((await health()) as { epoch?: string }).epoch === 'second');
    expect((await getSite()).preInfo?.stopLogin).toBe(true);
    expect(await entry()).toBeNull();
  });
});
