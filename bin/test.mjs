#!/usr/bin/env node
/** `npm test`: checks, unit, integration and journeys; installs what it needs. The last line counts them all. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './parts/browser.mjs';
import { ensureBuilt } from './parts/build.mjs';
import { runChecks } from './parts/checks.mjs';
import { stopOnSignals } from './parts/children.mjs';
import { journeyFailures, unitFailures } from './parts/failures.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { inRoot } from './parts/place.mjs';
import { say } from './parts/say.mjs';
import { settings } from './parts/settings.mjs';
import { runTool } from './parts/tool.mjs';
import { stopOnUnexpected } from './parts/unexpected.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
const add = (counts) => {
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
};

/** Settings of a real installation must not reach the tests. */
function testEnv(env) {
  const {
    PLATFORM_ORIGIN: _platform,
    VENUE_ORIGINS: _venues,
    CHAT_ORIGINS: _chat,
    DATABASE_URL: _database,
    REDIS_URL: _redis,
    ...rest
  } = env;
  return rest;
}

/** What failed, told again at the end: a long run's beginning is far away by then. */
const failures = [];

/** A report that is missing or counts nothing means that the runner itself broke: one failure. */
function readReport(file, count, failed) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    failures.push(...failed(report));
    const counts = count(report);
    return counts.passed + counts.failed > 0 ? counts : { failed: 1 };
  } catch {
    return { failed: 1 };
  }
}

stopOnSignals({ code: 130 });
stopOnUnexpected();
await ensureInstalled();
const env = testEnv(settings().env);
const reports = inRoot('.data', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

say('— checks');
const checks = await runChecks();
failures.push(...checks.names.map((name) => `✗ ${name}`));
add(checks);

say('— unit and integration tests');
const unitReport = inRoot('.data', 'reports', 'unit.json');
const unit = await runTool([inRoot('node_modules/jest/bin/jest.js'), '--json', `--outputFile=${unitReport}`], { ...env, NODE_ENV: 'test' });
const countUnits = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests,
});
const unitCounts = readReport(unitReport, countUnits, unitFailures);
if (unit.code !== 0 && !unitCounts.failed) unitCounts.failed = 1;
add(unitCounts);

say('— journeys in a browser');
await ensureBuilt(env);
const e2eReport = inRoot('.data', 'reports', 'e2e.json');
const e2e = await runTool([inRoot('node_modules/@playwright/test/cli.js'), 'test'], {
  ...env,
  CHROMIUM_PATH: await ensureBrowser(),
  E2E_REPORT: e2eReport,
});
const countJourneys = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped });
const e2eCounts = readReport(e2eReport, countJourneys, journeyFailures);
if (e2e.code !== 0 && !e2eCounts.failed) e2eCounts.failed = 1;
add(e2eCounts);

if (failures.length > 0) say(`— what failed\n${failures.join('\n')}`);
say(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);
