import { say, stop } from './print.mjs';

const KILL_AFTER_MS = 10_000;
const children = new Set();
let stopping = false;

/** True while this program is stopping. */
export const isStopping = () => stopping;

/** Tracks a child until it ends, so that nothing outlives this program. */
export function track(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
  child.once('error', () => children.delete(child));
  return child;
}

/** Kills a child, with its own children when it leads a process group. */
export function kill(child) {
  try {
    if (child.leadsGroup) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // Gone already.
  }
}

/**
 * Sends SIGTERM to every child, SIGKILL to those that remain after ten seconds, and ends this program: with the sentence,
 * else with `code`.
 */
export async function stopAll({ sentence, code = 0 } = {}) {
  if (stopping) return;
  stopping = true;
  const gone = [...children].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGTERM');
  const killer = setTimeout(() => children.forEach(kill), KILL_AFTER_MS);
  await Promise.all(gone);
  clearTimeout(killer);
  if (sentence) stop(sentence);
  process.exit(code);
}

/** Ctrl-C, SIGTERM and a closed terminal stop everything cleanly, with exit code `code`. */
export function stopOnSignals({ code = 0 } = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!stopping) say('Stopping …');
      void stopAll({ code });
    });
  }
  // However this program ends, kill its children.
  process.on('exit', () => children.forEach(kill));
}
