import { Client } from 'pg';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { ownDatabase } from '../../support/test-database';

jest.setTimeout(90_000);

const seedOf = async ({ origin }: SandboxProcess) =>
  ((await (await fetch(`${origin}/sandbox/seed`)).json()) as { data: { seed: string } }).data.seed;

describe('the seed of the world', () => {
  it('is random for new data, and stays with the data over a restart and a reset', async () => {
    const [one, other] = [await ownDatabase(), await ownDatabase()];
    let sandbox = await startSandbox({ env: { ...one, SANDBOX_SEED: '' } });
    const second = await startSandbox({ env: { ...other, SANDBOX_SEED: '' } });
    const seed = await seedOf(sandbox);
    expect(seed).toMatch(/^[0-9a-f]{24}$/);
    expect(await seedOf(second)).not.toBe(seed);
    await second.stop();
    expect((await sandbox.control.reset()).seed).toBe(seed);
    await sandbox.stop();
    sandbox = await sandbox.restart();
    expect(await seedOf(sandbox)).toBe(seed);
    await sandbox.stop();
  });

  it('is taken from the setting when there is one, even for data with another seed', async () => {
    const where = await ownDatabase();
    const picked = await startSandbox({ env: { ...where, SANDBOX_SEED: '' } });
    await picked.stop();
    const named = await startSandbox({ env: { ...where, SANDBOX_SEED: 'another season' } });
    expect(await seedOf(named)).toBe('another season');
    await named.stop();
  });

  it('is the known one for data from before seeds were stored, and for temporary data', async () => {
    const where = await ownDatabase();
    const first = await startSandbox({ env: { ...where, SANDBOX_SEED: '' } });
    await first.stop();
    const client = new Client({ connectionString: where.DATABASE_URL });
    await client.connect();
    await client.query(`DELETE FROM ${where.DATABASE_SCHEMA}.settings WHERE key = 'seed'`);
    await client.end();
    const second = await first.restart();
    expect(await seedOf(second)).toBe('pavilion');
    await second.stop();
    const memory = await startSandbox({ env: { SANDBOX_DIR: 'memory', SANDBOX_SEED: '' } });
    expect(await seedOf(memory)).toBe('pavilion');
    await memory.stop();
  });
});
