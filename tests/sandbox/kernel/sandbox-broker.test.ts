import { createControl } from '../../support/control-client';
import { startNode, type Runner } from '../../support/runner';
import type { SandboxOrigins } from '../../support/sandbox-process';
import { until } from '../../support/until';
import { takeSandbox, TEST_NOON } from '../../support/worker-sandbox';

const responds = (origin: string) =>
  fetch(`${origin}/sandbox/clock`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(
    () => true,
    () => false,
  );

describe('a sandbox broker', () => {
  const start = async (): Promise<{ runner: Runner; lent: SandboxOrigins; request: (path: string) => Promise<Response> }> => {
    const runner = startNode(['--import', 'tsx', 'tests/support/broker-runner.ts'], { HOME: process.env.HOME ?? '' });
    const origin = (await runner.line(/^broker ready/)).slice('broker ready: '.length);
    const request = (path: string) => fetch(origin + path);
    const [first, second] = await Promise.all([request('/1'), request('/1')]);
    const lent = (await first.json()) as SandboxOrigins;
    expect(await second.json()).toEqual(lent);
    return { runner, lent, request };
  };

  it('gives a worker the same sandbox again for the same name', async () => {
    const { runner, lent, request } = await start();
    expect(await responds(lent.origin)).toBe(true);
    expect((await request('/x')).status).toBe(404);
    runner.child.kill('SIGTERM');
    expect((await runner.ended).code).toBe(0);
    expect(await responds(lent.origin)).toBe(false);
  }, 60_000);

  it('leaves no sandbox running when it is killed', async () => {
    const { runner, lent } = await start();
    runner.child.kill('SIGKILL');
    expect((await runner.ended).signal).toBe('SIGKILL');
    await until(async () => !(await responds(lent.origin)));
  }, 60_000);
});

it('a fresh sandbox is in its seed state at a fixed time, whatever the previous suite did', async () => {
  const before = await takeSandbox();
  await before.control.member({ userName: 'leftover' });
  await before.control.clock({ set: '2027-01-01T00:00:00.000Z', decisions: 'hold', advanceRealMs: 5000 });
  const after = await takeSandbox();
  expect(after.origin).toBe(before.origin);
  expect(await after.control.clock({})).toMatchObject({ mode: 'freeze', worldTime: TEST_NOON });
  await expect(createControl(after.origin).kick({ userName: 'leftover' })).rejects.toThrow('10003');
});
