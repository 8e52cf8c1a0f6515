import { isStopping, kill, stopAll, track } from './children.mjs';
import { ROOT } from './paths.mjs';
import { say } from './print.mjs';
import { spawnChild } from './child-of-parent.mjs';

/** ms to wait for a program's last output after its end; a grandchild may hold its pipe open indefinitely. */
const OUTPUT_GRACE_MS = 500;
/** ms before a program that ended is restarted, and restarts within a minute. */
const PAUSE_MS = 300;
const MAX_RESTARTS = 3;
const MINUTE_MS = 60_000;

/** A line of the programs' own logs, on either stream. */
const LOG_LINE = /^\{"level":/;

/** Passes on whole lines, except those that `quiet` matches; calls `see` with each line and whether it was passed on. */
function passLines(stream, target, quiet, see) {
  let rest = '';
  const pass = (line) => {
    const shown = !quiet.some((pattern) => pattern.test(line));
    see(line, shown);
    if (shown) target.write(`${line}\n`);
  };
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop();
    parts.forEach(pass);
  });
  stream.on('end', () => rest && pass(rest));
}

/**
 * Starts the program once. `isReady` resolves when it has printed `ready`. `ended` resolves after its end and last output:
 * `started` tells whether it had printed `ready`, `errorLines` how many lines other than logs it printed to stderr since then.
 */
function start(args, env, { quiet, ready }) {
  const leadsGroup = process.platform !== 'win32';
  const child = track(spawnChild(args, { cwd: ROOT, env, detached: leadsGroup }));
  child.leadsGroup = leadsGroup;
  let started = false;
  let errorLines = 0;
  const isReady = new Promise((resolve) => {
    passLines(child.stdout, process.stdout, quiet, (line) => {
      if (started || !ready?.test(line)) return;
      started = true;
      errorLines = 0;
      resolve();
    });
  });
  passLines(child.stderr, process.stderr, quiet, (line, shown) => {
    if (shown && line.trim() && !LOG_LINE.test(line)) errorLines += 1;
  });
  const ended = new Promise((resolve) => {
    child.once('exit', async (code, signal) => {
      await new Promise((gone) => {
        child.once('close', gone);
        setTimeout(gone, OUTPUT_GRACE_MS);
      });
      // No process of it may keep its port.
      kill(child);
      resolve({ code, signal, started, errorLines });
    });
  });
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
    if (isStopping()) return;
    if (code === 1 && errorLines === 1 && !started) return void stopAll({ code: 1 });
    const why = errorLines > 0 ? '; the lines above say why' : '';
    const end = `The ${name} ended unexpectedly (${signal ?? `exit code ${code}`})${why}`;
    const now = Date.now();
    while (restarts.length > 0 && now - restarts[0] >= MINUTE_MS) restarts.shift();
    if (!started) return void stopAll({ code: 1, sentence: `${end}.` });
    if (restarts.length >= MAX_RESTARTS) return void stopAll({ code: 1, sentence: `${end}, for the fourth time in a minute.` });
    restarts.push(now);
    say(`${end}. Starting it again …`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (!isStopping()) void follow(start(againArgs, env, { quiet, ready }));
  };
  const first = start(args, env, { quiet, ready });
  void follow(first);
  return first.isReady;
}

/** ms after which a wait says what it waits for, again and again. */
const SAY_EVERY_MS = 30_000;

/**
 * Waits until the address answers 200 and `good` accepts its JSON, for as long as the program lives: what ends it ends everything. A slow
 * machine is told what is waited for.
 */
export async function waitFor(address, name, { good = () => true, waitingFor = name, sayEveryMs = SAY_EVERY_MS } = {}) {
  const began = Date.now();
  let reportedAt = began;
  let last = 'nothing answers yet';
  while (!isStopping()) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
      last = `it answers ${answer.status}`;
      if (answer.ok && good(await answer.json())) return;
      if (answer.ok) last = `it does not reach ${waitingFor}`;
    } catch {
      // Not ready yet.
    }
    if (Date.now() - reportedAt >= sayEveryMs) {
      reportedAt = Date.now();
      say(`Still waiting for the ${name} at ${address} (${Math.round((reportedAt - began) / 1000)} s): ${last}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
