import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { sentenceFor, STARTED_BY } from './install.mjs';
import { inRoot, ROOT, print, stop } from './project.mjs';

const PARENT_WATCH = pathToFileURL(inRoot('bin/lib/parent-watch.mjs')).href;
const KILL_AFTER_MS = 10_000;
const TELL_EVERY_MS = 10_000;
const PARENT_EVERY_MS = 500;
/** ms to wait for a program's last output after its end; a grandchild may hold its pipe open indefinitely. */
const OUTPUT_GRACE_MS = 500;
/** ms before a program that ended is restarted, and restarts within a minute. */
const PAUSE_MS = 300;
const MAX_RESTARTS = 3;
const MINUTE_MS = 60_000;
/** A line of the programs' own logs, on either stream. */
const LOG_LINE = /^\{"level":/;
/** A service leads a process group, so that its children end with it. */
const LEADS_GROUP = process.platform !== 'win32';

/** Running programs, each with the promise of its end. */
const running = new Map();
/** Programs that lead a process group. */
const leaders = new WeakSet();
let stopping = false;

/** True while this program is stopping. */
export const isStopping = () => stopping;

/** Remembers a program until `ended` settles, so that nothing outlives this one. */
function track(child, ended) {
  running.set(child, ended);
  const forget = () => running.get(child) === ended && running.delete(child);
  ended.then(forget, forget);
}

/** Starts a program that ends with this one at the latest. */
export function launch(file, args, options) {
  const child = execa(file, args, {
    cwd: ROOT,
    extendEnv: false,
    reject: false,
    buffer: false,
    stdin: 'ignore',
    forceKillAfterDelay: KILL_AFTER_MS,
    ...options,
  });
  track(child, once(child, 'exit'));
  return child;
}

/** Starts a Node program that ends with this one, for any reason. */
export function startNode(args, { env, ...options }) {
  const child = launch(process.execPath, ['--import', PARENT_WATCH, ...args], {
    env: { ...env, PAVILION_RUNNER: String(process.pid) },
    ipc: true,
    ...options,
  });
  // The channel carries no messages; it exists to close with this program.
  child.channel?.unref();
  return child;
}

/**
 * Runs a Node program to its end. Prints `progress` every ten seconds with the time taken; with `hidden` resolves with its
 * output instead of showing it; `priority` is one of Node's constants. Never resolves once this program is stopping.
 */
export async function runNode(args, { env = process.env, progress, hidden = false, priority } = {}) {
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  const ticker = progress && setInterval(() => stopping || print(`  … ${progress} (${Math.round(seconds())} s)`), TELL_EVERY_MS);
  const output = hidden ? { all: true, buffer: true } : { stdout: 'inherit', stderr: 'inherit' };
  const child = launch(process.execPath, args, { env, ...output });
  // Before the program has threads: a thread has the priority of the one that starts it.
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  const { exitCode, signal, all = '' } = await child;
  clearInterval(ticker);
  if (stopping) await new Promise(() => {});
  return { code: exitCode ?? 1, signal, output: all, seconds: seconds() };
}

function killGroup(child) {
  try {
    if (leaders.has(child)) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // Gone already.
  }
}

/**
 * Sends SIGTERM to every program, SIGKILL to those that remain after ten seconds, and ends this one: with the sentence, else
 * with `code`.
 */
export async function stopAll({ sentence, code = 0 } = {}) {
  if (stopping) return;
  stopping = true;
  const endings = [...running.values()];
  for (const child of running.keys()) child.kill();
  await Promise.allSettled(endings);
  if (sentence) stop(sentence);
  process.exit(code);
}

/**
 * Ends everything in order on Ctrl-C, SIGTERM and a closed terminal, with exit code `stopCode`; on an uncaught error with one
 * sentence; and with `withNpm` when the npm that started this program is gone: a killed npm cannot pass a signal on.
 */
export function stopInOrder({ stopCode = 0, withNpm = false } = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!stopping) print('Stopping …');
      void stopAll({ code: stopCode });
    });
  }
  process.on('uncaughtException', (error) => void stopAll({ code: 1, sentence: sentenceFor(error) }));
  process.on('exit', () => [...running.keys()].forEach(killGroup));
  if (!withNpm || !process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid === STARTED_BY || void stopAll(), PARENT_EVERY_MS).unref();
}

/** Forwards whole lines of a stream, except those that `quiet` matches; calls `see` with each line and true if it was forwarded. */
async function passLines(child, from, { quiet, see }) {
  for await (const line of child.iterable({ from })) {
    const isShown = !quiet.some((pattern) => pattern.test(line));
    see(line, isShown);
    if (isShown) process[from].write(`${line}\n`);
  }
}

/**
 * Starts a service once. `isReady` resolves when it has printed `ready`. `ended` resolves after its end and last output:
 * `started` is true if it had printed `ready`; `errorLines` counts its lines on stderr since then, except logs.
 */
function start(args, env, { quiet, ready }) {
  const child = startNode(args, { env, detached: LEADS_GROUP });
  if (LEADS_GROUP) leaders.add(child);
  let started = false;
  let errorLines = 0;
  let announce;
  const isReady = new Promise((resolve) => (announce = resolve));
  const seeOutput = (line) => {
    if (started || !ready?.test(line)) return;
    started = true;
    errorLines = 0;
    announce();
  };
  const seeError = (line, isShown) => {
    if (isShown && line.trim() && !LOG_LINE.test(line)) errorLines += 1;
  };
  const outputs = Promise.all([
    passLines(child, 'stdout', { quiet, see: seeOutput }),
    passLines(child, 'stderr', { quiet, see: seeError }),
  ]);
  const end = async () => {
    const [code, signal] = await once(child, 'exit');
    await Promise.race([outputs, pause(OUTPUT_GRACE_MS)]);
    // None of its processes may hold its port.
    killGroup(child);
    return { code, signal, started, errorLines };
  };
  const ended = end();
  track(child, ended);
  return { ended, isReady };
}

/**
 * Runs a Node program for as long as this one. If it ends by itself after printing `ready`, restarts it after a pause with
 * `againArgs`, at most three times a minute. If it ends earlier, or once more, stops everything, with the program's own
 * sentence or one of ours after its other output. Returns a promise that resolves when it has printed `ready` for the first time.
 */
export function run(name, args, env, { quiet = [], ready, againArgs = args } = {}) {
  const restarts = [];
  const follow = async ({ ended }) => {
    const { code, signal, started, errorLines } = await ended;
    if (stopping) return;
    if (code === 1 && errorLines === 1 && !started) return void stopAll({ code: 1 });
    const why = errorLines > 0 ? '; the lines above show why' : '';
    const end = `The ${name} ended unexpectedly (${signal ?? `exit code ${code}`})${why}`;
    const now = Date.now();
    while (restarts.length > 0 && now - restarts[0] >= MINUTE_MS) restarts.shift();
    if (!started) return void stopAll({ code: 1, sentence: `${end}.` });
    if (restarts.length >= MAX_RESTARTS) return void stopAll({ code: 1, sentence: `${end}, for the fourth time in a minute.` });
    restarts.push(now);
    print(`${end}. Starting it again …`);
    await pause(PAUSE_MS);
    if (!stopping) void follow(start(againArgs, env, { quiet, ready }));
  };
  const first = start(args, env, { quiet, ready });
  void follow(first);
  return first.isReady;
}
