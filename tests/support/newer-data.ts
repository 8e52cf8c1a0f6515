import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder that claims to be written by a program with migration 9999. */
export async function newerData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'newer-'));
  const script = `
    const { openDatabase } = await import('./sandbox/open.ts');
    const { readEnv } = await import('./sandbox/kernel/env.ts');
    const database = await openDatabase(readEnv({ SANDBOX_DIR: ${JSON.stringify(folder)} }, '/'), false);
    await database.inSession((session) => session.exec("INSERT INTO schema_version VALUES (9999, '9999_later.sql', 0)"));
    await database.close();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { cwd: process.cwd(), stdio: 'inherit' });
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error('the newer data could not be made');
  return folder;
}
