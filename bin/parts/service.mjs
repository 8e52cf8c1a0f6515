import { isStopping, stopAll, track } from './children.mjs';
import { ROOT } from './place.mjs';
import { spawnTethered } from './tethered.mjs';

/** What a program has printed may still be under way when it is gone; a grandchild may hold its pipe for ever. */
const LAST_WORDS_MS = 500;

/** Passes whole lines on, save those that `quiet` matches; answers how many were not empty. */
function passLines(stream, target, quiet) {
  let rest = '';
  let lines = 0;
  const pass = (line) => {
    if (quiet.some((pattern) => pattern.test(line))) return;
    if (line.trim()) lines += 1;
    target.write(`${line}\n`);
  };
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop();
    parts.forEach(pass);
  });
  stream.on('end', () => rest && pass(rest));
  return () => lines;
}

/**
 * Starts a Node program that lives as long as this one. When it ends by itself everything stops: with the sentence that it
 * printed, or with one of ours behind whatever else it printed.
 */
export function run(name, args, env, { quiet = [] } = {}) {
  const leadsGroup = process.platform !== 'win32';
  const child = track(spawnTethered(args, { cwd: ROOT, env, detached: leadsGroup }));
  child.leadsGroup = leadsGroup;
  passLines(child.stdout, process.stdout, quiet);
  const complaints = passLines(child.stderr, process.stderr, quiet);
  child.once('exit', async (code, signal) => {
    if (isStopping()) return;
    await new Promise((resolve) => {
      child.once('close', resolve);
      setTimeout(resolve, LAST_WORDS_MS);
    });
    if (code === 1 && complaints() === 1) return void stopAll({ code: 1 });
    const why = complaints() > 0 ? '; the lines above say why' : '';
    void stopAll({ code: 1, sentence: `The ${name} ended unexpectedly (${signal ?? `exit code ${code}`})${why}.` });
  });
  return child;
}

/** Waits until the address answers 200 (and `good` likes its JSON), or stops everything with a sentence. */
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
  await stopAll({ sentence: `The ${name} did not answer within ${timeoutMs / 1000} s at ${address}.` });
}
