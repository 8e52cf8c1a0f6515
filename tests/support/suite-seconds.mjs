#!/usr/bin/env node
/**
 * Rewrites `suite-seconds.json` from a report: `node tests/support/suite-seconds.mjs [report]`. `npm test` and `npm run test:unit
 * -- --json --outputFile=.data/reports/unit.json` write one; suites that a part left out keep their seconds. Suites under a second
 * are left out; their order costs nothing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const report = JSON.parse(readFileSync(process.argv[2] ?? path.join(ROOT, '.data/reports/unit.json'), 'utf8'));
const file = path.join(ROOT, 'tests/support/suite-seconds.json');
const measured = report.testResults.map(({ name, startTime, endTime }) => [
  path.relative(ROOT, name).split(path.sep).join('/'),
  Math.round((endTime - startTime) / 1000),
]);
const seconds = Object.entries({ ...JSON.parse(readFileSync(file, 'utf8')), ...Object.fromEntries(measured) })
  .filter(([suite, taken]) => taken >= 1 && existsSync(path.join(ROOT, suite)))
  .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b));
writeFileSync(file, `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`);
