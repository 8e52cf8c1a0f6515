import { spawn } from 'node:child_process';
import { ROOT } from './place.mjs';
import { say, stop } from './say.mjs';

const KILL_AFTER_MS = 10_000;
const children = new Map();
let stopping = false;

/**
 * Starts a Node program that lives as long as this one. When it ends by itself everything stops with one sentence.
 * Its output is passed through, save lines that `quiet` matches.
 */
export function run(name, args, env, { quiet } = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' });
  const pass = (stream, target) => {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines) if (!quiet?.test(line)) target.write(`${line}\n`);
    });
  };
  pass(child.stdout, process.stdout);
  pass(child.stderr, process.stderr);
  children.set(name, child);
  child.on('close', (code, signal) => {
    children.delete(name);
    if (!stopping) void stopAll(`The ${name} ended unexpectedly (${signal ?? `exit code ${code}`}); the lines above say why.`);
  });
  return child;
}

/** Sends SIGTERM to every child, then SIGKILL to what is left after ten seconds. */
export async function stopAll(sentence) {
  if (stopping) return;
  stopping = true;
  const gone = [...children.values()].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of children.values()) child.kill('SIGTERM');
  const killer = setTimeout(() => {
    for (const child of children.values()) child.kill('SIGKILL');
  }, KILL_AFTER_MS);
  await Promise.all(gone);
  clearTimeout(killer);
  if (sentence) stop(sentence);
  process.exit(0);
}

/** Ctrl-C and SIGTERM stop everything cleanly. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!stopping) say('Stopping …');
      void stopAll();
    });
  }
  // Whatever ends this program, no child is left behind.
  process.on('exit', () => {
    for (const child of children.values()) child.kill('SIGKILL');
  });
}

/** Waits until the address answers 200 (and `good` likes its JSON), or gives up with a sentence. */
export async function waitFor(address, name, { timeoutMs = 60_000, good = () => true } = {}) {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
      if (answer.ok && good(await answer.json())) return;
    } catch {
      // Not there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await stopAll(`The ${name} did not answer within ${timeoutMs / 1000} s at ${address}.`);
}
