#!/usr/bin/env node
/** `npm run coverage [-- --check]`: writes docs/spec-coverage.md from docs/spec-coverage.json and the `@spec` tags of the tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { coverageDocument } from './parts/coverage.mjs';
import { inRoot } from './parts/paths.mjs';

const FILE = inRoot('docs/spec-coverage.md');
const fresh = coverageDocument();
if (process.argv.includes('--check')) {
  const isStale = readFileSync(FILE, 'utf8') !== fresh;
  if (isStale) console.error('docs/spec-coverage.md is stale: npm run coverage.');
  process.exit(isStale ? 1 : 0);
}
writeFileSync(FILE, fresh);
