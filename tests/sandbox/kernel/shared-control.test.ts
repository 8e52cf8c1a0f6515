import { depositMethodsCall } from '@pavilion/contract/calls/deposit-method.calls';
import { matchTimelineCall } from '@pavilion/contract/calls/feed.calls';
import { preInfoCall } from '@pavilion/contract/calls/site.calls';
import { EPOCH_HEADER } from '@pavilion/contract/epoch';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { ownDatabase } from '../../support/test-database';
import { DAY } from '../../support/time';
import { until } from '../../support/until';

jest.setTimeout(60_000);

describe('testers at two sandboxes on one PostgreSQL', () => {
  let both: SandboxProcess[];
  const [one, other] = [() => both[0]!, () => both[1]!];

  beforeAll(async () => {
    const where = await ownDatabase();
    const first = await startSandbox({ env: where });
    both = [first, await startSandbox({ env: where })];
  }, 90_000);
  afterAll(() => Promise.all(both.map((sandbox) => sandbox.stop())));

  const preInfo = async (at: SandboxProcess) => (await sendCall(at.origin, preInfoCall, { platformType: 6 })).data;
  /** Checked through the platform's own calls: a call of the control API takes over by itself what the other process stored. */
  const soon = (reached: () => Promise<boolean>) => until(reached, { everyMs: 100 });
  const worldTime = async (at: SandboxProcess) =>
    Date.parse((await sendCall(at.origin, preInfoCall, { platformType: 6 })).headers.get('date')!);

  it('maintenance and other settings of the site, closed games and closed methods apply to both', async () => {
    await one().control.site({ maintainConfig: { status: 0, reason: '例行维护' }, stopLogin: true });
    await soon(async () => (await preInfo(other())).maintainConfig.status === 0);
    expect((await preInfo(other())).stopLogin).toBe(true);
    await other().control.site({ maintainConfig: { status: 1 } });
    await soon(async () => (await preInfo(one())).maintainConfig.status === 1);
    // The other process changed one part and left the rest.
    expect((await preInfo(one())).stopLogin).toBe(true);

    const { token } = await one().control.member({ uuid: TEST_UUID });
    const closed = async (at: SandboxProcess) =>
      (await sendCall(at.origin, depositMethodsCall, {}, { token })).data.list.filter(({ open }) => !open).map(({ method }) => method);
    const open = await closed(other());
    await Promise.all([one().control.depositMethod('ecny', { open: false }), other().control.depositMethod('alipay', { open: false })]);
    for (const at of both) await soon(async () => (await closed(at)).length === open.length + 2);
  });

  it('two changes at different sandboxes in quick succession are both applied', async () => {
    await one().control.clock({ mode: 'freeze', set: '2026-11-23T12:00:00.000Z' });
    await other().control.clock({ advanceMs: DAY });
    expect(await worldTime(other())).toBe(Date.parse('2026-11-24T12:00:00.000Z'));
    await soon(async () => (await worldTime(one())) === Date.parse('2026-11-24T12:00:00.000Z'));
  });

  it('a goal and the end of a match appear at both, in the same order', async () => {
    const [match] = await one().control.matches('live');
    await one().control.event(match!.id, { type: 'goal', side: 'home' });
    await other().control.event(match!.id, { type: 'goal', side: 'away' });
    await one().control.event(match!.id, { type: 'finish' });
    const body = { venue: 'FBTY', matchId: match!.ids.FBTY };
    const seen = async (at: SandboxProcess) => (await sendCall(at.origin, matchTimelineCall, body)).data;
    await soon(async () => (await seen(other())).status === 'ended');
    expect(await seen(other())).toEqual(await seen(one()));
  });

  it('a reset at one resets the other: data, settings, clocks and epoch', async () => {
    await one().control.site({ stopRegister: true });
    const { token } = await other().control.member({ uuid: TEST_UUID });
    const { epoch } = await one().control.reset({ mode: 'freeze', set: '2026-11-20T12:00:00.000Z' });
    const epochOf = async (at: SandboxProcess) => (await sendCall(at.origin, preInfoCall, { platformType: 6 })).headers.get(EPOCH_HEADER);
    await soon(async () => (await epochOf(other())) === epoch);
    expect((await preInfo(other())).stopRegister).toBe(false);
    expect(await worldTime(other())).toBe(Date.parse('2026-11-20T12:00:00.000Z'));
    expect((await sendCall(other().origin, depositMethodsCall, {}, { token })).status_code).toBe(10_004);
    expect((await other().control.member({ uuid: TEST_UUID })).token).toBeTruthy();
  });
});
