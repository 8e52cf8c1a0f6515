import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { DEVELOPMENT_SIGN_KEY } from './settings.mjs';

const { names, prefixes, fixed } = JSON.parse(readFileSync(inRoot('bin/parts/test-env.json'), 'utf8'));

/**
 * The environment of everything that tests, screenshots and benchmarks start: only the names in `test-env.json`, so that a
 * run cannot reach a database, platform or Redis set in the shell or in a `.env` file.
 */
export function testEnv(env = process.env) {
  const known = Object.entries(env).filter(([name]) => names.includes(name) || prefixes.some((prefix) => name.startsWith(prefix)));
  return { ...Object.fromEntries(known), ...fixed, NEXT_PUBLIC_SIGN_KEY: DEVELOPMENT_SIGN_KEY };
}
