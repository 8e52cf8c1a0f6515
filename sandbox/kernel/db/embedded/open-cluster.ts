import { access, chown, mkdtemp, rename, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from '../../start-failure';
import { clusterIn, readMajor, makeCluster } from './cluster';
import { fullDisk } from './full-disk';
import { findPrograms, type ServerPrograms } from './programs';
import { type Server, startServer } from './server';
import { ServerFailure } from './server-process';
import { serverUser } from './server-user';
import { stopSurvivor } from './survivor';

const SHARED_MEMORY = '/dev/shm';
/** Bytes: a throw-away cluster begins with 45 MB and grows with what is tried on it. */
const ROOM = 512 * 1024 * 1024;

/** Prints on standard output: a start that fails is one line of errors. */
const print = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const warn = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Treatment of an existing cluster: it is opened, or set aside when that fails, or set aside in any case. It is never deleted. */
export type FormerData = 'open' | 'open or set aside' | 'set aside';

/**
 * Starts the server of a folder's cluster, which must be locked; makes the cluster first where there is none. Null = a throw-away
 * cluster that goes with the server. `settings` are added to the server's.
 * @throws StartFailure when PostgreSQL does not run here or cannot open the data.
 */
export async function openCluster(folder: string | null, former: FormerData, settings: readonly string[] = []): Promise<Server> {
  const programs = await findPrograms();
  if (folder === null) return openThrowAway(programs, settings);
  const cluster = clusterIn(folder);
  const user = await serverUser(cluster.data);
  await setAsideFormerEngine(folder);
  const present = await readMajor(cluster);
  if (present !== null) {
    const isReadable = present === programs.major;
    if (!isReadable && former === 'open') throw otherMajor(folder, present, programs.major);
    await stopSurvivor(cluster.data);
    if (!isReadable || former === 'set aside') await setAside(cluster.data);
  }
  if (!(await exists(cluster.data))) {
    print(`Making the sandbox's database (PostgreSQL ${programs.major}) in ${folder} …`);
    await makeCluster(cluster, programs, user, true);
  }
  try {
    return await startServer({ cluster, programs, user, throwAway: null, settings, onNews: warn });
  } catch (error) {
    if (!(error instanceof ServerFailure)) throw error;
    if (former === 'open' || fullDisk(error.message)) throw startFailure(folder, error);
    await setAside(cluster.data);
    return openCluster(folder, 'open', settings);
  }
}

async function openThrowAway(programs: ServerPrograms, settings: readonly string[]): Promise<Server> {
  const user = await serverUser(null);
  const home = await mkdtemp(join(await memoryFolder(), 'pavilion-sandbox-'));
  try {
    if (user) await chown(home, user.uid, user.gid);
    const cluster = clusterIn(home);
    await makeCluster(cluster, programs, user, false);
    return await startServer({ cluster, programs, user, throwAway: home, settings, onNews: warn });
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error instanceof ServerFailure ? startFailure(home, error) : error;
  }
}

/** Folder of throw-away data: in memory where the system has a place with enough room, else the folder of temporary files. */
async function memoryFolder(): Promise<string> {
  const room = await statfs(SHARED_MEMORY).catch(() => null);
  return room && room.bavail * room.bsize >= ROOM ? SHARED_MEMORY : tmpdir();
}

/** Sets aside data of an earlier engine, which no program can read. */
async function setAsideFormerEngine(folder: string): Promise<void> {
  const data = join(folder, 'pg');
  if (await exists(data)) await setAside(data);
}

async function setAside(path: string): Promise<void> {
  const aside = `${path}.old-${Date.now()}`;
  await rename(path, aside);
  print(`The old data cannot be used by this program; it lies in ${aside} now, and the sandbox begins with new data.`);
}

function otherMajor(folder: string, found: string, own: string): StartFailure {
  return new StartFailure(
    `The data folder ${folder} was written by PostgreSQL ${found || 'of an unknown version'}, this program contains PostgreSQL ${own}: nothing was changed; use the program of that version, set SANDBOX_DIR to another folder, or start afresh with "npm run sandbox -- --reset".`,
  );
}

function startFailure(home: string, { message }: ServerFailure): Error {
  return (
    fullDisk(message) ??
    new StartFailure(
      `The database in ${home} does not start (${message}): set SANDBOX_DIR to another folder, or start afresh with "npm run sandbox -- --reset", which keeps the old data beside the new.`,
    )
  );
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
