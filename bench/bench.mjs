#!/usr/bin/env node
/**
 * `npm run bench`: runs every benchmark of this folder in sequence and writes the results to docs/performance.md.
 * `npm run bench -- --rounds=2` is a quick try, whose results are only printed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from '../bin/lib/install.mjs';
import { inRoot, print } from '../bin/lib/project.mjs';

await ensureInstalled({ dev: true, stopCode: 130 });
const { runNode } = await import('../bin/lib/processes.mjs');
const { describeMachine, readLoad } = await import('./parts/machine.mjs');
const { METRICS } = await import('./parts/metrics.mjs');
const { readReport, removeReport } = await import('./parts/report.mjs');
const { compareReasons, missedMetrics, replaceResults, resultsText } = await import('./parts/table.mjs');

/** Start first: it builds the site, which the others then find. */
const BENCHES = ['start', 'size', 'server', 'growth', 'memory', 'paint', 'arrival', 'live'];
const DOCUMENT = inRoot('docs', 'performance.md');
const args = process.argv.slice(2);

const loadBefore = readLoad();
const rows = [];
const skipped = [];
let worst = 0;
for (const bench of BENCHES) {
  print(`\n— bench:${bench}`);
  removeReport(bench);
  const { code } = await runNode([inRoot('bench', `${bench}.mjs`), ...args]);
  worst = Math.max(worst, code);
  const report = readReport(bench);
  if (code !== 0) print(`  ✗ bench:${bench} ended with ${code}${report ? '' : ' and without results'}.`);
  rows.push(...(report?.rows ?? []));
  skipped.push(...(report?.skipped ?? []));
}

const missed = missedMetrics(METRICS, rows).map(({ name }) => name);
print(`\nGoals missed: ${missed.length === 0 ? 'none of those measured' : missed.join(', ')}.`);
if (args.length === 0) {
  const results = resultsText({ machine: describeMachine(loadBefore), metrics: METRICS, rows, skipped });
  const document = replaceResults(readFileSync(DOCUMENT, 'utf8'), results);
  writeFileSync(DOCUMENT, document);
  const { without, outdated } = compareReasons(document, METRICS, rows);
  for (const name of without) print(`  docs/performance.md gives no reason why the goal of “${name}” is missed.`);
  for (const name of outdated) print(`  docs/performance.md gives a reason for “${name}”, whose goal is met: remove it.`);
  print('Results are in docs/performance.md.');
}
process.exit(worst);
