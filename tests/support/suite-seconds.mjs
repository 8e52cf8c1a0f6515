#!/usr/bin/env node
/**
 * Writes `suite-seconds.json` from a report of all suites (`npm run test:unit -- --json --outputFile=.data/reports/unit.json`; that
 * of `npm test` has a part of them): `node tests/support/suite-seconds.mjs [report]`. Suites under a second are left out; their order costs nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const report = JSON.parse(readFileSync(process.argv[2] ?? path.join(ROOT, '.data/reports/unit.json'), 'utf8'));
const seconds = report.testResults
  .map(({ name, startTime, endTime }) => [path.relative(ROOT, name).split(path.sep).join('/'), Math.round((endTime - startTime) / 1000)])
  .filter(([, taken]) => taken >= 1)
  .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b));
writeFileSync(path.join(ROOT, 'tests/support/suite-seconds.json'), `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`);
