import { readlink, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../../start-failure';
import { readPidFile, removePidFile } from './pid-file';
import { runProgram } from './run-program';

/** Attempts to end it, each with the ms that it gets: in order, at once, by force. */
const ATTEMPTS = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 2_000],
  ['SIGKILL', 2_000],
] as const;
const LOOK_EVERY_MS = 20;

/**
 * Ends a server on this data that outlived its program, and removes the file of one that does not run: PostgreSQL takes any process
 * with the written number for it, as after a restart of a container. Call it only under the folder's lock.
 * @throws StartFailure when it cannot be ended.
 */
export async function stopSurvivor(data: string): Promise<void> {
  const noted = await readPidFile(data);
  if (noted === null) return;
  const { pid } = noted;
  if (await servesData(pid, data)) {
    process.stdout.write(`A database server of an earlier run still has ${data} (process ${pid}); ending it …\n`);
    for (const [signal, ms] of ATTEMPTS) if (await ended(pid, data, signal, ms)) return;
    throw new StartFailure(`The database server on ${data} (process ${pid}) does not end: end it yourself, or set SANDBOX_DIR.`);
  }
  await removePidFile(data);
}

async function ended(pid: number, data: string, signal: NodeJS.Signals, ms: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    return true;
  }
  for (let waited = 0; waited < ms; waited += LOOK_EVERY_MS) {
    if (!(await servesData(pid, data))) return true;
    await sleep(LOOK_EVERY_MS);
  }
  return false;
}

/** True when a process is a server on this data, which then is its working folder. */
async function servesData(pid: number, data: string): Promise<boolean> {
  if (process.platform === 'linux') {
    // Nothing can be read of a process that has ended and is not yet collected.
    const [folder, own] = await Promise.all([readlink(`/proc/${pid}/cwd`).catch(() => null), realpath(data)]);
    return folder === own;
  }
  if (process.platform === 'win32') {
    const { output } = await runProgram({ command: 'tasklist', args: ['/FI', `PID eq ${pid}`] });
    return output.includes('postgres');
  }
  const { output } = await runProgram({ command: 'ps', args: ['-o', 'args=', '-p', String(pid)] });
  return output.includes(data);
}
