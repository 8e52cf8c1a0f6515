import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../server/start-failure';
import type { Database, SqlSession } from './database';

/** Any number that all sandboxes agree on; keeps two processes from migrating one PostgreSQL at a time. */
const MIGRATION_LOCK = 30_012_026;

interface Migration {
  version: number;
  name: string;
  text: string;
}

/** The numbered files of a folder, in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => ({ version: Number(name.slice(0, 4)), name, text: await readFile(join(folder, name), 'utf8') })),
  );
}

/**
 * Brings the data up to the newest file, all of it or nothing.
 * @throws StartFailure when the data was written by a newer program.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<number> {
  return database.inSession(async (session) => {
    await session.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await session.exec(
      'CREATE TABLE IF NOT EXISTS schema_version (version integer PRIMARY KEY, name text NOT NULL, applied_at bigint NOT NULL)',
    );
    const applied = await appliedVersions(session);
    const newest = Math.max(0, ...applied);
    const known = migrations.at(-1)?.version ?? 0;
    if (newest > known) {
      throw new StartFailure(
        `The sandbox's data is newer (version ${newest}) than this program (version ${known}): use the newer program, or start afresh with "npm run sandbox -- --reset".`,
      );
    }
    const missing = migrations.filter((migration) => !applied.has(migration.version));
    for (const migration of missing) {
      await session.exec(migration.text);
      await session.query('INSERT INTO schema_version (version, name, applied_at) VALUES ($1, $2, $3)', [
        migration.version,
        migration.name,
        Date.now(),
      ]);
    }
    return missing.length;
  });
}

async function appliedVersions(session: SqlSession): Promise<Set<number>> {
  const rows = await session.query<{ version: number }>('SELECT version FROM schema_version');
  return new Set(rows.map((row) => row.version));
}

/** Empties every table but the version table; numbers start again. */
export async function truncateAll(session: SqlSession): Promise<void> {
  const rows = await session.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'schema_version'`,
  );
  if (rows.length === 0) return;
  await session.exec(`TRUNCATE ${rows.map((row) => `"${row.tablename}"`).join(', ')} RESTART IDENTITY CASCADE`);
  await session.exec('ALTER SEQUENCE IF EXISTS member_number RESTART');
}
