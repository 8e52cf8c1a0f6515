import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openPostgres } from '../../sandbox/db/postgres.database';
import type { Engine } from './engines';
import type { SandboxProcess } from './sandbox-process';

/** Files cannot grow; or no write of a file succeeds. */
export type Fullness = 'no growth' | 'full';

/** What a sandbox must load so that `fillDisk` can fill its disk. */
export const FULL_DISK = pathToFileURL(join(process.cwd(), 'tests/support/full-disk.mjs')).href;

/** Tables whose rows a full disk refuses at PostgreSQL; with `no growth` half of them. */
const TABLES = ['deposits', 'withdrawals', 'transfers', 'entries', 'wallet_moves'];

/** Fills the disk under the database of a sandbox; the answer gives the space back. A sandbox that has died of it stays so. */
export async function fillDisk(
  engine: Engine,
  sandbox: SandboxProcess,
  env: Record<string, string>,
  how: Fullness,
): Promise<() => Promise<void>> {
  return engine.name === 'PGlite' ? fillFolder(sandbox, how) : fillServer(env, how);
}

async function fillFolder(sandbox: SandboxProcess, how: Fullness): Promise<() => Promise<void>> {
  await advance(sandbox, how);
  return () => advance(sandbox, 'free');
}

/** Signals of one kind are merged when they come at once: one is sent when the one before it was answered. */
async function advance(sandbox: SandboxProcess, wanted: Fullness | 'free'): Promise<void> {
  const modes = () => [...sandbox.output().matchAll(/^disk: ([a-z ]+),/gm)];
  for (let tries = 0; tries < 3 && (modes().at(-1)?.[1] ?? 'free') !== wanted; tries += 1) {
    const before = modes().length;
    if (!sendSignal(sandbox.pid, 'SIGUSR2')) return;
    for (let waits = 0; waits < 100 && modes().length === before; waits += 1) await new Promise((done) => setTimeout(done, 10));
  }
}

/** Sends a signal to a process; false when it has ended. */
export function sendSignal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function fillServer(
  { DATABASE_URL: url, DATABASE_SCHEMA: schema }: Record<string, string>,
  how: Fullness,
): Promise<() => Promise<void>> {
  const run = async (text: string) => {
    const database = await openPostgres(url!, schema!);
    await database.inSession((session) => session.exec(text));
    await database.close();
  };
  const when = how === 'full' ? 'true' : 'random() < 0.5';
  await run(`CREATE FUNCTION ${schema}.no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF ${when} THEN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END IF;
    RETURN NEW;
  END $$`);
  for (const table of TABLES) {
    await run(`CREATE TRIGGER no_space BEFORE INSERT ON ${schema}.${table} FOR EACH ROW EXECUTE FUNCTION ${schema}.no_space()`);
  }
  // One table at a time: together they would wait in a circle with the sandbox's transactions.
  return async () => {
    for (const table of TABLES) await run(`DROP TRIGGER IF EXISTS no_space ON ${schema}.${table}`);
    await run(`DROP FUNCTION IF EXISTS ${schema}.no_space()`);
  };
}
