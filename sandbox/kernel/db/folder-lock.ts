import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../start-failure';

/** ms between two signs of life of an owner, and for how long a foreign one is watched for a sign. */
const BEAT_MS = 2_000;
const WATCH_MS = 10_000;

/** Owner of a folder. A process number is valid only where it was given: each container counts its own. */
export interface Owner {
  pid: number;
  /** When the process began, so that a number that is reused is not taken for the old process. */
  start: string;
  /** Machine and process namespace; '' in files of earlier versions. */
  machine: string;
  /** Identifies this lock among all others. */
  nonce: string;
}

/**
 * Locks a data folder; the returned function releases it. Two sandboxes on one folder would end each other's server, and two
 * containers on one volume would not even see it. The claim is a file that only one process can create; moved to the owner's path
 * it counts only if it is still that process's own.
 * @throws StartFailure when another sandbox has it, here or in another container.
 */
export async function takeFolder(folder: string, self: Owner = thisProcess(), watchMs = WATCH_MS): Promise<() => Promise<void>> {
  const path = join(folder, 'owner');
  const claim = join(folder, 'owner.claim');
  await rejectLiving(folder, path, self, watchMs);
  const text = `${self.pid} ${self.start} ${self.machine} ${self.nonce}\n`;
  try {
    await writeFile(claim, text, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    // One that died between its claim and its taking leaves the claim behind.
    await rejectLiving(folder, claim, self, watchMs);
    await rm(claim, { force: true });
    return takeFolder(folder, self, watchMs);
  }
  try {
    await rejectLiving(folder, path, self, watchMs);
    await rename(claim, path).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
  } catch (error) {
    await rm(claim, { force: true });
    throw error;
  }
  const owner = await ownerIn(path);
  if (owner?.nonce !== self.nonce) throw inUse(folder, owner);
  const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), BEAT_MS);
  beat.unref();
  return async () => {
    clearInterval(beat);
    if ((await ownerIn(path))?.nonce === self.nonce) await rm(path, { force: true });
  };
}

/** @throws StartFailure when the owner that a file names still lives. */
async function rejectLiving(folder: string, path: string, self: Owner, watchMs: number): Promise<void> {
  const owner = await ownerIn(path);
  if (!owner || owner.nonce === self.nonce) return;
  const here = owner.machine === '' || owner.machine === self.machine;
  if (here ? owner.pid !== self.pid && startOf(owner.pid) === owner.start : await beats(folder, path, watchMs)) throw inUse(folder, owner);
}

function inUse(folder: string, owner: Owner | null): StartFailure {
  const who = owner ? ` (process ${owner.pid})` : '';
  return new StartFailure(`The data folder ${folder} is in use by another sandbox${who}: stop that one or set SANDBOX_DIR.`);
}

async function ownerIn(path: string): Promise<Owner | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const [pid, start = '', machine = '', nonce = ''] = text.trim().split(' ');
  return pid ? { pid: Number(pid), start, machine, nonce } : null;
}

/** True when an owner elsewhere gives a sign of life: its file changes. Clocks of two machines are not compared. */
async function beats(folder: string, path: string, watchMs: number): Promise<boolean> {
  const changedAt = () =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
  const before = await changedAt();
  if (before === null) return false;
  process.stderr.write(
    `The data folder ${folder} was left by a sandbox elsewhere; waiting ${watchMs / 1000} s to see whether it still runs …\n`,
  );
  for (let waited = 0; waited < watchMs; waited += watchMs / 20) {
    await sleep(watchMs / 20);
    const now = await changedAt();
    if (now !== before) return now !== null;
  }
  return false;
}

/** This process as the owner of a folder. */
export function thisProcess(): Owner {
  return { pid: process.pid, start: startOf(process.pid), machine: readMachineId(), nonce: randomUUID() };
}

function readMachineId(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname().replaceAll(/\s/g, '-');
  }
}

/** When a process began. Systems without /proc only show whether it lives. */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // Dead, only not yet collected by its parent: it holds no file.
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

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}
