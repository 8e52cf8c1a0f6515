import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartFailure } from '../../start-failure';
import { fullDisk } from './full-disk';
import type { ServerPrograms } from './programs';
import { runProgram } from './run-program';
import { callAs, type ServerUser } from './server-user';

/** Owner of everything in the cluster. */
export const ROLE = 'sandbox';

/** Absolute paths of a cluster and its password. */
export interface Cluster {
  /** PostgreSQL's data folder. */
  data: string;
  /** File of the password that connections over loopback need. */
  password: string;
}

/** Beside PostgreSQL's own files: it goes where the cluster goes. */
const PASSWORD = 'sandbox.password';

export function clusterIn(folder: string): Cluster {
  const data = join(folder, 'cluster');
  return { data, password: join(data, PASSWORD) };
}

/** Major version of the PostgreSQL that wrote a cluster, '' where it is not readable; null where there is no cluster. */
export async function readMajor({ data }: Cluster): Promise<string | null> {
  if (!(await stat(data).catch(() => null))) return null;
  const text = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '');
  return text.trim();
}

/**
 * Makes an empty cluster that its owner alone can read. It is made beside its place and moved there when complete, so that an
 * interrupted first start leaves nothing half made. `durable` = it survives a power failure from here on.
 * @throws StartFailure with the program's own message; errors of the file system pass unchanged.
 */
export async function makeCluster(cluster: Cluster, programs: ServerPrograms, user: ServerUser | null, durable: boolean): Promise<void> {
  const draft = `${cluster.data}.new`;
  const password = `${draft}.password`;
  for (const path of [draft, password]) await rm(path, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (user) for (const path of [draft, password]) await chown(path, user.uid, user.gid);
  const args = ['-D', draft, '-U', ROLE, `--pwfile=${password}`, '--auth-local=trust', '--auth-host=scram-sha-256'];
  args.push('--encoding=UTF8', '--locale=C', '--wal-segsize=4', '--no-instructions', ...(durable ? [] : ['--no-sync']));
  const call = callAs(user, { command: programs.initdb, args, cwd: draft }, [draft, dirname(programs.initdb)]);
  const { output, failure } = await runProgram(call);
  if (failure !== null) {
    for (const path of [draft, password]) await rm(path, { recursive: true, force: true });
    throw (
      fullDisk(output) ??
      new StartFailure(`The sandbox's database could not be made (${failure}): set DATABASE_URL to a PostgreSQL server of your own.`)
    );
  }
  await rename(password, join(draft, PASSWORD));
  await rename(draft, cluster.data);
}
