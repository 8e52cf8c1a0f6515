import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { loginCall, memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { noticeListCall, preInfoCall } from '@pavilion/contract/calls/site.calls';
import { createApp } from '../../../sandbox/kernel/http/app';
import { createFaults } from '../../../sandbox/kernel/faults/faults';
import { callerOf, uuidOf } from '../../../sandbox/kernel/http/client.rules';
import { readEnv } from '../../../sandbox/kernel/env';
import { publicHostOf, siteHosts } from '../../../sandbox/kernel/http/public-host';
import { newerData } from '../../support/newer-data';
import { TEST_UUID, sendCall, sign } from '../../support/platform-client';
import { freePorts } from '../../support/free-ports';
import { failToStart, startSandbox } from '../../support/sandbox-process';
import type { SandboxProcess } from '../../support/sandbox-process';

describe('settings', () => {
  it('have defaults', () => {
    expect(readEnv({}, '/home/x')).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      control: false,
      speed: 1,
      folder: '/home/x/.data/sandbox',
      databaseUrl: null,
      databaseSchema: 'pavilion_sandbox',
      signKey: '',
    });
    expect(readEnv({ SANDBOX_DIR: 'memory', SANDBOX_CONTROL: '1' }, '/').folder).toBeNull();
  });

  it('that are invalid are all reported in one sentence', () => {
    expect(() => readEnv({ SANDBOX_PORT: 'x', SANDBOX_SPEED: '0', DATABASE_URL: 'mysql://x' }, '/')).toThrow(
      'Settings: SANDBOX_PORT must be a port number, or 0 for any; SANDBOX_SPEED must be a number from 0.01 to 3600; DATABASE_URL must be an address that begins with postgres://.',
    );
    for (const DATABASE_SCHEMA of ['public', 'pg_catalog', 'information_schema', 'Sandbox', 'a"b', '1a', 'a'.repeat(64)]) {
      expect(() => readEnv({ DATABASE_SCHEMA }, '/')).toThrow('Settings: DATABASE_SCHEMA must be a name of 1 to 63 letters');
    }
    expect(() => readEnv({ SANDBOX_PORT: '65534' }, '/')).toThrow('SANDBOX_PORT must leave room');
  });

  it('decide the host of venue addresses', () => {
    const env = (more: Record<string, string>) => readEnv({ ...more }, '/');
    expect(publicHostOf(env({}), { 'x-forwarded-host': 'evil.example' })).toBe('127.0.0.1');
    expect(publicHostOf(env({ HOST: '0.0.0.0', SANDBOX_PUBLIC_HOST: 'tv.local' }), {})).toBe('tv.local');
    expect(publicHostOf(env({ HOST: '0.0.0.0' }), { 'x-forwarded-host': 'localhost:3000' })).toBe('localhost');
    expect(publicHostOf(env({ HOST: '0.0.0.0' }), { 'x-forwarded-host': 'evil.example' })).not.toBe('evil.example');
    expect(siteHosts(env({}))).toEqual(['localhost', '127.0.0.1']);
    expect(siteHosts(env({ SANDBOX_PUBLIC_HOST: 'tv.local' }))).toContain('tv.local');
  });
});

describe('the caller', () => {
  it('is read from the site’s forwarded headers on this machine only', () => {
    expect(callerOf('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe('203.0.113.9');
    expect(callerOf('::ffff:127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe('203.0.113.9');
    expect(callerOf('198.51.100.4', { 'x-forwarded-for': '203.0.113.9' })).toBe('198.51.100.4');
    expect(callerOf('127.0.0.1', { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' })).toBe('127.0.0.1');
    expect(callerOf('127.0.0.1', {})).toBe('127.0.0.1');
  });

  it('has a valid device uuid or none', () => {
    expect(uuidOf({ 'x-api-uuid': TEST_UUID })).toBe(TEST_UUID);
    expect(uuidOf({ 'x-api-uuid': 'x' })).toBe('');
    expect(uuidOf({})).toBe('');
  });
});

describe('faults', () => {
  it('affect the named call, oldest first, as often as given', () => {
    const faults = createFaults();
    expect(faults.add({ call: 'POST /a', statusCode: 1, times: 2 })).toBe('f1');
    expect(faults.add({ call: 'POST /a', statusCode: 2 })).toBe('f2');
    expect(faults.add({ call: 'GET /b/*', httpStatus: 500 })).toBe('f3');
    expect(faults.take('GET', '/a')).toBeNull();
    expect([1, 2, 3, 4].map(() => faults.take('POST', '/a')?.statusCode)).toEqual([1, 1, 2, 2]);
    expect(faults.take('GET', '/b/c')?.httpStatus).toBe(500);
    expect(faults.clear()).toBe(2);
    expect(faults.take('POST', '/a')).toBeNull();
  });
});

const KEY = 'a-key-of-the-tests';

describe('the platform', () => {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await startSandbox({ env: { NEXT_PUBLIC_SIGN_KEY: KEY } });
  }, 90_000);
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.control.clearFaults());

  const preInfo = (options: Parameters<typeof sendCall>[3]) => sendCall(sandbox.origin, preInfoCall, { platformType: 6 }, options);

  // @spec 7.69
  it('accepts a fresh signature only (10108)', async () => {
    const now = Math.floor(Date.now() / 1000);
    const signed = (signature: string) => preInfo({ headers: { 'X-API-SIGN': signature } });
    expect((await preInfo({ key: KEY })).status_code).toBe(6000);
    const { path } = preInfoCall;
    expect((await signed(sign(path, TEST_UUID, KEY, now - 86_000))).status_code).toBe(6000);
    expect((await signed(sign(path, TEST_UUID, KEY, now + 500))).status_code).toBe(6000);
    const rejected = [
      '',
      'v1.site.1.x',
      sign(path, TEST_UUID, KEY, now - 86_500),
      sign(path, TEST_UUID, KEY, now + 700),
      sign(path, TEST_UUID, 'other'),
      sign(path, '00000000-0000-4000-8000-000000000000', KEY),
      sign('/act/api/v1/x/y', TEST_UUID, KEY),
    ];
    for (const signature of rejected) expect([signature, (await signed(signature)).status_code]).toEqual([signature, 10_108]);
  });

  it('requires a device uuid for some calls (22007)', async () => {
    const body = { userName: 'demo2026', password: 'Demo@2026' };
    expect((await sendCall(sandbox.origin, loginCall, body, { uuid: null, key: KEY })).status_code).toBe(22_007);
    expect((await preInfo({ uuid: null, key: KEY })).status_code).toBe(6000);
  });

  it('names the invalid field of a body (10003)', async () => {
    const response = await sendCall(sandbox.origin, noticeListCall, { category: 'x' }, { key: KEY });
    expect(response).toMatchObject({ status: 200, status_code: 10_003, data: { field: 'category' } });
  });

  it('names the field of a text that no database can store, at any depth, and the venues reject it too', async () => {
    const body = { userName: 'a\0b', password: 'Demo@2026' };
    expect(await sendCall(sandbox.origin, loginCall, body, { key: KEY })).toMatchObject({
      status: 200,
      status_code: 10_003,
      data: { field: 'userName' },
    });
    // A typed backslash is none.
    expect((await sendCall(sandbox.origin, loginCall, { ...body, userName: 'a\\u0000' }, { key: KEY })).data).not.toMatchObject({
      field: 'userName',
    });
    const atVenue = await fetch(`${sandbox.fbOrigin}/v1/match/getList`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ languageType: 'CMN', deep: [{ text: '\0' }] }),
    });
    expect(sandbox.output()).not.toContain('FB call failed');
    expect(atVenue.status).toBe(200);
  });

  it('waits 30 s for a request body', () => {
    expect(
      createApp({ clock: { now: () => 0 }, settings: { get: () => undefined }, isReplaced: async () => false }).server.requestTimeout,
    ).toBe(30_000);
  });

  it('responds to malformed, oversized and unknown calls in the envelope', async () => {
    const post = (path: string, body: string, type = 'application/json') =>
      fetch(sandbox.origin + path, {
        method: 'POST',
        headers: { 'content-type': type, 'X-API-UUID': TEST_UUID, 'X-API-SIGN': sign(path, TEST_UUID, KEY) },
        body,
      });
    const { path } = preInfoCall;
    for (const [response, status] of [
      [await post(path, '{'), 400],
      [await post(path, JSON.stringify({ platformType: 6, x: 'x'.repeat(70_000) })), 413],
      [await post(path, 'a=1', 'application/x-www-form-urlencoded'), 415],
      [await post('/site/api/v1/none', '{}'), 404],
      [await fetch(`${sandbox.origin}/site/static/../../main.ts`), 404],
    ] as const) {
      expect(response.status).toBe(status);
      expect((await response.json()).status_code).not.toBe(6000);
      expect(response.headers.get('x-powered-by')).toBeNull();
    }
  });

  it('sends world time in every Date header', async () => {
    await sandbox.control.clock({ mode: 'freeze', set: '2027-03-04T05:06:07.000Z' });
    const wanted = 'Thu, 04 Mar 2027 05:06:07 GMT';
    const launch = await fetch(`${sandbox.fbOrigin}/v1/user/base`, { method: 'POST' });
    for (const response of [await preInfo({ key: KEY }), launch, await fetch(`${sandbox.origin}/nowhere`)]) {
      expect(response.headers.get('date')).toBe(wanted);
    }
    await sandbox.control.reset();
  });

  it('allows no CORS on the platform', async () => {
    const response = await fetch(sandbox.origin + preInfoCall.path, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:3055', 'access-control-request-method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it("allows CORS on FB for the site's hosts on any port, with their headers only", async () => {
    const preflight = (origin: string) =>
      fetch(`${sandbox.fbOrigin}/v1/match/getList`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type,x-evil' },
      });
    for (const origin of ['http://localhost:3055', 'http://127.0.0.1:3000', 'http://localhost']) {
      const response = await preflight(origin);
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('access-control-allow-headers')).toBe('content-type, authorization');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
    const foreign = [
      'https://localhost:3055',
      'http://evil.example:3055',
      'http://localhost.evil.example:3055',
      'http://localhost:3055.evil.example',
    ];
    for (const origin of [...foreign, 'http://localhost:3055@evil.example', 'null']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('applies an injected fault in the envelope of the call', async () => {
    const { control, origin, fbOrigin } = sandbox;
    const call = `POST ${preInfoCall.path}`;
    await control.fault({ call, statusCode: 6014, times: 1 });
    expect(await preInfo({ key: KEY })).toMatchObject({ status: 200, status_code: 6014, message: '系统维护中' });
    expect((await preInfo({ key: KEY })).status_code).toBe(6000);

    await control.fault({ call, httpStatus: 503, body: '<html>', times: 1 });
    const broken = await fetch(origin + preInfoCall.path, { method: 'POST' });
    expect([broken.status, await broken.text()]).toEqual([503, '<html>']);

    await control.fault({ call: 'POST /v1/match/getList', statusCode: 14_010, times: 1 });
    const fb = await fetch(`${fbOrigin}/v1/match/getList`, { method: 'POST', headers: { origin: 'http://localhost:3055' } });
    expect(await fb.json()).toMatchObject({ success: false, code: 14_010, data: null });
    expect(fb.headers.get('access-control-allow-origin')).toBe('http://localhost:3055');

    await control.fault({ call, latencyMs: 300, times: 1 });
    const began = Date.now();
    expect((await preInfo({ key: KEY })).status_code).toBe(6000);
    expect(Date.now() - began).toBeGreaterThanOrEqual(295);
  });

  it('drops the connection before or after the effect, as injected', async () => {
    const { control, origin } = sandbox;
    const call = `POST ${loginCall.path}`;
    const logIn = (userName: string) => sendCall(origin, loginCall, { userName, password: 'Tester@2026' }, { key: KEY });
    for (const [userName, drop, wanted] of [
      ['drop1', 'before', null],
      ['drop2', 'after', 'string'],
    ] as const) {
      const { token } = await control.member({ userName });
      await control.fault({ call, drop, times: 1 });
      await expect(logIn(userName)).rejects.toThrow('fetch failed');
      const { data } = await sendCall(origin, memberInfoCall, { withLockMoney: 0 }, { key: KEY, token });
      expect(data.lastLoginTime === null ? null : typeof data.lastLoginTime).toBe(wanted);
    }
  });

  it('a launch with an injected fault opens no session', async () => {
    await sandbox.control.fault({ call: `POST ${venueLaunchCall.path}`, statusCode: 10_004, times: 1 });
    expect((await sendCall(sandbox.origin, venueLaunchCall, {}, { key: KEY })).data).toBeNull();
  });
});

describe('starting and stopping', () => {
  it('reports in one sentence that a port is taken', async () => {
    const port = await freePorts(4);
    const other = createServer();
    await new Promise<void>((done) => other.listen(port + 3, '127.0.0.1', done));
    const { code, output } = await failToStart({ port });
    other.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(`Port ${port + 3} is taken: stop what uses it, or set SANDBOX_PORT.`);
  }, 90_000);

  it('keeps its data over SIGTERM and kill -9, and removes it on --reset', async () => {
    let sandbox = await startSandbox({ folder: 'temp' });
    const folderUser = await sandbox.control.member({ userName: 'keeper', balance: '77.70' });
    await sandbox.control.clock({ mode: 'freeze', set: '2027-01-01T00:00:00.000Z' });
    const [match] = await sandbox.control.matches('today');
    await sandbox.control.event(match!.id, { type: 'suspend' });
    await sandbox.kill();

    sandbox = await sandbox.restart();
    const info = await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token: folderUser.token });
    expect(info.data).toMatchObject({ userName: 'keeper', balance: '77.70', lockMoney: '0.00' });
    expect(info.headers.get('date')).toBe('Fri, 01 Jan 2027 00:00:00 GMT');
    expect((await sandbox.control.audit()).chainIntact).toBe(true);
    expect(await sandbox.stop()).toBe(0);

    sandbox = await startSandbox({ folder: sandbox.folder!, args: ['--reset'] });
    const gone = await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token: folderUser.token });
    expect(gone.status_code).toBe(10_004);

    const second = await failToStart({ folder: sandbox.folder! });
    expect(second.output).toMatch(/^The data folder .* is in use by another sandbox \(process \d+\): stop that one or set SANDBOX_DIR\.$/m);
    await sandbox.stop();
    await sandbox.forget();
  }, 120_000);

  it('reports in one sentence that the data folder cannot be written', async () => {
    const { code, output } = await failToStart({ folder: '/etc/passwd/x' });
    expect(code).toBe(1);
    expect(output.trim()).toBe('The data folder /etc/passwd/x cannot be written (ENOTDIR): change its owner, or set SANDBOX_DIR.');
  }, 90_000);

  it('rejects data that a newer program wrote', async () => {
    const folder = await newerData();
    const { code, output } = await failToStart({ folder });
    await rm(folder, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(
      /^The sandbox's data is newer \(version 9999\) than this program \(version \d+\): use the newer program, or start afresh with "npm run sandbox -- --reset"\.$/,
    );
  }, 90_000);
});
