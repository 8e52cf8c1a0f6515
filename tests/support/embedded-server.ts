import { join } from 'node:path';
import { Client } from 'pg';
import { readPidFile } from '../../sandbox/kernel/db/embedded/pid-file';
import type { SandboxProcess } from './sandbox-process';
import { until } from './until';

/** Half of the rows find no space, or none does. */
export type Fullness = 'no growth' | 'full';

/** Tables whose rows a full disk rejects; with `no growth` half of them. */
const TABLES = ['deposits', 'withdrawals', 'transfers', 'entries', 'wallet_moves'];

/** Rejects rows as on a full disk in the database of a sandbox with a folder, after a restart too. */
export async function fillDisk(sandbox: SandboxProcess, how: Fullness): Promise<void> {
  const when = how === 'full' ? 'true' : 'random() < 0.5';
  await run(
    sandbox,
    `CREATE OR REPLACE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF ${when} THEN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END IF;
      RETURN NEW;
    END $$`,
    ...TABLES.map((table) => `CREATE OR REPLACE TRIGGER no_space BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION no_space()`),
  );
}

/** Gives back the space that `fillDisk` took, all of it or a part. */
export async function freeDisk(sandbox: SandboxProcess): Promise<void> {
  await run(sandbox, ...TABLES.map((table) => `DROP TRIGGER IF EXISTS no_space ON ${table}`), 'DROP FUNCTION IF EXISTS no_space()');
}

/** A connection to the database of a sandbox; null while its server does not run. */
async function tryConnect(sandbox: SandboxProcess): Promise<Client | null> {
  const client = new Client({ connectionString: databaseOf(sandbox) });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => null,
  );
}

/** True when the server of a sandbox accepts connections. */
export async function serverResponds(sandbox: SandboxProcess): Promise<boolean> {
  const client = await tryConnect(sandbox);
  await client?.end();
  return client !== null;
}

/** Codes of a server that ends, and of a line that it cut (pg has no code for it). */
const ENDED = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE']);

function isEnded(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (code !== undefined && ENDED.has(code)) || /Connection terminated|not queryable/.test(message ?? '');
}

/**
 * Runs statements in the database of a sandbox, one at a time: together they could deadlock with its transactions. A server that was
 * killed before the last one is awaited, and gets all of them again: each may run twice. The server of a sandbox that is killed
 * meanwhile does not come back: some of them have run then, or none.
 */
async function run(sandbox: SandboxProcess, ...statements: string[]): Promise<void> {
  let isGone = false;
  void sandbox.gone.then(() => (isGone = true));
  await until(
    async () => {
      const client = await tryConnect(sandbox);
      if (!client) return isGone;
      try {
        for (const statement of statements) await client.query(statement);
        return true;
      } catch (error) {
        if (isEnded(error)) return false;
        throw error;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    { everyMs: 50 },
  );
}

/** Process number of the server of a sandbox with a folder. */
export async function serverPid(sandbox: SandboxProcess): Promise<number> {
  return (await readPidFile(join(sandbox.folder!, 'cluster')))!.pid;
}

/** Address of the embedded server's database, for this user and root alone. */
export function databaseOf(sandbox: SandboxProcess): string {
  return `postgres://sandbox@localhost/sandbox?host=${encodeURIComponent(join(sandbox.folder!, 'cluster'))}&port=5432`;
}

/** Sends a signal to a process; false when it has ended. */
export function sendSignal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
