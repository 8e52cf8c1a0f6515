import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PARENT_WATCH = pathToFileURL(join(process.cwd(), 'bin/lib/parent-watch.mjs')).href;

/** Starts a Node program of this project that ends with the process that starts it, however that dies. Its output is piped, errors with `stderr`. */
export function spawnChild(
  args: readonly string[],
  env: Record<string, string | undefined>,
  stderr: 'pipe' | 'inherit' = 'pipe',
): ChildProcess {
  const child = spawn(process.execPath, ['--import', PARENT_WATCH, ...args], {
    cwd: process.cwd(),
    // A caller's variables may be missing from its own type of environment.
    env: { ...env, PAVILION_RUNNER: String(process.pid) } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', stderr, 'ipc'],
  });
  // Nothing is sent over the channel; it exists to close with this process.
  child.channel?.unref();
  return child;
}
