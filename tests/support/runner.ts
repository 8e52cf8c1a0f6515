import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export interface Ended {
  code: number | null;
  signal: string | null;
  /** Its stdout and stderr lines, without empty ones. */
  lines: string[];
}

export interface Runner {
  child: ChildProcess;
  ended: Promise<Ended>;
  /** Resolves with the first line that matches. */
  line(pattern: RegExp): Promise<string>;
}

/** Runs a Node program in the project's folder with only `env`, without the present settings and `.env` files. */
export function startNode(args: string[], env: Record<string, string> = {}): Runner {
  const child = spawn(process.execPath, args, {
    cwd: process.cwd(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', PAVILION_ENV_FILES: 'off', ...env },
  });
  let text = '';
  const lines = (): string[] => text.split('\n').filter((line) => line.trim() !== '');
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<Ended>((done) => child.once('close', (code, signal) => done({ code, signal, lines: lines() })));
  return {
    child,
    ended,
    line: (pattern) =>
      new Promise((done, fail) => {
        const look = (): void => {
          const found = lines().find((line) => pattern.test(line));
          if (found !== undefined) done(found);
        };
        listeners.add(look);
        look();
        void ended.then((end) => fail(new Error(`ended before ${pattern}: ${end.lines.join(' | ')}`)));
      }),
  };
}

/** A script that may import the runners' parts as `./bin/lib/<name>.mjs`. */
export function startScript(script: string, env: Record<string, string> = {}): Runner {
  return startNode(['--input-type=module', '-e', script], env);
}
