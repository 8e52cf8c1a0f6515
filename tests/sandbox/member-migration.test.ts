import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownEmptyDatabase } from '../support/test-database';
import { programArgs } from '../support/programs';

const run = promisify(execFile);

async function migrated() {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...(await ownEmptyDatabase()) } as const;
  const { stdout } = await run(process.execPath, programArgs('tests/support/member-migration.ts'), { cwd: process.cwd(), env });
  return JSON.parse(stdout) as {
    members: { id: string; phone: string }[];
    notified: { member_id: string }[];
    devices: object[];
    flags: object[];
  };
}

it('of members with one phone it stays with who has proven it, then with who logged in last, and no account is lost', async () => {
  const { members, notified } = await migrated();
  expect(Object.fromEntries(members.map(({ id, phone }) => [id, phone]))).toEqual({
    owner: '(86)13900000001',
    thief: '',
    changed: '(86)13900000002',
    other: '',
    never: '',
    logged: '(86)13900000003',
    alone: '(86)13900000004',
    without: '',
    neither: '',
  });
  expect(notified.map(({ member_id: id }) => id)).toEqual(['never', 'other', 'thief']);
});

it('devices leave the flags for a table of their own, in their order', async () => {
  const { devices, flags } = await migrated();
  expect(devices).toEqual([
    { member_id: 'neither', uuid: 'OLD' },
    { member_id: 'neither', uuid: 'NEW' },
  ]);
  expect(flags).toEqual([{ flags: { risk: 6025 } }]);
});
