import { preInfoCall } from '@pavilion/contract/calls/site.calls';
import { VENUE_CODES } from '@pavilion/contract/constants';
import { startSandbox, TEST_SIGN_KEY } from '../../support/sandbox-process';
import type { SandboxProcess } from '../../support/sandbox-process';
import { until } from '../../support/until';

const HEADER = 'x-platform-epoch';
const epochAt = async (address: string, init?: RequestInit) => (await fetch(address, init)).headers.get(HEADER);
const pre = (sandbox: SandboxProcess, method: string = preInfoCall.method) =>
  epochAt(`${sandbox.origin}${preInfoCall.path}`, {
    method,
    ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: '{"platformType":6}' } : {}),
  });

describe('the epoch of the sandbox’s data', () => {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await startSandbox({ folder: 'temp' });
  }, 90_000);
  afterAll(async () => {
    await sandbox.stop();
    await sandbox.forget();
  });

  it('is in every response of the platform, including errors and faults, and in none of a venue', async () => {
    const epoch = await pre(sandbox);
    expect(epoch).toMatch(/^[\x21-\x7e]{8,64}$/);
    expect(await epochAt(`${sandbox.origin}/site/api/v1/nothing`)).toBe(epoch);
    await sandbox.control.fault({ call: `${preInfoCall.method} ${preInfoCall.path}`, httpStatus: 503 });
    expect(await pre(sandbox)).toBe(epoch);
    await sandbox.control.clearFaults();
    for (const venue of [sandbox.fbOrigin, sandbox.obOrigin, sandbox.imOrigin]) expect(await epochAt(`${venue}/`)).toBeNull();
  });

  it('changes with each reset, which returns the new one', async () => {
    const before = await pre(sandbox);
    const { epoch } = await sandbox.control.reset();
    expect(epoch).not.toBe(before);
    expect(await pre(sandbox)).toBe(epoch);
    expect((await sandbox.control.reset()).epoch).not.toBe(epoch);
  });

  it('remains with the data over a restart', async () => {
    const before = await pre(sandbox);
    await sandbox.stop();
    sandbox = await sandbox.restart();
    expect(await pre(sandbox)).toBe(before);
  }, 90_000);
});

describe('a site in front of it', () => {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await startSandbox();
    process.env['PLATFORM_ORIGIN'] = sandbox.origin;
    process.env['NEXT_PUBLIC_SIGN_KEY'] = TEST_SIGN_KEY;
    process.env['SITE_REFRESH_MS'] = '250';
    // A loaded machine must not look like a late platform.
    jest.doMock('@pavilion/contract/constants', () => ({
      ...jest.requireActual<object>('@pavilion/contract/constants'),
      SERVER_TIMEOUT_MS: 20_000,
    }));
  }, 90_000);
  afterAll(() => sandbox.stop());

  it('after a reset shows the new epoch in its health and no earlier list, session or page', async () => {
    const { GET } = await import('@/app/api/health/route');
    const { getSite } = await import('@/lib/domain/site/config/site.server');
    const { getInitialSport } = await import('@/lib/domain/betting/sport/list/initial-data.server');
    const { guestSessions } = await import('@/lib/venues/guest.server');
    const health = async () => (await (await GET()).json()) as { platform: string; epoch?: string };
    const scores = async (venue: string) => {
      const first = await getInitialSport({ venue, tab: 'live', sport: 'football', pages: 1 });
      return JSON.stringify(first.lists);
    };

    const { epoch: first } = await sandbox.control.reset();
    expect(await health()).toMatchObject({ platform: 'ok', epoch: first });
    await sandbox.control.clock({ mode: 'freeze', set: '2026-11-21T12:00:00.000Z' });
    await sandbox.control.site({ SiteBaseConfigVo: { title: '别的名字' } });
    const before = await Promise.all(VENUE_CODES.map(scores));
    for (const list of before) expect(list.length).toBeGreaterThan(100);
    const guest = await guestSessions.open('FBTY');

    const { epoch } = await sandbox.control.reset();
    await sandbox.control.clock({ mode: 'freeze', set: '2026-11-23T20:00:00.000Z' });
    const began = performance.now();
    await until(async () => (await health()).epoch === epoch);
    const took = performance.now() - began;
    // One interval at most until the news arrives, then one load; the rest is for a machine under load.
    expect(took).toBeLessThan(5_000);

    // Immediately, without waiting for any interval of theirs.
    expect((await getSite()).preInfo?.SiteBaseConfigVo.title).toBe('云亭体育');
    const after = await Promise.all(VENUE_CODES.map(scores));
    after.forEach((list, at) => expect(list).not.toBe(before[at]));
    expect((await guestSessions.open('FBTY')).token).not.toBe(guest.token);
  }, 60_000);
});
