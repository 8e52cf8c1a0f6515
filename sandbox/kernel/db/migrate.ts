import { StartFailure } from '../start-failure';
import { hasColumns } from './catalog';
import type { Database, SqlSession } from './database';
import type { Migration } from './migration-files';
import { VERSION_TABLE } from './own-tables';

/** A number that all sandboxes agree on; it prevents two processes from migrating one PostgreSQL at a time. */
const MIGRATION_LOCK = 30_012_026;

/** One process at a time changes the schema, until its transaction ends. */
export async function lockMigrations(session: SqlSession): Promise<void> {
  await session.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

/** The data has tables that this program does not know. */
export class NewerData extends StartFailure {
  override name = 'NewerData';
}

/** @throws NewerData when a migration was applied that is not among these. */
export async function rejectNewer(database: Database, session: SqlSession, migrations: readonly Migration[]): Promise<void> {
  if (!(await hasColumns(session, database.schema, VERSION_TABLE, ['version']))) return;
  const newest = Math.max(0, ...(await appliedVersions(session)));
  const known = migrations.at(-1)?.version ?? 0;
  if (newest <= known) return;
  const remedy = database.kind === 'server' ? 'set DATABASE_SCHEMA to another name' : 'start afresh with "npm run sandbox -- --reset"';
  throw new NewerData(
    `The sandbox's data is newer (version ${newest}) than this program (version ${known}): use the newer program, or ${remedy}.`,
  );
}

/**
 * Brings the data up to the newest file, all of it or nothing.
 * @throws NewerData when the data was written by a newer program.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<number> {
  return database.inSession(async (session) => {
    await lockMigrations(session);
    await session.exec(
      `CREATE TABLE IF NOT EXISTS ${VERSION_TABLE} (version integer PRIMARY KEY, name text NOT NULL, applied_at bigint NOT NULL)`,
    );
    await rejectNewer(database, session, migrations);
    const applied = await appliedVersions(session);
    const missing = migrations.filter((migration) => !applied.has(migration.version));
    for (const migration of missing) {
      await session.exec(migration.text);
      await session.query(`INSERT INTO ${VERSION_TABLE} (version, name, applied_at) VALUES ($1, $2, $3)`, [
        migration.version,
        migration.name,
        Date.now(),
      ]);
    }
    return missing.length;
  });
}

async function appliedVersions(session: SqlSession): Promise<Set<number>> {
  const rows = await session.query<{ version: number }>(`SELECT version FROM ${VERSION_TABLE}`);
  return new Set(rows.map((row) => row.version));
}
