import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SandboxEnv } from '../server/env';
import { StartFailure } from '../server/start-failure';
import { sqlState } from './database';
import type { Database } from './database';
import { migrate, readMigrations } from './migrate';

const WASI_ENOSPC = 51;
const MIGRATIONS = fileURLToPath(new URL('migrations/', import.meta.url));

/**
 * Opens the data and brings it up to date; `afresh` throws the old data away first.
 * @throws StartFailure when the database cannot be reached, the disk is full, or the data is newer than the program.
 */
export async function openDatabase(env: SandboxEnv, afresh: boolean): Promise<Database> {
  const database = await connect(env, afresh);
  try {
    await migrate(database, await readMigrations(MIGRATIONS));
  } catch (error) {
    // On a full disk closing fails too; the reason is the first error.
    await database.close().catch(() => undefined);
    throw diskFailure(error, env.folder) ?? error;
  }
  return database;
}

async function connect(env: SandboxEnv, afresh: boolean): Promise<Database> {
  if (env.databaseUrl !== null) {
    const { openPostgres, dropAll } = await import('./postgres.database');
    const database = await openPostgres(env.databaseUrl).catch((error: unknown) => {
      throw new StartFailure(`The database of DATABASE_URL cannot be reached: ${error instanceof Error ? error.message : String(error)}.`);
    });
    if (afresh) await database.inSession(dropAll);
    return database;
  }
  const { openPglite } = await import('./pglite.database');
  return openPglite(env.folder, afresh ? (folder) => rm(folder, { recursive: true, force: true }) : undefined).catch((error: unknown) => {
    throw diskFailure(error, env.folder) ?? error;
  });
}

/** One sentence for a disk that is full or closed; null for other errors. */
function diskFailure(error: unknown, folder: string | null): StartFailure | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // PGlite's own file layer throws an object with the WASI number of ENOSPC; Postgres has a state of its own for it.
  const engineFull = sqlState(error) === '53100' || (error as { errno?: unknown } | null)?.errno === WASI_ENOSPC;
  if (engineFull || code === 'ENOSPC' || code === 'EDQUOT')
    return new StartFailure(`No space is left on the disk of ${folder}: free some, or set SANDBOX_DIR.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartFailure(`The data folder ${folder} cannot be written (${code}): change its owner, or set SANDBOX_DIR.`);
  }
  return null;
}
