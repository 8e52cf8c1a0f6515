import { spawn } from 'node:child_process';
import { ROOT } from './place.mjs';

/** Runs a Node program to its end with its output shown; resolves to its exit code and the seconds it took. */
export function runTool(args, env = process.env) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', () => resolve({ code: 1, seconds: 0 }));
    child.on('close', (code) => resolve({ code: code ?? 1, seconds: (Date.now() - began) / 1000 }));
  });
}
