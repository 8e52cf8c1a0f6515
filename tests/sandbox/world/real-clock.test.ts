import { readEnv } from '../../../sandbox/kernel/env';
import { createRealClock } from '../../../sandbox/kernel/clock/real-clock';
import { startSandbox, type Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

describe('the clock of the platform’s own delays', () => {
  let machine = 1_000;
  const clock = () => createRealClock(undefined, () => machine);

  beforeEach(() => {
    machine = 1_000;
  });

  it('is the machine’s time until a tester moves it', () => {
    const real = clock();
    expect([real.now(), real.decisions()]).toEqual([1_000, 1_000]);
    real.apply({ advanceRealMs: 6_000 });
    machine += 10;
    expect([real.now(), real.decisions()]).toEqual([7_010, 7_010]);
  });

  it('decisions wait for time that a tester lets pass, and other delays for the machine’s time', () => {
    const real = clock();
    real.apply({ decisions: 'hold' });
    machine += 60_000;
    expect([real.now(), real.decisions()]).toEqual([61_000, 1_000]);
    real.apply({ advanceRealMs: 500 });
    expect([real.now(), real.decisions()]).toEqual([61_500, 1_500]);
    real.apply({ decisions: 'run' });
    expect(real.decisions()).toBe(real.now());
  });

  it('continues after a restart, and a reset returns it to the machine’s time', () => {
    const pausedClock = clock().apply({ decisions: 'hold', advanceRealMs: 40 });
    machine += 5;
    const again = createRealClock(pausedClock, () => machine);
    expect([again.now(), again.decisions()]).toEqual([1_045, 1_040]);
    again.reset();
    expect([again.now(), again.decisions()]).toEqual([1_005, 1_005]);
  });
});

describe('over the control API', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await takeSandbox();
  });

  const change = (body: object) =>
    fetch(`${sandbox.origin}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('does not move the world', async () => {
    const frozen = await sandbox.control.clock({ mode: 'freeze', set: '2027-03-06T14:32:00.000Z' });
    expect(await sandbox.control.clock({ advanceRealMs: 60_000, decisions: 'hold' })).toEqual(frozen);
  });

  it.each([{ advanceRealMs: -1 }, { advanceRealMs: 0.5 }, { decisions: 'wait' }])('rejects %j', async (body) => {
    const { status_code: code } = (await (await change(body)).json()) as { status_code: number };
    expect(code).toBe(10_003);
  });
});

describe('SANDBOX_PORT=0', () => {
  it('is a valid setting', () => expect(readEnv({ SANDBOX_PORT: '0' }, '/').port).toBe(0));

  it('uses four consecutive ports, and launches name them', async () => {
    const sandbox = await startSandbox();
    try {
      const port = Number(new URL(sandbox.origin).port);
      expect(port).toBeGreaterThan(0);
      for (const step of [1, 2, 3]) {
        const response = await fetch(`http://127.0.0.1:${port + step}/no-such-path`);
        expect(response.status).toBe(404);
      }
    } finally {
      await sandbox.stop();
    }
  });
});
