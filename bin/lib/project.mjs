import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the project. */
export const inRoot = (...parts) => path.join(ROOT, ...parts);

// A closed output (`npm start | head`) must not crash the program.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Prints one line of progress. */
export function print(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the program with one sentence for the user. */
export function stop(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

/** Output of a git command in this project; null when it fails: sources without their history, or no git. */
export function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
