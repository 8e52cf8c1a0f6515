import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownEmptyDatabase } from '../../support/test-database';
import { programArgs } from '../../support/programs';

const run = promisify(execFile);

async function migrated<T>(program: 'member-migration' | 'phone-migration'): Promise<T> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...(await ownEmptyDatabase()) } as const;
  const { stdout } = await run(process.execPath, programArgs(`tests/support/${program}.ts`), { cwd: process.cwd(), env });
  return JSON.parse(stdout) as T;
}

interface Phones {
  members: { id: string; phone: string }[];
  notified: { member_id: string }[];
}

const phonesOf = ({ members }: Phones) => Object.fromEntries(members.map(({ id, phone }) => [id, phone]));

it('a phone shared by several members stays with the one who confirmed it, or else with the latest login, and no account is lost', async () => {
  const phones = await migrated<Phones>('member-migration');
  expect(phonesOf(phones)).toEqual({
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
  expect(phones.notified.map(({ member_id: id }) => id)).toEqual(['never', 'other', 'thief']);
});

it('devices move from the flags to a table of their own, in their order', async () => {
  const { devices, flags } = await migrated<{ devices: object[]; flags: object[] }>('member-migration');
  expect(devices).toEqual([
    { member_id: 'neither', uuid: 'OLD' },
    { member_id: 'neither', uuid: 'NEW' },
  ]);
  expect(flags).toEqual([{ flags: { risk: 6025 } }]);
});

it('a phone in several notations gets one form, and belongs to one member afterwards', async () => {
  const { requests, ...phones } = await migrated<Phones & { requests: object[] }>('phone-migration');
  expect(phonesOf(phones)).toEqual({
    plain: '(86)13900000001',
    zero: '',
    zeros: '(86)13900000002',
    split: '',
    abroad: '(65)81234567',
    america: '(1)2425551234',
    without: '',
  });
  expect(phones.notified.map(({ member_id: id }) => id)).toEqual(['split', 'zero']);
  expect(requests).toEqual([{ phone: '(86)13900000005' }]);
});
