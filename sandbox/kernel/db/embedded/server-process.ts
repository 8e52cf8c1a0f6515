import { spawn, type ChildProcess } from 'node:child_process';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster';
import { readPidFile } from './pid-file';
import type { ServerPrograms } from './programs';
import { lastLine, programEnv } from './run-program';
import { callAs, type ServerUser } from './server-user';
import { MINUTE } from '../../clock/calendar';

const READY_LIMIT_MS = MINUTE;
const LOOK_EVERY_MS = 10;
const STOP_LIMIT_MS = 15_000;
/** The number of characters of the server's output that are stored. */
const TAIL = 4_000;

/** The server did not start; the message is its own last line. */
export class ServerFailure extends Error {
  override name = 'ServerFailure';
}

export interface ServerCall {
  cluster: Cluster;
  programs: ServerPrograms;
  user: ServerUser | null;
}

/** Starts the server of a cluster. `ready` resolves when it accepts connections and throws a ServerFailure when it ended before. */
export function spawnServer(
  { cluster, programs, user }: ServerCall,
  settings: readonly string[],
): { server: ChildProcess; ready: Promise<void> } {
  const args = ['-D', cluster.data, ...settings.flatMap((setting) => ['-c', setting])];
  const call = callAs(user, { command: programs.postgres, args, cwd: cluster.data }, [cluster.data, dirname(programs.postgres)]);
  const server = spawn(call.command, call.args, {
    ...call,
    env: programEnv(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl-C in a terminal reaches the sandbox, which ends the server after its own last write.
    detached: true,
    windowsHide: true,
  });
  let tail = '';
  const end: { failure: string | null } = { failure: null };
  server.stderr!.setEncoding('utf8').on('data', (text: string) => (tail = (tail + text).slice(-TAIL)));
  server.once('error', (error) => (end.failure = error.message));
  server.once('close', (code, signal) => (end.failure ??= lastLine(tail) ?? `ended with ${signal ?? code}`));
  async function becomesReady(): Promise<void> {
    for (const limit = Date.now() + READY_LIMIT_MS; end.failure === null;) {
      const noted = await readPidFile(cluster.data);
      if (noted?.isReady && noted.pid === server.pid) return;
      if (Date.now() > limit) server.kill('SIGKILL');
      await sleep(LOOK_EVERY_MS);
    }
    throw new ServerFailure(end.failure);
  }
  return { server, ready: becomesReady() };
}

/** Ends a server; by force when it does not end in time. */
export async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  const force = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
  await gone;
  clearTimeout(force);
}
