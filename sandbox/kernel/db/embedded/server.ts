import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { guardServer } from './guard';
import { endServer, type ServerCall, ServerFailure, spawnServer } from './server-process';
import { chooseTransport } from './transport';

export interface ServerOptions extends ServerCall {
  /** Folder that goes with a throw-away cluster, which may lose its data at any time; null = the data outlives the process. */
  throwAway: string | null;
  /** Added to the server's settings, each `name=value`. */
  settings: readonly string[];
  /** Called with a sentence when the server ended by itself, when it cannot be started yet, and when it runs again. */
  onNews(sentence: string): void;
}

export interface Server {
  /** Address of a database of the cluster. */
  urlOf(database: string): string;
  /** Ends the server after its last write; a throw-away cluster goes with it. */
  stop(): Promise<void>;
}

/** Settings for one sandbox of ten connections: small, without helpers, and no statement in the output. */
const SETTINGS = [
  'max_connections=40',
  'shared_buffers=16MB',
  'max_wal_size=128MB',
  'min_wal_size=16MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'io_method=sync',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'max_logical_replication_workers=0',
  'jit=off',
  // Views of running statements, which nobody reads here, cost system calls at each statement.
  'track_activities=off',
  'update_process_title=off',
  'log_min_messages=fatal',
  'log_error_verbosity=terse',
  'log_line_prefix=',
];
const THROW_AWAY = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/** The server's message while parts of one that died still have its memory, or when another program has just taken its port. */
const NOT_YET = /shared memory block .* still in use|Address already in use|could not create any TCP/;
const NOT_YET_MS = 10_000;
const PAUSE_MS = 50;
const MAX_PAUSE_MS = 1_000;

/** Runs the server of a cluster for as long as this process lives, and starts it again when it dies. @throws ServerFailure */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { throwAway, onNews } = options;
  const own = [...SETTINGS, ...(throwAway === null ? [] : THROW_AWAY), ...options.settings];
  let running: ChildProcess;
  const state = { stopping: false };
  let reviving: Promise<void> = Promise.resolve();

  async function launch(settings: readonly string[]): Promise<void> {
    const { server, ready } = spawnServer(options, settings);
    const unguard = server.pid === undefined ? null : guardServer(server.pid, throwAway === null ? 'INT' : 'QUIT', throwAway);
    server.once('exit', () => unguard?.());
    await ready;
    running = server;
    server.once('exit', (code, signal) => {
      if (state.stopping) return;
      onNews(`The database server ended by itself (${signal ?? `exit code ${code}`}); starting it again …`);
      reviving = revive(settings);
    });
  }

  async function revive(settings: readonly string[]): Promise<void> {
    let lastReason = '';
    for (let ms = PAUSE_MS; !state.stopping; ms = Math.min(ms * 2, MAX_PAUSE_MS)) {
      try {
        await launch(settings);
        return onNews('The database server runs again.');
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== lastReason) onNews(`The database server does not start yet (${reason}).`);
        lastReason = reason;
        await sleep(ms);
      }
    }
  }

  async function launchFirst(limit: number): Promise<(database: string) => string> {
    const transport = await chooseTransport(options.cluster);
    try {
      await launch([...own, ...transport.settings]);
      return transport.urlOf;
    } catch (error) {
      if (!(error instanceof ServerFailure) || !NOT_YET.test(error.message) || Date.now() > limit) throw error;
      await sleep(PAUSE_MS);
      return launchFirst(limit);
    }
  }

  return {
    urlOf: await launchFirst(Date.now() + NOT_YET_MS),
    stop: async () => {
      state.stopping = true;
      await reviving;
      await endServer(running, throwAway === null ? 'SIGINT' : 'SIGQUIT');
      if (throwAway !== null) await rm(throwAway, { recursive: true, force: true });
    },
  };
}
