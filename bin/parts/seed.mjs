import { execFileSync } from 'node:child_process';
import { ROOT } from './place.mjs';

/** What a test run draws its choices by: `TEST_SEED`, else the commit, so that every commit looks elsewhere and any run can be repeated. */
export function testSeed() {
  if (process.env.TEST_SEED) return process.env.TEST_SEED;
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Sources without their history.
    return 'pavilion';
  }
}
