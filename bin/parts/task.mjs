import { spawn } from 'node:child_process';
import { isStopping, track } from './children.mjs';
import { ROOT } from './paths.mjs';
import { say } from './print.mjs';

const TELL_EVERY_MS = 10_000;

/**
 * Runs a program to its end. Prints `progress` every ten seconds with the time taken; passes output to `onOutput`, or shows
 * it without one. Never resolves once this program is stopping.
 * @returns {Promise<{ code: number | null, signal: string | null, missing: boolean, seconds: number }>}
 */
export function runTask(command, args, { env = process.env, progress, onOutput, shell = false } = {}) {
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  const ticker = progress && setInterval(() => isStopping() || say(`  … ${progress} (${Math.round(seconds())} s)`), TELL_EVERY_MS);
  return new Promise((resolve) => {
    const child = track(
      spawn(command, args, { cwd: ROOT, env, shell, stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'] }),
    );
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.on('data', onOutput);
    const end = (result) => {
      clearInterval(ticker);
      if (!isStopping()) resolve({ code: null, signal: null, missing: false, seconds: seconds(), ...result });
    };
    child.once('error', (error) => end({ missing: error.code === 'ENOENT' }));
    child.once('close', (code, signal) => end({ code, signal }));
  });
}
