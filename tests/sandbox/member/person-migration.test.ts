import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownEmptyDatabase } from '../../support/test-database';
import { programArgs } from '../../support/programs';

const run = promisify(execFile);

it('numbers that were bound before belong to the first member who bound them, old pictures have their bytes, and several open rounds remain', async () => {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'test', ...(await ownEmptyDatabase()) } as const;
  const { stdout } = await run(process.execPath, programArgs('tests/support/person-migration.ts'), { cwd: process.cwd(), env });
  expect(JSON.parse(stdout)).toEqual([
    [{ number_hash: 'shared', member_id: 'b' }],
    [
      { id: 'three', bytes: 3 },
      { id: 'four', bytes: 4 },
      { id: 'five', bytes: 5 },
    ],
    [{ open: 2 }],
  ]);
});
