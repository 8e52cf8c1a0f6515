import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

const TETHER = pathToFileURL(inRoot('bin/parts/parent-watch.mjs')).href;

/** Starts a Node program that ends with this one, however this one dies. Its output is piped, errors with `stderr`. */
export function spawnTethered(args, { cwd, env, stderr = 'pipe', detached = false }) {
  const child = spawn(process.execPath, ['--import', TETHER, ...args], {
    cwd,
    env: { ...env, PAVILION_RUNNER: String(process.pid) },
    stdio: ['ignore', 'pipe', stderr, 'ipc'],
    detached,
  });
  // Nothing is said over the channel; it exists to close with this program.
  child.channel?.unref();
  return child;
}
