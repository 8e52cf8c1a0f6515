import { StartFailure } from '../start-failure';
import { hasColumns, quoted, listRelations, schemaExists, within } from './catalog';
import type { Database, SqlSession } from './database';
import { lockMigrations } from './migrate';
import type { Migration } from './migration-files';
import { OWNER_TABLE, OWN_FUNCTIONS, OWN_SEQUENCES, OWN_TABLES, VERSION_TABLE } from './own-tables';

const PRODUCT = 'pavilion-sandbox';
/** Number of foreign tables that an error names. */
const NAMED = 3;

/** True when the schema contains the sandbox's own row. A table of that name with other columns is somebody else's. */
export async function isOwned(session: SqlSession, schema: string): Promise<boolean> {
  if (!(await hasColumns(session, schema, OWNER_TABLE, ['product']))) return false;
  const rows = await session.query<{ product: unknown }>(`SELECT product FROM ${within(schema, OWNER_TABLE)}`);
  return rows.some((row) => row.product === PRODUCT);
}

/**
 * Makes sure that the database's schema is the sandbox's alone: makes it where there is none, takes an empty one, moves or marks
 * the tables of a version that did not mark them yet.
 * @throws StartFailure when the schema contains tables that the sandbox did not make.
 */
export async function claimSchema(database: Database, migrations: readonly Migration[]): Promise<void> {
  const { schema, earlierSchema } = database;
  await database.inSession(async (session) => {
    await lockMigrations(session);
    if (!(await schemaExists(session, schema))) await session.exec(`CREATE SCHEMA ${quoted(schema)}`);
    if (await isOwned(session, schema)) return;
    const relations = await listRelations(session, schema);
    if (relations.length > 0) {
      if ((await earlierVersion(session, schema, migrations)) === null) throw foreignTables(database, foreignOf(relations));
    } else if (earlierSchema !== null && earlierSchema !== schema) {
      const version = await earlierVersion(session, earlierSchema, migrations);
      if (version !== null) await moveTables(session, earlierSchema, schema, version);
    }
    await mark(session, schema);
  });
}

async function mark(session: SqlSession, schema: string): Promise<void> {
  const table = within(schema, OWNER_TABLE);
  await session.exec(`CREATE TABLE IF NOT EXISTS ${table} (product text PRIMARY KEY)`);
  await session.query(`INSERT INTO ${table} (product) VALUES ($1)`, [PRODUCT]);
}

/**
 * The version of tables that a sandbox without the mark made, or null when that is not certain: its list of migrations is
 * ours name by name, every table, sequence and function of them is there, and the connected user owns them.
 */
async function earlierVersion(session: SqlSession, schema: string, migrations: readonly Migration[]): Promise<number | null> {
  const owned = new Map((await listRelations(session, schema)).map((relation) => [relation.name, relation.owned]));
  if (!owned.get(VERSION_TABLE) || !(await hasColumns(session, schema, VERSION_TABLE, ['version', 'name', 'applied_at']))) return null;
  const applied = await session.query<{ version: number; name: string }>(
    `SELECT version, name FROM ${within(schema, VERSION_TABLE)} ORDER BY version`,
  );
  const areOurs = applied.every(({ version, name }, index) => migrations[index]?.version === version && migrations[index].name === name);
  if (applied.length === 0 || !areOurs) return null;
  const version = applied.at(-1)!.version;
  if (![...tablesUntil(version), ...OWN_SEQUENCES].every((name) => owned.get(name))) return null;
  for (const name of OWN_FUNCTIONS) {
    const found = await session.query('SELECT 1 WHERE to_regprocedure($1) IS NOT NULL', [within(schema, name)]);
    if (found.length === 0) return null;
  }
  return version;
}

const tablesUntil = (version: number): string[] => Object.keys(OWN_TABLES).filter((name) => OWN_TABLES[name]! <= version);

/** Indexes, constraints and the sequences of columns move with their tables. */
async function moveTables(session: SqlSession, from: string, to: string, version: number): Promise<void> {
  const move = (kind: string, name: string) => session.exec(`ALTER ${kind} ${within(from, name)} SET SCHEMA ${quoted(to)}`);
  for (const name of [...tablesUntil(version), VERSION_TABLE]) await move('TABLE', name);
  for (const name of OWN_SEQUENCES) await move('SEQUENCE', name);
  for (const name of OWN_FUNCTIONS) await move('FUNCTION', name);
}

/** Names that the sandbox's tables do not have; all names where there are none, since the list of migrations is then another's. */
function foreignOf(relations: readonly { name: string }[]): string[] {
  const known = new Set([...Object.keys(OWN_TABLES), VERSION_TABLE, OWNER_TABLE, ...OWN_SEQUENCES]);
  const names = relations.map((relation) => relation.name);
  const foreign = names.filter((name) => !known.has(name));
  return foreign.length > 0 ? foreign : names;
}

function foreignTables(database: Database, names: readonly string[]): StartFailure {
  const some = `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' …' : ''}`;
  const [location, remedy] =
    database.kind === 'server'
      ? [`The schema ${database.schema} of the database of DATABASE_URL`, 'set DATABASE_SCHEMA to a name that is free']
      : ['The data folder', 'set SANDBOX_DIR to another folder'];
  return new StartFailure(`${location} holds tables that this sandbox did not make (${some}): nothing was changed; ${remedy}.`);
}
