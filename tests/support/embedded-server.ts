import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { SandboxProcess } from './sandbox-process';

/** Half of the rows find no space, or none does. */
export type Fullness = 'no growth' | 'full';

/** Tables whose rows a full disk refuses; with `no growth` half of them. */
const TABLES = ['deposits', 'withdrawals', 'transfers', 'entries', 'wallet_moves'];

/** Refuses rows as on a full disk in the database of a sandbox with a folder; the answer gives the space back, after a restart too. */
export async function fillDisk(sandbox: SandboxProcess, how: Fullness): Promise<(sandbox: SandboxProcess) => Promise<void>> {
  const when = how === 'full' ? 'true' : 'random() < 0.5';
  await run(
    sandbox,
    `CREATE OR REPLACE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF ${when} THEN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END IF;
      RETURN NEW;
    END $$`,
    ...TABLES.map((table) => `CREATE TRIGGER no_space BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION no_space()`),
  );
  return (present) =>
    run(present, ...TABLES.map((table) => `DROP TRIGGER IF EXISTS no_space ON ${table}`), 'DROP FUNCTION IF EXISTS no_space()');
}

/** A connection to the database of a sandbox, once its server runs: it may have been killed just now. */
async function connected(sandbox: SandboxProcess, limit = Date.now() + 20_000): Promise<Client> {
  const client = new Client({ connectionString: databaseOf(sandbox) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (Date.now() > limit) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return connected(sandbox, limit);
  }
}

/** Whether the server of a sandbox accepts connections. */
export async function serverAnswers(sandbox: SandboxProcess): Promise<boolean> {
  const client = new Client({ connectionString: databaseOf(sandbox) });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** Runs statements in the database of a sandbox, one at a time: together they would wait in a circle with its transactions. */
async function run(sandbox: SandboxProcess, ...statements: string[]): Promise<void> {
  const client = await connected(sandbox);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Process number of the server of a sandbox with a folder. */
export async function serverPid(sandbox: SandboxProcess): Promise<number> {
  return Number((await readFile(join(sandbox.folder!, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
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
