import { request } from 'node:http';
import { preInfoCall } from '@pavilion/contract/calls/site.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { startSandbox, type Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

describe('the control API', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  afterEach(() => sandbox.control.reset());

  it('freezes, sets and moves the clock', async () => {
    const { control } = sandbox;
    const set = '2026-11-21T12:00:00.000Z';
    expect(await control.clock({ mode: 'freeze', set })).toEqual({ mode: 'freeze', worldTime: set, speed: 1 });
    expect((await control.clock({ advanceMs: 5_400_000 })).worldTime).toBe('2026-11-21T13:30:00.000Z');
    const running = await control.clock({ mode: 'run', speed: 60 });
    expect(running).toMatchObject({ mode: 'run', speed: 60 });
    const { worldTime } = await control.reset();
    expect(Math.abs(Date.parse(worldTime) - Date.now())).toBeLessThan(60_000);
  });

  it('a reset starts the new data at the given clock, under a new epoch', async () => {
    const { control, origin } = sandbox;
    const set = '2027-03-06T14:32:00.000Z';
    const { worldTime, epoch } = await control.reset({ mode: 'freeze', set });
    expect(worldTime).toBe(set);
    const response = await fetch(`${origin}/sandbox/events?state=live`);
    expect(response.headers.get('x-platform-epoch')).toBe(epoch);
    expect(Date.parse(response.headers.get('date')!)).toBe(Date.parse(set));
    expect((await control.clock({})).mode).toBe('freeze');
  });

  it('lists matches by state and changes them', async () => {
    const { control } = sandbox;
    await control.clock({ mode: 'freeze' });
    const live = await control.matches('live');
    expect(live.length).toBeGreaterThan(0);
    expect(live.every((event) => event.state === 'live')).toBe(true);
    const match = live.find((event) => event.minute > 10 && event.minute < 80)!;
    const { FBTY } = match.ids;
    const goal = await control.event(FBTY!, { type: 'goal', side: 'home', minute: match.minute + 1 });
    expect(goal).toEqual({ id: match.id, state: 'live', minute: match.minute + 1, score: [match.score[0] + 1, match.score[1]] });
    expect((await control.match(match.id)).score).toEqual(goal.score);
    expect((await control.event(match.id, { type: 'finish' })).state).toBe('ended');
    await expect(control.event('ev-none', { type: 'goal' })).rejects.toThrow('10001');
    await expect(control.event(match.id, { type: 'nonsense' })).rejects.toThrow('10003');
    for (const state of ['today', 'early', 'ended'] as const) {
      expect((await control.matches(state)).every((event) => event.state === state)).toBe(true);
    }
  });

  it.each([
    ['basketball', 0],
    ['tennis', 1],
  ] as const)('changes matches of %s', async (sport, which) => {
    const { control } = sandbox;
    await control.clock({ mode: 'freeze' });
    const live = await control.matches('live', sport);
    expect(live.length).toBeGreaterThan(5);
    // The latest to start: neither nears its end.
    const match = live.toSorted((a, b) => a.startTime.localeCompare(b.startTime)).at(-1)!;
    expect((await control.matches('live')).some((event) => event.id === match.id)).toBe(false);
    const { score, state } = await control.event(match.id, { type: 'goal', side: 'home' });
    expect(state).toBe('live');
    // Two points, or a game, which may be the last of a set.
    if (which === 0) expect(score).toEqual([match.score[0] + 2, match.score[1]]);
    else expect(score[0] - match.score[0]).toBeLessThanOrEqual(1);
    expect((await control.event(match.id, { type: 'finish' })).state).toBe('ended');
  });

  it('creates members with a session, a balance and flags', async () => {
    const made = await sandbox.control.member({ userName: 'tester1', balance: '500.00', vipLevel: 2, flags: { canChat: false } });
    expect(made).toMatchObject({ userName: 'tester1', password: 'Tester@2026' });
    expect(made.uuid).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/);
    const { data } = await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token: made.token });
    expect(data).toMatchObject({ balance: '500.00', vipLevel: 2, flags: { canWithdraw: true, canChat: false } });
    await expect(sandbox.control.member({ userName: 'tester1' })).rejects.toThrow('6002');
    await expect(sandbox.control.member({ balance: '-1.00' })).rejects.toThrow('10003');
  });

  it('resets to the seed state', async () => {
    const { control } = sandbox;
    const { token } = await control.member({ userName: 'tester2' });
    await control.fault({ call: 'POST /v1/match/getList', httpStatus: 500 });
    await control.site({ SiteBaseConfigVo: { title: '别的名字' } });
    expect(await control.reset()).toMatchObject({ seed: 'pavilion' });
    expect((await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).status_code).toBe(10_004);
    expect(await control.clearFaults()).toEqual({ cleared: 0 });
    expect((await sendCall(sandbox.origin, preInfoCall, { platformType: 6 })).data.SiteBaseConfigVo.title).toBe('云亭体育');
    expect(await control.audit()).toEqual({
      balanced: true,
      sum: '0.00',
      negativeMembers: 0,
      entries: 2,
      openBets: 0,
      strayBets: 0,
      locksAgree: true,
      chainIntact: true,
    });
    expect(await control.outbox()).toEqual([]);
  });

  it('a reset keeps the venue sessions of guests and ends those of members', async () => {
    const { control, origin, fbOrigin } = sandbox;
    const launchRequest = {
      enName: 'FBTY',
      activity: '',
      gameCode: '',
      temporaryParam: '',
      siteId: 3001,
      appSendMoney: 0,
      https: 1,
      isApp: 0,
      isSure: 1,
      isPreload: 0,
      isManualLaunch: 0,
    };
    const launch = async (token?: string) =>
      (await sendCall(origin, venueLaunchCall, launchRequest, token === undefined ? {} : { token })).data.token!;
    const codeFor = async (authorization: string) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const response = await fetch(`${fbOrigin}/v1/match/statistical`, { method: 'POST', headers, body: '{"languageType":"CMN"}' });
      return ((await response.json()) as { code: number }).code;
    };
    const [guest, member] = [await launch(), await launch((await control.member({ uuid: TEST_UUID })).token)];
    expect([await codeFor(guest), await codeFor(member)]).toEqual([0, 0]);
    await control.reset();
    expect([await codeFor(guest), await codeFor(member)]).toEqual([0, 14_010]);
  });

  it('changes the site configuration, and rejects invalid changes', async () => {
    await sandbox.control.site({ maintainConfig: { status: 0, reason: '例行维护' } });
    const { data } = await sendCall(sandbox.origin, preInfoCall, { platformType: 6 });
    expect(data.maintainConfig).toEqual({ status: 0, startTime: null, endTime: null, reason: '例行维护' });
    await expect(sandbox.control.site({ maintainConfig: 'no' })).rejects.toThrow('10003');
  });

  it('rejects kicking an unknown member', async () => {
    await expect(sandbox.control.kick({ userName: 'nobody' })).rejects.toThrow('10003');
    expect(await sandbox.control.kick({ token: 'pvl_none' })).toEqual({ sessions: 0 });
  });

  // @spec 6.08
  it('accepts JSON from this machine only, and never from a page', async () => {
    const reset = (headers: Record<string, string>, body = '{}'): Promise<number> =>
      new Promise((done, fail) => {
        const call = request(`${sandbox.origin}/sandbox/reset`, { method: 'POST', headers }, (response) => {
          response.resume();
          done(response.statusCode ?? 0);
        });
        call.on('error', fail);
        call.end(body);
      });
    const json = { 'content-type': 'application/json' };
    expect(await reset(json)).toBe(200);
    expect(await reset({ ...json, origin: 'http://localhost:3000' })).toBe(403);
    expect(await reset({ ...json, origin: 'null' })).toBe(403);
    expect(await reset({ ...json, host: 'rebound.example:4000' })).toBe(403);
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect([name, await reset({ ...json, [name]: '203.0.113.1' })]).toEqual([name, 403]);
    for (const site of ['cross-site', 'same-site', 'same-origin']) expect(await reset({ ...json, 'sec-fetch-site': site })).toBe(403);
    expect(await reset({ ...json, 'sec-fetch-site': 'none' })).toBe(200);
    expect(await reset({ 'content-type': 'text/plain' })).toBe(415);
    expect(await reset({})).toBe(415);
  });
});

it('does not exist without SANDBOX_CONTROL', async () => {
  const sandbox = await startSandbox({ env: { SANDBOX_CONTROL: '0' } });
  const response = await fetch(`${sandbox.origin}/sandbox/ledger/audit`);
  expect(response.status).toBe(404);
  await sandbox.stop();
}, 90_000);
