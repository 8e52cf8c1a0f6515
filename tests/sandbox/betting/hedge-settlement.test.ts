import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programArgs } from '../../support/programs';
import { ownDatabase } from '../../support/test-database';

const run = promisify(execFile);

jest.setTimeout(300_000);

it('hedges across periods count nothing when a half settles before its match, and in the last set of the world’s tennis', async () => {
  const { stdout } = await run(process.execPath, programArgs('tests/support/hedge-settlement.ts'), {
    cwd: process.cwd(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...(await ownDatabase()) },
  });
  const nothing = [
    ['settled', '0'],
    ['settled', '0'],
  ];
  expect(JSON.parse(stdout)).toEqual({ football: nothing, tennis: nothing, apart: true, format: 3 });
});
