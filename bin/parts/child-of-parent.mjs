import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

const PARENT_WATCH = pathToFileURL(inRoot('bin/parts/parent-watch.mjs')).href;

/** Starts a Node program that ends with this one, whatever ends this one. Pipes its output; `stderr` sets its error stream. */
export function spawnChild(args, { cwd, env, stderr = 'pipe', detached = false }) {
  const child = spawn(process.execPath, ['--import', PARENT_WATCH, ...args], {
    cwd,
    env: { ...env, PAVILION_RUNNER: String(process.pid) },
    stdio: ['ignore', 'pipe', stderr, 'ipc'],
    detached,
  });
  // The channel carries no messages; it exists to close with this program.
  child.channel?.unref();
  return child;
}
