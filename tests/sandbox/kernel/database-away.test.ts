import type { Logger } from 'pino';
import { Client } from 'pg';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { calmFailures } from '../../../sandbox/kernel/log/failure-log';
import { sendCall } from '../../support/platform-client';
import { startSandbox } from '../../support/sandbox-process';
import { ownDatabase, SERVER_VARIABLE } from '../../support/test-database';
import { until } from '../../support/until';

jest.setTimeout(90_000);

describe('an unavailable database', () => {
  it('makes the health check fail and each worker log once, until it is back', async () => {
    const where = await ownDatabase();
    const sandbox = await startSandbox({ env: { ...where, SANDBOX_LOG: 'error' } });
    const name = new URL(where.DATABASE_URL).pathname.slice(1);
    const admin = new Client({ connectionString: process.env[SERVER_VARIABLE] });
    await admin.connect();
    const health = async () => (await fetch(`${sandbox.origin}/health`)).status;
    try {
      const { token } = await sandbox.control.member({});
      expect(await health()).toBe(200);
      await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
      await until(async () => (await health()) === 503);
      const info = () => sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token });
      for (let at = 0; at < 20; at += 1) expect((await info()).status).toBe(500);
      // Longer than ten ticks of the fastest worker.
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      const lines = sandbox
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":"error"'));
      const byText = new Map<string, number>();
      for (const line of lines) {
        const { event } = JSON.parse(line) as { event: string };
        byText.set(event, (byText.get(event) ?? 0) + 1);
      }
      expect(byText.size).toBeGreaterThan(3);
      // One for the connections that broke, one for those that are rejected.
      expect(Math.max(...byText.values())).toBeLessThanOrEqual(2);
      await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
      await until(async () => (await health()) === 200);
      expect((await info()).status_code).toBe(6000);
    } finally {
      await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
      await admin.end();
      await sandbox.stop();
    }
  });

  it('counts as one kind of failure in any form, and is summed up until the next minute', () => {
    const lines: object[] = [];
    let now = 0;
    const log = calmFailures(
      { error: (fields: object, message: string) => lines.push({ ...fields, message }) } as unknown as Logger,
      () => now,
    );
    const away = (code: string) => new Error('query failed', { cause: Object.assign(new Error('away'), { code }) });
    for (const code of ['ECONNREFUSED', '57P01', '57P03', '08006', 'ECONNRESET']) log.error({ err: away(code) }, 'the bank stood still');
    log.error({ err: away('ECONNREFUSED') }, 'payouts stood still');
    log.error({ err: away('23514') }, 'the bank stood still');
    expect(lines).toMatchObject([
      { message: 'the bank stood still' },
      { message: 'payouts stood still' },
      { message: 'the bank stood still' },
    ]);
    now = 60_000;
    log.error({ err: away('ECONNREFUSED') }, 'the bank stood still');
    expect(lines[3]).toMatchObject({ message: 'the bank stood still', repeated: 4 });
  });
});
