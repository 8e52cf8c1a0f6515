import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { doSteps } from '../../support/data-steps';
import type { DataStep } from '../../support/data-steps';
import { ownEmptyDatabase } from '../../support/test-database';
import { startSandbox } from '../../support/sandbox-process';
import { SCRATCH } from '../../support/scratch';

/** Each test starts processes of its own. */
jest.setTimeout(120_000);

/** A place for data, and the steps that are done there. */
interface DataFolder {
  where: Record<string, string>;
  schema: string;
  open: DataStep;
  openAfresh: DataStep;
  empty: DataStep;
  /** `$` is replaced by the schema. */
  sql(text: string): DataStep;
}

function placeOf(where: Record<string, string>, schema: string): DataFolder {
  return {
    where,
    schema,
    open: { where, sandbox: 'open' },
    openAfresh: { where, sandbox: 'open afresh' },
    empty: { where, sandbox: 'empty' },
    sql: (text) => ({ where, sql: text.replaceAll('$', schema) }),
  };
}

/** Tables go into `public`, too, in a database that is made for this suite. */
let address: string;
const folders: string[] = [];
let schemas = 0;

async function newFolder(): Promise<DataFolder> {
  const folder = await mkdtemp(join(SCRATCH, 'owner-'));
  folders.push(folder);
  return placeOf({ SANDBOX_DIR: folder }, 'public');
}

/** A schema that does not exist yet. */
function newSchema(): DataFolder {
  schemas += 1;
  const schema = `owner_${schemas}`;
  return placeOf({ DATABASE_URL: address, DATABASE_SCHEMA: schema }, schema);
}

beforeAll(async () => {
  address = (await ownEmptyDatabase()).DATABASE_URL;
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Tables of another program; `schema_version` is a name that migration tools like. */
const BERTHS = `CREATE TABLE $.harbour_berths (id integer PRIMARY KEY, ship text NOT NULL); INSERT INTO $.harbour_berths VALUES (1, 'Aurora');`;
const VERSIONS = `CREATE TABLE $.schema_version (version integer PRIMARY KEY, name text NOT NULL, applied_at bigint NOT NULL); INSERT INTO $.schema_version VALUES (1, 'V1__harbour.sql', 0);`;
const SHIPS = 'SELECT ship FROM $.harbour_berths';
const HARBOUR_VERSIONS = 'SELECT name FROM $.schema_version';

const MEMBER = `INSERT INTO $.members (id, user_name, password_hash, registered_at) VALUES ('v', 'veteran', '', 1)`;
const MEMBERS = 'SELECT user_name FROM $.members ORDER BY user_name';
const VETERAN = [{ user_name: 'veteran' }];
/** The state that a sandbox without the mark left behind. */
const UNMARKED = 'DROP TABLE $.sandbox_owner;';

const rowsOf = (results: readonly { rows: object[] }[]) => results.map((response) => response.rows);

describe('foreign tables', () => {
  it('survive a reset by the control API and --reset, which empty the sandbox’s own', async () => {
    const folder = newSchema();
    await doSteps(folder.open, folder.sql(BERTHS));
    let sandbox = await startSandbox({ env: folder.where });
    await sandbox.control.member({ userName: 'passenger' });
    await sandbox.control.reset();
    await sandbox.stop();
    const reset = await doSteps(folder.sql(SHIPS), folder.sql(MEMBERS), folder.sql(MEMBER));
    expect(rowsOf(reset)).toEqual([[{ ship: 'Aurora' }], [{ user_name: 'demo2026' }], []]);

    sandbox = await startSandbox({ env: folder.where, args: ['--reset'] });
    await sandbox.stop();
    expect(rowsOf(await doSteps(folder.sql(SHIPS), folder.sql(MEMBERS)))).toEqual([[{ ship: 'Aurora' }], [{ user_name: 'demo2026' }]]);
  });

  it('keep a sandbox without data from opening and from resetting', async () => {
    const folder = newSchema();
    const sentence = `The schema ${folder.schema} of the database of DATABASE_URL holds tables that this sandbox did not make (harbour_berths): nothing was changed; set DATABASE_SCHEMA to a name that is free.`;
    const make = folder.sql(`CREATE SCHEMA $;${BERTHS}${VERSIONS}`);
    const [, open, afresh, ships, versions] = await doSteps(
      make,
      folder.open,
      folder.openAfresh,
      folder.sql(SHIPS),
      folder.sql(HARBOUR_VERSIONS),
    );
    expect([open!.rejection, afresh!.rejection]).toEqual([sentence, sentence]);
    expect(rowsOf([ships!, versions!])).toEqual([[{ ship: 'Aurora' }], [{ name: 'V1__harbour.sql' }]]);
  });

  it('in the data folder of a sandbox without data keep it from opening too', async () => {
    const folder = await newFolder();
    const [, open] = await doSteps(folder.sql(BERTHS), folder.open);
    expect(open!.rejection).toBe(
      'The data folder holds tables that this sandbox did not make (harbour_berths): nothing was changed; set SANDBOX_DIR to another folder.',
    );
  });

  it('that refer to rows of the sandbox stop both resets', async () => {
    const folder = newSchema();
    const { schema } = folder;
    const notes = `CREATE TABLE $.notes (member text REFERENCES $.members (id)); INSERT INTO $.notes VALUES ('v')`;
    const prepare = [folder.open, folder.sql(MEMBER), folder.sql(notes)];
    const results = await doSteps(
      ...prepare,
      folder.empty,
      folder.openAfresh,
      folder.sql(MEMBERS),
      folder.sql('SELECT member FROM $.notes'),
    );
    const [, , , empty, afresh, members, left] = results;
    const sentence = `The table ${schema}.notes, which the sandbox did not make, refers to its tables in the schema ${schema}: nothing was reset; remove that foreign key first.`;
    expect([empty!.rejection, afresh!.rejection]).toEqual([sentence, sentence]);
    expect(rowsOf([members!, left!])).toEqual([VETERAN, [{ member: 'v' }]]);
  });

  it('that are views of sandbox rows stop --reset', async () => {
    const folder = newSchema();
    const view = folder.sql('CREATE VIEW $.crew AS SELECT user_name FROM $.members');
    const [, , , afresh, members] = await doSteps(folder.open, folder.sql(MEMBER), view, folder.openAfresh, folder.sql(MEMBERS));
    expect(afresh!.rejection).toBe(
      `Something in the database that the sandbox did not make, such as a view, depends on its tables in the schema ${folder.schema}: nothing was reset; remove that first.`,
    );
    expect(members!.rows).toEqual(VETERAN);
  });

  it('are distinguished from an unmarked sandbox’s tables, which keeps its data', async () => {
    const folder = newSchema();
    const unmark = folder.sql(UNMARKED + BERTHS);
    const [, , , again, members] = await doSteps(folder.open, folder.sql(MEMBER), unmark, folder.open, folder.sql(MEMBERS));
    expect(again!.rejection).toBeNull();
    expect(members!.rows).toEqual(VETERAN);
    // With one table missing it is no longer certain whose they are.
    const fewer = folder.sql('DROP TABLE $.sandbox_owner, $.wallet_moves');
    const [, open, afresh, left] = await doSteps(fewer, folder.open, folder.openAfresh, folder.sql(MEMBERS));
    expect(open!.rejection).toMatch(/holds tables that this sandbox did not make \(harbour_berths\): nothing was changed;/);
    expect(afresh!.rejection).toBe(open!.rejection);
    expect(left!.rows).toEqual(VETERAN);
  });
});

describe('a PostgreSQL that others use', () => {
  it('keeps the tables of the schema `public` over --reset and the control API’s reset', async () => {
    const folder = newSchema();
    const others = placeOf(folder.where, 'public');
    await doSteps(others.sql(`DROP TABLE IF EXISTS $.harbour_berths, $.schema_version;${BERTHS}${VERSIONS}`));
    const sandbox = await startSandbox({ env: folder.where, args: ['--reset'] });
    await sandbox.control.reset();
    await sandbox.stop();
    const tables = `SELECT tablename FROM pg_tables WHERE schemaname = '$' AND tablename IN ('members', 'bets', 'sandbox_owner')`;
    const left = await doSteps(others.sql(SHIPS), others.sql(HARBOUR_VERSIONS), others.sql(tables), folder.sql(MEMBERS));
    expect(rowsOf(left)).toEqual([[{ ship: 'Aurora' }], [{ name: 'V1__harbour.sql' }], [], [{ user_name: 'demo2026' }]]);
  });

  /** Tables of a sandbox without a schema of its own, beside those of others, at the address's own search path. */
  function earlier(): { old: DataFolder; next: DataFolder; prepare: DataStep[] } {
    const old = newSchema();
    const url = new URL(address);
    url.searchParams.set('options', `-c search_path=${old.schema}`);
    const next = newSchema();
    return {
      old,
      next: placeOf({ ...next.where, DATABASE_URL: url.href }, next.schema),
      prepare: [old.open, old.sql(MEMBER), old.sql(UNMARKED + BERTHS)],
    };
  }

  it('moves the tables of an earlier version into their own schema and leaves foreign ones', async () => {
    const { old, next, prepare } = earlier();
    const relations = `SELECT relname FROM pg_class WHERE relnamespace = '$'::regnamespace ORDER BY relname`;
    const moved = await doSteps(...prepare, next.open, next.sql(MEMBERS), old.sql(relations), next.openAfresh, next.sql(MEMBERS));
    const [open, members, left, afresh, none] = moved.slice(prepare.length);
    expect([open!.rejection, afresh!.rejection]).toEqual([null, null]);
    expect(members!.rows).toEqual(VETERAN);
    expect(left!.rows).toEqual([{ relname: 'harbour_berths' }, { relname: 'harbour_berths_pkey' }]);
    expect(none!.rows).toEqual([]);
    expect(rowsOf(await doSteps(old.sql(SHIPS)))).toEqual([[{ ship: 'Aurora' }]]);
  });

  it('does not touch tables whose list of migrations differs from the sandbox’s', async () => {
    const { old, next, prepare } = earlier();
    const rename = old.sql(`UPDATE $.schema_version SET name = '0003_harbour.sql' WHERE version = 3`);
    const results = await doSteps(...prepare, rename, next.openAfresh, next.sql(MEMBERS), old.sql(MEMBERS));
    expect(rowsOf(results.slice(-2))).toEqual([[], VETERAN]);
  });

  it('does not reset data that a newer program wrote', async () => {
    const folder = newSchema();
    const later = folder.sql(`INSERT INTO $.schema_version VALUES (9999, '9999_later.sql', 0)`);
    const steps = [folder.open, folder.sql(MEMBER), later, folder.open, folder.openAfresh, folder.sql(MEMBERS)];
    const [, , , open, afresh, members] = await doSteps(...steps);
    expect(open!.rejection).toMatch(
      /^The sandbox's data is newer \(version 9999\) than this program \(version \d+\): use the newer program, or set DATABASE_SCHEMA to another name\.$/,
    );
    expect(afresh!.rejection).toBe(open!.rejection);
    expect(members!.rows).toEqual(VETERAN);
  });

  it('reports in one sentence that its user may not create a schema', async () => {
    const folder = newSchema();
    const user = `guest_${process.pid}`;
    const url = new URL(address);
    Object.assign(url, { username: user, password: 'guest' });
    const asGuest = placeOf({ ...folder.where, DATABASE_URL: url.href }, folder.schema);
    const role = folder.sql(`CREATE ROLE ${user} LOGIN PASSWORD 'guest'`);
    const [, open] = await doSteps(role, asGuest.open, folder.sql(`DROP ROLE ${user}`));
    expect(open!.rejection).toBe(
      `The user of DATABASE_URL may not make the schema ${folder.schema} or tables in it: let the database's owner make that schema for the user, or set DATABASE_SCHEMA to one that the user owns.`,
    );
  });
});

it.each<[string, (folder: DataFolder) => Promise<unknown>]>([
  ['a newer program wrote', (folder) => doSteps(folder.sql(`INSERT INTO $.schema_version VALUES (9999, '9999_later.sql', 0)`))],
  ['another version of PostgreSQL wrote', (folder) => writeFile(join(folder.where.SANDBOX_DIR!, 'cluster', 'PG_VERSION'), '9\n')],
])('--reset moves a data folder that %s aside and does not delete it', async (_name, corrupt) => {
  const dataFolder = await newFolder();
  await doSteps(dataFolder.open, dataFolder.sql(MEMBER));
  await corrupt(dataFolder);
  const [afresh, members] = await doSteps(dataFolder.openAfresh, dataFolder.sql(MEMBERS));
  expect(afresh!.rejection).toBeNull();
  expect(members!.rows).toEqual([]);
  const folder = dataFolder.where.SANDBOX_DIR!;
  const aside = (await readdir(folder)).filter((name) => name.startsWith('cluster.old-'));
  expect(aside).toHaveLength(1);
  expect(await readdir(join(folder, aside[0]!))).toContain('PG_VERSION');
});
