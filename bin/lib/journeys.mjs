import { readFileSync, writeFileSync } from 'node:fs';
import { journeysOf } from './draw.mjs';
import { playwright } from './playwright.mjs';
import { inRoot, say } from './project.mjs';
import { journeyFailures, journeyPlaces, journeySeconds, readReport } from './report.mjs';

const read = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  skipped: report.stats.skipped,
  failures: journeyFailures(report),
  places: journeyPlaces(report),
  slowest: journeySeconds(report),
});

/** Writes the journeys of a part as a list for Playwright; `broken` says what kept Playwright from reading a file. */
async function drawJourneys(env, part) {
  const report = inRoot('.data', 'reports', 'e2e-all.json');
  const { code } = await playwright(['--list', '--reporter=json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  if (code !== 0) return { broken: readReport(report, code, read) };
  const drawn = journeysOf(JSON.parse(readFileSync(report, 'utf8')), part);
  const list = inRoot('.data', 'reports', 'e2e-drawn.txt');
  writeFileSync(list, `${drawn.join('\n')}\n`);
  return { list, count: drawn.length };
}

/**
 * Runs Playwright over the production build: every journey, with `part` those of that part, with `quick` those tagged @smoke.
 * Repeats failed tests.
 */
export async function runJourneys(env, { quick, part }) {
  const file = inRoot('.data', 'reports', 'e2e.json');
  const drawn = part === null ? null : await drawJourneys(env, part);
  if (drawn?.broken) return drawn.broken;
  const chosen = quick ? ['--grep', '@smoke'] : drawn ? ['--test-list', drawn.list] : [];
  const { code } = await playwright(chosen, { ...env, E2E_REPORT: file });
  const first = readReport(file, code, (report) => withAll(read(report), drawn?.count));
  return first.places?.length > 0 ? { ...first, failures: [...first.failures, await rerunFailed(env, first.places)] } : first;
}

/** A journey that was drawn and not found by its titles counts as failed. */
function withAll(found, drawn) {
  const missing = (drawn ?? 0) - found.passed - found.failed - found.skipped;
  if (missing <= 0) return found;
  return { ...found, failed: found.failed + missing, failures: [...found.failures, `✗ ${missing} of ${drawn} drawn journeys did not run`] };
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
