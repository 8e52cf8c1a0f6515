import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { ownEmptyDatabase } from '../../support/test-database';
import { programArgs } from '../../support/programs';

const run = promisify(execFile);
const ofText = (seed: string) => createHash('sha256').update(seed).digest('hex');

it('rounds from before the hash was stored keep the hash that their member saw', async () => {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'test',
    ...(await ownEmptyDatabase()),
  } as const;
  const { stdout } = await run(process.execPath, programArgs('tests/support/flip-migration.ts'), { cwd: process.cwd(), env });
  const seeds = ['5a'.repeat(32), '0f'.repeat(32)];
  expect(JSON.parse(stdout)).toEqual(seeds.map((seed) => ({ seed, commitment: ofText(seed) })));
});
