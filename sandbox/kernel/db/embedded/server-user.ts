import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartFailure } from '../../start-failure';
import { type ProgramCall, runProgram } from './run-program';

/** A user of this machine under which the server runs. */
export interface ServerUser {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

/**
 * The user under which the server of a cluster runs; null = this process's own user. PostgreSQL does not run as root; then it is
 * the owner of the cluster, and for a new one `postgres`, made where there is none.
 * @throws StartFailure when no user can be made.
 */
export async function serverUser(data: string | null): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  const owned = data === null ? undefined : statSync(data, { throwIfNoEntry: false });
  if (owned && owned.uid !== 0) return { uid: owned.uid, gid: owned.gid };
  const found = await lookUp();
  if (found) return found;
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME];
  const { failure } = await runProgram({ command: 'useradd', args });
  const made = failure === null ? await lookUp() : null;
  if (made) {
    process.stdout.write(`PostgreSQL does not run as root: made the system user ${NAME} for it.\n`);
    return made;
  }
  throw new StartFailure(
    `PostgreSQL does not run as root and no user could be made for it (${failure}): run as another user, or set DATABASE_URL.`,
  );
}

async function readNumber(flag: '-u' | '-g'): Promise<number> {
  const { output, failure } = await runProgram({ command: 'id', args: [flag, NAME] });
  return failure === null ? Number(output.trim()) : Number.NaN;
}

async function lookUp(): Promise<ServerUser | null> {
  const [uid, gid] = await Promise.all([readNumber('-u'), readNumber('-g')]);
  return Number.isInteger(uid) && Number.isInteger(gid) && uid !== 0 ? { uid, gid } : null;
}

/** Runs as a user a program that needs the `paths`. Root's own folders are closed to others, so it gets the right to enter them. */
export function callAs(user: ServerUser | null, call: ProgramCall, paths: readonly string[]): ProgramCall {
  if (!user) return call;
  if (paths.every((path) => mayEnter(user, resolve(path)))) return { ...call, ...user };
  const capability = '+dac_override';
  const args = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups', '--inh-caps', capability];
  // The kernel's access(2) ignores the capabilities of users other than root unless this bit is set.
  args.push('--ambient-caps', capability, '--securebits', '+no_setuid_fixup');
  return { ...call, command: 'setpriv', args: [...args, call.command, ...call.args] };
}

/** True when a user may pass every folder on the way to a path. */
function mayEnter(user: ServerUser, path: string): boolean {
  const { uid, gid, mode } = statSync(path);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  const parent = dirname(path);
  return (mode & bit) !== 0 && (parent === path || mayEnter(user, parent));
}
