import { execFileSync } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Output of a git command in this project; null when it fails: sources without their history, or no git. */
export function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
