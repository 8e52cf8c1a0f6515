import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownEmptyDatabase } from '../../support/test-database';
import { programArgs } from '../../support/programs';
import type { Shape } from '../../../sandbox/kernel/db/table-shape';
import { differences } from '../../support/schema-shape';

const run = promisify(execFile);

interface Schemas {
  declared: Shape;
  found: Shape;
  /** Tables that a reset empties, with the migration that makes each. */
  own: Record<string, number>;
}

async function readSchemas(): Promise<Schemas> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...(await ownEmptyDatabase()) } as const;
  const { stdout } = await run(process.execPath, programArgs('tests/support/schema-catalog.ts'), { cwd: process.cwd(), env });
  return JSON.parse(stdout) as Schemas;
}

let declared: Shape;
let found: Shape;
let own: Schemas['own'];

beforeAll(async () => {
  ({ declared, found, own } = await readSchemas());
}, 120_000);

describe('the schema after all migrations', () => {
  it('equals the declared schema, table by table', () => {
    expect(differences(declared, found)).toEqual([]);
  });

  it('has the tables that a reset names', () => {
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(found).toSorted());
    const migrations = readdirSync(join(process.cwd(), 'sandbox/kernel/db/migrations'));
    for (const version of Object.values(own)) {
      expect(migrations.some((name) => name.startsWith(String(version).padStart(4, '0')))).toBe(true);
    }
  });
});

describe('the comparison detects', () => {
  const without = <T extends object>(record: T, name: string): T =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== name)) as T;
  const changed = (change: (shape: Shape) => void): Shape => {
    const copy = structuredClone(declared);
    change(copy);
    return copy;
  };

  it.each<[string, (shape: Shape) => void, string, string]>([
    [
      'a missing column',
      (shape) => (shape.bets!.columns = without(shape.bets!.columns, 'remark')),
      'bets.remark: no migration makes it',
      'bets.remark: no column is declared',
    ],
    [
      'another type',
      (shape) => (shape.bets!.columns.stake!.type = 'integer'),
      'bets.stake: type is declared bigint, migrated integer',
      'bets.stake: type is declared integer, migrated bigint',
    ],
    [
      'a column that may be empty',
      (shape) => (shape.bets!.columns.venue!.notNull = false),
      'bets.venue: notNull is declared true, migrated false',
      'bets.venue: notNull is declared false, migrated true',
    ],
    [
      'another default',
      (shape) => (shape.bets!.columns.size!.default = '2'),
      'bets.size: default is declared 1, migrated 2',
      'bets.size: default is declared 2, migrated 1',
    ],
    [
      'another primary key',
      (shape) => shape.entries!.primaryKey.pop(),
      'entries: primary key is declared (transfer_seq, account), migrated (transfer_seq)',
      'entries: primary key is declared (transfer_seq), migrated (transfer_seq, account)',
    ],
    [
      'a missing unique constraint',
      (shape) => (shape.transfers!.keys = shape.transfers!.keys.filter((key) => key.name !== null)),
      'transfers: no migration makes unique key (owner, key)',
      'transfers: no unique key (owner, key) is declared',
    ],
    [
      'an index that covers every row',
      (shape) => (shape.bets!.keys.find((key) => key.name === 'bets_pending')!.partial = false),
      'bets: no migration makes partial key bets_pending(id)',
      'bets: no migration makes key bets_pending(id)',
    ],
    ['a missing table', (shape) => delete shape.deposits, 'deposits: no migration makes it', 'deposits: no table is declared'],
  ])('%s, on either side', (_name, change, migratedSentence, declaredSentence) => {
    expect(differences(declared, changed(change))[0]).toBe(migratedSentence);
    expect(differences(changed(change), declared)[0]).toBe(declaredSentence);
  });
});
