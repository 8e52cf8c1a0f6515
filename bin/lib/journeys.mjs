import { readFileSync, writeFileSync } from 'node:fs';
import { playwright } from './playwright.mjs';
import { inRoot, say } from './project.mjs';
import { journeyFailures, journeySeconds, readReport } from './report.mjs';
import { chooseJourneys } from './selection.mjs';

/** A failed journey is repeated at once, with a trace, and counts as failed however the repetition ends. */
const REPEAT = ['--retries=1', '--fail-on-flaky-tests'];
const TRACE = '--trace=on-first-retry';

const read = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  skipped: report.stats.skipped,
  failures: journeyFailures(report),
  slowest: journeySeconds(report),
});

/** Journeys of a run with their rank, out of how many; `broken` says what kept Playwright from reading a file. */
export async function selectJourneys(env, choice) {
  const file = inRoot('.data', 'reports', 'e2e-all.json');
  const { code, output } = await playwright(['--list', '--reporter=json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, { hidden: true });
  if (code !== 0) say(output);
  if (code !== 0) return { broken: readReport(file, code, read), chosen: [], known: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { chosen: chooseJourneys(report, choice), known: report.stats.expected + report.stats.skipped };
}

function writeList(chosen) {
  const file = inRoot('.data', 'reports', 'e2e-chosen.txt');
  writeFileSync(file, `${chosen.map(({ line }) => line).join('\n')}\n`);
  return file;
}

/** Runs Playwright over the production build: every journey, with `choice` those of it, with `quick` those tagged @smoke. */
export async function runJourneys(env, { quick, choice }) {
  const selected = choice ? await selectJourneys(env, choice) : null;
  if (selected?.broken) return { ...selected.broken, ran: 0, known: null };
  const file = inRoot('.data', 'reports', 'e2e.json');
  const chosen = quick ? ['--grep', '@smoke'] : selected ? ['--test-list', writeList(selected.chosen)] : [];
  const repeat = [...REPEAT, ...(env.E2E_TRACE ? [] : [TRACE])];
  const { code } = await playwright([...chosen, ...repeat], { ...env, E2E_REPORT: file });
  const summary = readReport(file, code, (report) => withAll(read(report), selected?.chosen.length));
  const ran = summary.passed + summary.failed + summary.skipped;
  return { ...summary, ran, known: quick ? null : (selected?.known ?? ran) };
}

/** Counts a chosen journey that was not found by its titles as failed. */
function withAll(found, chosen) {
  const missing = (chosen ?? 0) - found.passed - found.failed - found.skipped;
  if (missing <= 0) return found;
  return {
    ...found,
    failed: found.failed + missing,
    failures: [...found.failures, `✗ ${missing} of ${chosen} chosen journeys did not run`],
  };
}
