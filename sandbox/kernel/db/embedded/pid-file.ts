import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'postmaster.pid';

/**
 * The state of a server as it writes it into its data folder; `pg_ctl` reads the same. Null where no server has written a process
 * number.
 */
export async function readPidFile(data: string): Promise<{ pid: number; isReady: boolean } | null> {
  const lines = (await readFile(join(data, NAME), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid ? { pid, isReady: lines[7]?.trim() === 'ready' } : null;
}

/** Removes the file of a server that does not run. */
export const removePidFile = (data: string): Promise<void> => rm(join(data, NAME), { force: true });
