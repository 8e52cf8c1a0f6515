import type { SandboxEnv } from './kernel/env';
import { StartFailure } from './kernel/start-failure';
import { sqlState } from './kernel/db/database';
import type { Database } from './kernel/db/database';
import type { FormerData } from './kernel/db/embedded/open-cluster';
import { migrate, NewerData } from './kernel/db/migrate';
import { MIGRATIONS } from './kernel/db/migration-files';
import { claimSchema } from './kernel/db/owner';
import { dropOwn } from './kernel/db/reset';

const DISK_FULL = '53100';
const NO_PRIVILEGE = '42501';

type DatabaseLocation = Pick<SandboxEnv, 'databaseUrl' | 'databaseSchema' | 'folder'>;

/**
 * Opens the data and brings it up to date; `afresh` deletes the old data first.
 * @throws StartFailure when the database cannot be reached, its schema is not the sandbox's, the disk is full, or the data is newer
 * than the program.
 */
export async function openDatabase(env: DatabaseLocation, afresh: boolean): Promise<Database> {
  const database = await claimDatabase(env, afresh);
  return orClose(database, env, async () => void (await migrate(database, MIGRATIONS)));
}

/**
 * Opens the data without changes, in a schema that is the sandbox's; `afresh` deletes the old data.
 * @throws StartFailure as `openDatabase` does.
 */
export async function claimDatabase(env: DatabaseLocation, afresh: boolean): Promise<Database> {
  const claim = (database: Database): Promise<Database> =>
    orClose(database, env, async () => {
      await claimSchema(database, MIGRATIONS);
      if (afresh) await dropOwn(database, MIGRATIONS);
    });
  if (env.databaseUrl !== null) return claim(await openServer(env.databaseUrl, env.databaseSchema));
  try {
    return await claim(await openFolder(env.folder, afresh ? 'open or set aside' : 'open'));
  } catch (error) {
    // Tables of a newer program are not known here.
    if (afresh && error instanceof NewerData) return claim(await openFolder(env.folder, 'set aside'));
    throw error;
  }
}

/** Runs the work on a database that was just opened; closes it when that fails. */
async function orClose(database: Database, env: DatabaseLocation, work: () => Promise<void>): Promise<Database> {
  try {
    await work();
    return database;
  } catch (error) {
    // On a full disk closing fails too; the reason is the first error.
    await database.close().catch(() => undefined);
    throw diskFailure(error, env.folder) ?? rightsFailure(error, database) ?? error;
  }
}

async function openServer(url: string, schema: string): Promise<Database> {
  const { openPostgres } = await import('./kernel/db/postgres-database');
  return openPostgres(url, schema).catch((error: unknown) => {
    throw new StartFailure(`The database of DATABASE_URL cannot be reached: ${error instanceof Error ? error.message : String(error)}.`);
  });
}

async function openFolder(folder: string | null, former: FormerData): Promise<Database> {
  const { openEmbedded } = await import('./kernel/db/embedded/embedded-database');
  return openEmbedded(folder, former).catch((error: unknown) => {
    throw diskFailure(error, folder) ?? error;
  });
}

/** One sentence for a database user that lacks the rights of a first start; null for other errors. */
function rightsFailure(error: unknown, database: Database): StartFailure | null {
  if (database.kind !== 'server' || sqlState(error) !== NO_PRIVILEGE) return null;
  return new StartFailure(
    `The user of DATABASE_URL may not make the schema ${database.schema} or tables in it: let the database's owner make that schema for the user, or set DATABASE_SCHEMA to one that the user owns.`,
  );
}

/** One sentence for a disk that is full or closed; null for other errors. A throw-away database has no folder of the operator's. */
function diskFailure(error: unknown, folder: string | null): StartFailure | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (sqlState(error) === DISK_FULL || code === 'ENOSPC' || code === 'EDQUOT')
    return new StartFailure(`No space is left on the disk of ${folder ?? 'temporary files'}: free some, or set SANDBOX_DIR.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartFailure(
      `The ${folder === null ? 'folder of temporary files' : `data folder ${folder}`} cannot be written (${code}): change its owner, or set SANDBOX_DIR.`,
    );
  }
  return null;
}
