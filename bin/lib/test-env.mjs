import { readFileSync } from 'node:fs';
import { git, inRoot } from './project.mjs';
import { DEVELOPMENT_SIGN_KEY } from './settings.mjs';

const { names, prefixes, fixed } = JSON.parse(readFileSync(inRoot('bin/lib/test-env.json'), 'utf8'));

/**
 * The environment of everything that tests, screenshots and benchmarks start: only the names in `test-env.json`, so that a
 * run cannot reach a database, platform or Redis set in the shell or in a `.env` file.
 */
export function testEnv(env = process.env) {
  const known = Object.entries(env).filter(([name]) => names.includes(name) || prefixes.some((prefix) => name.startsWith(prefix)));
  return { ...Object.fromEntries(known), ...fixed, NEXT_PUBLIC_SIGN_KEY: DEVELOPMENT_SIGN_KEY };
}

/**
 * Seed of a test run's random choices: `TEST_SEED`, else the commit, so that every commit tests other cases and any run can
 * be repeated.
 */
export const testSeed = () => process.env.TEST_SEED || git('rev-parse', '--short=10', 'HEAD') || 'pavilion';
