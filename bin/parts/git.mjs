import { execFileSync } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** What git answers about this project; null where it answers nothing: sources without their history, or no git. */
export function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
