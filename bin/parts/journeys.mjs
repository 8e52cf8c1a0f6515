import { journeyFailures, journeyPlaces, journeySeconds } from './failures.mjs';
import { inRoot } from './paths.mjs';
import { playwright } from './playwright.mjs';
import { readReport } from './report.mjs';
import { say } from './print.mjs';

const read = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  skipped: report.stats.skipped,
  failures: journeyFailures(report),
  places: journeyPlaces(report),
  slowest: journeySeconds(report),
});

/** Runs Playwright over the production build; `quick` = only journeys tagged @smoke. Repeats failed tests. */
export async function runJourneys(env, { quick }) {
  const file = inRoot('.data', 'reports', 'e2e.json');
  const { code } = await playwright(quick ? ['--grep', '@smoke'] : [], { ...env, E2E_REPORT: file });
  const first = readReport(file, code, read);
  return first.places?.length > 0 ? { ...first, failures: [...first.failures, await rerunFailed(env, first.places)] } : first;
}

/** Runs failed tests once more, with a trace. The run stays failed; this only shows whether the failure repeats. */
async function rerunFailed(env, names) {
  say('— a second look at what failed, with a trace');
  const file = inRoot('.data', 'reports', 'e2e-second.json');
  const { code } = await playwright(['--workers=1', ...names], { ...env, E2E_REPORT: file, E2E_SECOND_LOOK: '1' });
  const second = readReport(file, code, read);
  const verdict =
    second.failed === 0
      ? 'failed, then passed: it depends on the moment'
      : `failed again: ${second.failed} of ${second.passed + second.failed}`;
  return `second look: ${verdict}. Traces are in test-results/second, the programs' logs in .data/e2e.`;
}
