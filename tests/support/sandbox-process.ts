import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createControl } from './control-client';
import type { Control } from './control-client';
import { programArgs, type Program } from './programs';
import { SCRATCH } from './scratch';
import { spawnChild } from './child-of-parent';
import { ownDatabase, SERVER_VARIABLE } from './test-database';

/** Signature key of test sandboxes unless `env` names another; the tests' own callers sign with it. */
export const TEST_SIGN_KEY = 'key-of-the-tests';

export interface SandboxOptions {
  /** Added to the sandbox's settings. Without `SANDBOX_DIR`, `DATABASE_URL` or a `folder` it has a new database of the run's server. */
  env?: Record<string, string>;
  /** `temp` = a fresh folder that outlives `kill`, `stop` and `restart`; `forget` removes it. */
  folder?: 'temp' | string;
  /** The platform's port; three free ones must follow. Absent or 0 = the sandbox takes four that are free. */
  port?: number;
  args?: string[];
  /** Real ms that its start may take. */
  limitMs?: number;
  /** Another program that starts the sandbox. */
  program?: Program;
}

export interface SandboxOrigins {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** FB's origin. */
  fbOrigin: string;
  /** OB's origin. */
  obOrigin: string;
  /** IM's origin. */
  imOrigin: string;
}

/** A sandbox that responds, whoever started it. */
export interface Sandbox extends SandboxOrigins {
  /** The tester's handle. */
  control: Control;
}

export interface SandboxProcess extends Sandbox {
  port: number;
  pid: number;
  /** Folder of its data; null = in memory. */
  folder: string | null;
  /** Its whole output. */
  output(): string;
  /** Resolves with its exit code, null after a signal. */
  gone: Promise<number | null>;
  /** Real ms from the start of the process to its ready line. */
  startMs: number;
  /** SIGTERM, then waits for the exit code. The folder stays. */
  stop(): Promise<number | null>;
  /** Removes the folder, after `stop`. */
  forget(): Promise<void>;
  /** kill -9; the folder stays. */
  kill(): Promise<void>;
  /** Starts again on the same port and folder. */
  restart(): Promise<SandboxProcess>;
}

const READY = /sandbox ready: (\S+)\n/;
const START_LIMIT_MS = 60_000;

/** Starts a sandbox as a child process of the repository's root and waits until it serves. */
export async function startSandbox(options: SandboxOptions = {}): Promise<SandboxProcess> {
  const folder = options.folder === 'temp' ? await mkdtemp(join(SCRATCH, 'sandbox-')) : options.folder;
  const isPlaced = folder !== undefined || options.env?.SANDBOX_DIR !== undefined || options.env?.DATABASE_URL !== undefined;
  const env = isPlaced || !process.env[SERVER_VARIABLE] ? options.env : { ...options.env, ...(await ownDatabase()) };
  const { child, output, startMs } = await launch({ ...options, env, folder });
  const origin = READY.exec(output())![1]!;
  const port = Number(new URL(origin).port);
  const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  return {
    origin,
    fbOrigin: `http://127.0.0.1:${port + 3}`,
    obOrigin: `http://127.0.0.1:${port + 2}`,
    imOrigin: `http://127.0.0.1:${port + 1}`,
    port,
    pid: child.pid!,
    control: createControl(origin),
    folder: folder ?? null,
    output,
    gone,
    startMs,
    stop: async () => {
      child.kill('SIGTERM');
      return gone;
    },
    forget: async () => {
      if (folder) await rm(folder, { recursive: true, force: true });
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    restart: () => startSandbox({ ...options, env, folder, port }),
  };
}

/** Runs a sandbox that is expected not to start; returns its exit code and its output. */
export async function failToStart(options: SandboxOptions): Promise<{ code: number | null; output: string }> {
  const child = spawnSandbox(options);
  const output = collect(child);
  const code = await new Promise<number | null>((done) => child.once('exit', (status) => done(status)));
  return { code, output: output() };
}

async function launch(options: SandboxOptions): Promise<{ child: ChildProcess; output: () => string; startMs: number }> {
  const began = Date.now();
  const { limitMs = START_LIMIT_MS } = options;
  const child = spawnSandbox(options);
  const output = collect(child);
  await new Promise<void>((done, fail) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error(`the sandbox did not start within ${limitMs} ms:\n${output()}`));
    }, limitMs);
    child.stdout!.on('data', () => {
      if (!READY.test(output())) return;
      clearTimeout(limit);
      done();
    });
    child.once('exit', (code) => {
      clearTimeout(limit);
      fail(new Error(`the sandbox ended with ${code} before it was ready:\n${output()}`));
    });
  });
  return { child, output, startMs: Date.now() - began };
}

function spawnSandbox({ env, folder, port, args, program = 'sandbox/main.ts' }: SandboxOptions): ChildProcess {
  return spawnChild([...programArgs(program), ...(args ?? [])], {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'test',
    SANDBOX_PORT: String(port ?? 0),
    SANDBOX_CONTROL: '1',
    SANDBOX_HASH_COST: '10',
    SANDBOX_SEED: 'pavilion',
    SANDBOX_DIR: folder ?? 'memory',
    NEXT_PUBLIC_SIGN_KEY: TEST_SIGN_KEY,
    ...env,
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}
