import { readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../server/start-failure';

/** Two processes on one PGlite folder destroy it, and PGlite itself does not look. */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'owner');
  const owner = await readFile(path, 'utf8').catch(() => '');
  const [pid, started] = owner.trim().split(' ');
  if (pid && Number(pid) !== process.pid && startOf(Number(pid)) === started) {
    throw new StartFailure(`The data folder ${folder} is in use by another sandbox (process ${pid}): stop that one or set SANDBOX_DIR.`);
  }
  await writeFile(path, `${process.pid} ${startOf(process.pid)}\n`);
  return () => rm(path, { force: true });
}

/**
 * When a process began, so that a number used again (usual after a restart of a container) is not taken for the old
 * process. Systems without /proc only tell whether it lives.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Dead, only not yet taken note of by its parent: it holds no file.
    if (state === 'Z' || state === 'X') return 'gone';
    return rest[18] ?? 'alive';
  } catch {
    try {
      process.kill(pid, 0);
      return process.platform === 'linux' ? 'gone' : 'alive';
    } catch {
      return 'gone';
    }
  }
}
