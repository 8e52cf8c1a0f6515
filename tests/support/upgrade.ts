import type { Database } from '../../sandbox/kernel/db/database';
import { migrate } from '../../sandbox/kernel/db/migrate';
import { MIGRATIONS } from '../../sandbox/kernel/db/migration-files';
import { claimDatabase } from '../../sandbox/open';
import { readEnv } from '../../sandbox/kernel/env';

/** Reads rows of the upgraded data. */
export type ReadRows = (sql: string) => Promise<Record<string, unknown>[]>;

/**
 * The work of a migration test's child process: writes rows as they were before a migration, brings the data up to date, and prints
 * what `read` returns as one line of JSON. `DATABASE_URL` names an empty database. `version`: of the migration.
 */
export async function printUpgraded(
  { version, oldRows }: { version: number; oldRows: string },
  read: (rows: ReadRows, database: Database) => Promise<unknown>,
): Promise<void> {
  const database = await claimDatabase(readEnv(process.env, process.cwd()), false);
  await migrate(
    database,
    MIGRATIONS.filter((one) => one.version < version),
  );
  await database.inSession((session) => session.exec(oldRows));
  await migrate(database, MIGRATIONS);
  const rows: ReadRows = (sql) => database.inSession((session) => session.query<Record<string, unknown>>(sql));
  process.stdout.write(`${JSON.stringify(await read(rows, database))}\n`);
  await database.close();
}
