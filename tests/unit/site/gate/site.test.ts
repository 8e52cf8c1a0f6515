import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgetMemberCalls } from '../../../support/member-calls';
import namingFixture from '../../../contract/fixtures/naming-list.json';
import preInfoFixture from '../../../contract/fixtures/pre-info.json';
import secFixture from '../../../contract/fixtures/sec.json';
import vvFixture from '../../../contract/fixtures/vv-pretty.json';

/** The site's configuration against a platform that responds, hangs, lies or is away. Each test is a fresh process. */
const RESPONSES: Record<string, unknown> = {
  '/site/api/v1/configuration/preInfo': preInfoFixture.response,
  '/site/api/v1/configuration/vvPretty': vvFixture.response,
  '/site/api/v1/sec/3001': secFixture.response,
  '/site/api/v1/site/naming/list': namingFixture.response,
};
let server: Server;
let port = 0;
let calls: string[] = [];
let results = RESPONSES;
let hanging = false;
/** ms before every response. */
let latency = 0;
let date = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(request.url!);
    if (hanging) return;
    const reply = results[request.url!];
    setTimeout(() => {
      response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json', ...(date ? { date } : {}) });
      response.end(JSON.stringify(reply ?? {}));
    }, latency);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  calls = [];
  results = RESPONSES;
  hanging = false;
  latency = 0;
  date = '';
  jest.resetModules();
  for (const name of ['pavilion.site', 'pavilion.home', 'pavilion.failure-log', 'pavilion.epoch'])
    Reflect.deleteProperty(globalThis, Symbol.for(name));
  process.env['PLATFORM_ORIGIN'] = `http://127.0.0.1:${port}`;
  // A slow machine is no platform that is late: only the test about lateness keeps the real budget.
  jest.doMock('@pavilion/contract/constants', () => ({
    ...jest.requireActual<object>('@pavilion/contract/constants'),
    SERVER_TIMEOUT_MS: 20_000,
  }));
});

const load = () => import('@/lib/domain/site/config/site.server');
const loadHome = () => import('@/lib/domain/site/home/home.server');

// @spec 7.10 7.12
test('one round of calls serves every visitor, decrypted and without the server’s own address', async () => {
  const { getSite, peekSite } = await load();
  expect(peekSite()).toBeNull();
  const sites = await Promise.all(Array.from({ length: 20 }, () => getSite()));
  expect(calls.toSorted()).toEqual(
    Object.keys(RESPONSES)
      .filter((path) => !path.includes('naming'))
      .toSorted(),
  );
  expect(sites[19]).toMatchObject({ stale: false, worldOffset: 0, preInfo: { SiteBaseConfigVo: { title: '云亭体育' }, ip: '' } });
  expect(sites[0]!.config.chatSocketUrl).toBe('wss://chat.example.com');
  expect(sites[0]!.origins.venues['FBTY']).toEqual(['https://fb.example.com']);
  expect(peekSite()).not.toBeNull();
});

test('the world’s clock is read from the platform’s Date header', async () => {
  date = new Date(Date.now() + 7_200_000).toUTCString();
  const { worldOffset } = await (await load()).getSite();
  expect(Math.abs(worldOffset - 7_200_000)).toBeLessThan(2000);
});

test('a platform that hangs costs the page one time budget, home content included, and nothing after that', async () => {
  hanging = true;
  // The visitor's budget is the real one; a call that gave up on a slow machine would be repeated in the background.
  jest.doMock('@pavilion/contract/constants', () => ({
    ...jest.requireActual<object>('@pavilion/contract/constants'),
    REFRESH_TIMEOUT_MS: 60_000,
  }));
  const { getSite, peekSite } = await load();
  const { getHomeContent } = await loadHome();
  expect(await getSite()).toMatchObject({ preInfo: null, stale: true, origins: { venues: {}, chat: [] } });
  expect(await getHomeContent()).toEqual({ late: false, notices: null, ads: null, naming: null });
  // Home's own three requests would wait a second budget: none is sent, and none of the site's twice.
  expect(calls.toSorted()).toEqual(
    Object.keys(RESPONSES)
      .filter((path) => !path.includes('naming'))
      .toSorted(),
  );
  expect(peekSite()).not.toBeNull();
});

/** Repeats until it holds, however busy the machine is. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 200 && !(await holds()); round += 1) await sleep(50);
}

// A virtual clock measures the wait itself: tests/unit/kit/refreshed-value.test.ts.
test.each([600, 2_000])('a platform that takes %d ms is known soon after, even when no visitor waits for it', async (ms) => {
  latency = ms;
  jest.dontMock('@pavilion/contract/constants');
  const { getSite } = await load();
  const { getHomeContent } = await loadHome();
  expect((await getSite()).outage).toBeNull();
  await eventually(async () => (await getSite()).configured);
  expect(await getSite()).toMatchObject({ configured: true, stale: false, outage: null, reason: null });
  expect((await getSite()).origins.venues['FBTY']).toEqual(['https://fb.example.com']);
  // A page without its content is watched until it is there.
  const first = await getHomeContent();
  if (first.naming === null) expect(first.late).toBe(true);
  await eventually(async () => (await getHomeContent()).naming !== null);
  expect((await getHomeContent()).naming).not.toBeNull();
});

test('the first request after a start waits longer, once', async () => {
  latency = 600;
  jest.dontMock('@pavilion/contract/constants');
  expect(await (await load()).getSite(10_000)).toMatchObject({ configured: true, stale: false });
});

test.each([
  ['status', 'down', () => (results = {})],
  ['invalid', null, () => (results = { ...RESPONSES, '/site/api/v1/configuration/preInfo': { status_code: 6000, message: '', data: [] } })],
  [
    'signature',
    null,
    () => (results = { ...RESPONSES, '/site/api/v1/configuration/preInfo': { status_code: 10108, message: '', data: null } }),
  ],
] as const)('after three attempts with reason %s the outage is %s, and none after the first', async (reason, outage, set) => {
  set();
  const { getSite } = await load();
  expect(await getSite()).toMatchObject({ reason, outage: null });
  await sleep(2_500);
  for (let round = 0; round < 30 && (await getSite()).outage !== outage; round += 1) await sleep(100);
  expect(await getSite()).toMatchObject({ stale: true, reason, outage });
});

test('failing calls of members are an outage, even with a fresh configuration', async () => {
  const { getSite } = await load();
  const { noteMemberCall } = await import('@/lib/platform/member-calls.server');
  expect(await getSite()).toMatchObject({ stale: false, outage: null, reason: null });
  for (const path of ['/a', '/b', '/a']) noteMemberCall(path, 'unreachable');
  expect(await getSite()).toMatchObject({ stale: false, outage: 'down', reason: 'unreachable' });
  forgetMemberCalls();
  expect(await getSite()).toMatchObject({ outage: null, reason: null });
});

// @spec 7.13
test('a configuration that cannot be decrypted is empty, and the rest is kept', async () => {
  results = {
    ...RESPONSES,
    '/site/api/v1/sec/3001': { status_code: 6000, message: '', data: { key: 'x'.repeat(32), iv: 'y'.repeat(16) } },
  };
  expect(await (await load()).getSite()).toMatchObject({
    config: { chatSocketUrl: '', venueOrigins: {} },
    origins: { venues: {}, chat: [] },
    stale: false,
  });
});

test('an invalid response is no configuration', async () => {
  results = { ...RESPONSES, '/site/api/v1/configuration/preInfo': { status_code: 6000, message: '', data: 'none' } };
  expect(await (await load()).getSite()).toMatchObject({ preInfo: null, stale: true });
});

test('a missing part of the home content does not affect the others', async () => {
  const { getHomeContent, getNaming } = await loadHome();
  const home = await getHomeContent();
  expect(home.notices).toBeNull();
  expect(home.naming?.length).toBeGreaterThan(0);
  expect(await getNaming()).toEqual(home.naming);
});
