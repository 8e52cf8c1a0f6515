import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Call } from '@pavilion/contract/call';
import { flipStateCall } from '@pavilion/contract/calls/flip.calls';
import { inviteOverviewCall } from '@pavilion/contract/calls/invite.calls';
import { peakBoardCall } from '@pavilion/contract/calls/leaderboard.calls';
import { realNameCall } from '@pavilion/contract/calls/security.calls';
import { vipInfoCall } from '@pavilion/contract/calls/vip.calls';
import { withdrawInfoCall } from '@pavilion/contract/calls/withdraw.calls';
import { seedsOf } from '../../../sandbox/modules/community/game/draw-chain.rules';
import { hashOfSeed } from '../../../sandbox/modules/community/game/round-random';
import { listGames } from '../../support/game-client';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { ownDatabase } from '../../support/test-database';
import { until } from '../../support/until';

jest.setTimeout(60_000);

/** Key of the lock that stops inserts into a table while the test has it. */
const LOCK = 7;

describe('a call during a reset', () => {
  let sandbox: SandboxProcess;
  let database: Client;

  beforeAll(async () => {
    const where = await ownDatabase();
    sandbox = await startSandbox({ env: where });
    database = new Client({ connectionString: where.DATABASE_URL });
    await database.connect();
    await database.query(`SET search_path = ${where.DATABASE_SCHEMA}`);
    await database.query(`CREATE FUNCTION stop_insert() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_advisory_xact_lock_shared(${LOCK}); RETURN NULL; END'`);
    // With its reference, an insert that is stopped would wait for the reset, and the reset for it.
    await database.query('ALTER TABLE active_days DROP CONSTRAINT active_days_member_id_fkey');
  }, 90_000);
  afterAll(async () => {
    await database.end();
    await sandbox.stop();
  });

  const isWaiting = (lock: string) =>
    until(async () => (await database.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND ${lock}`)).rows.length > 0);

  /** Stops `work` at its insert into a table, runs `meanwhile`, and then lets it go on. */
  async function stoppedAt<T>(table: string, work: () => Promise<T>, meanwhile: () => Promise<void>): Promise<T> {
    await database.query(`CREATE TRIGGER stop_insert BEFORE INSERT ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION stop_insert()`);
    await database.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const running = work();
    await isWaiting(`locktype = 'advisory'`);
    await meanwhile();
    await database.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    const result = await running;
    await database.query(`DROP TRIGGER stop_insert ON ${table}`);
    return result;
  }

  /** The response to a call whose insert into a table comes before a reset, and its next statement after it. */
  async function resetBehindInsert<T>(table: string, call: () => Promise<T>): Promise<T> {
    let reset: Promise<unknown> | undefined;
    const response = await stoppedAt(table, call, async () => {
      reset = sandbox.control.reset();
      await isWaiting(`mode = 'AccessExclusiveLock'`);
    });
    await reset;
    return response;
  }

  it('returns the draws of the new data where those that it made are gone', async () => {
    await sandbox.control.reset({ mode: 'freeze', set: '2026-11-21T12:00:00.000Z' });
    const { status_code, data } = await resetBehindInsert('game_draws', () => listGames(sandbox.origin));
    expect(status_code).toBe(6000);
    expect(data.list.find(({ code }) => code === 'dice')!.nextTime).toBeTruthy();
    const { rows } = await database.query('SELECT root, commitment FROM game_draws');
    expect(rows.length).toBeGreaterThan(0);
    for (const { root, commitment } of rows) expect(hashOfSeed(seedsOf(root)[0]!)).toBe(commitment);
  });

  it.each<Call>([vipInfoCall, realNameCall, withdrawInfoCall, flipStateCall, inviteOverviewCall])(
    '$name: a member who is gone is told to log in',
    async (call) => {
      const { token } = await sandbox.control.member({ uuid: TEST_UUID });
      // The time of the call is stored between its session and its work.
      expect(await resetBehindInsert('active_days', () => sendCall(sandbox.origin, call, {}, { token }))).toMatchObject({
        status: 200,
        status_code: 10_004,
      });
    },
  );

  it('waits until the new data are whole', async () => {
    let board: ReturnType<typeof sendCall> | undefined;
    await stoppedAt(
      'settings',
      () => sandbox.control.reset(),
      async () => {
        board = sendCall(sandbox.origin, peakBoardCall, { period: 'this' });
        await sleep(200);
      },
    );
    expect((await board)!.status_code).toBe(6000);
  });
});
