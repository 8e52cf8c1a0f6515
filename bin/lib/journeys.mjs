import { readFileSync, writeFileSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { runNode, stopInOrder } from './processes.mjs';
import { inRoot, say } from './project.mjs';
import { journeyFailures, journeySeconds, readReport } from './report.mjs';
import { chooseJourneys } from './selection.mjs';
import { testEnv } from './test-env.mjs';

/** A failed journey is repeated at once, with a trace, and counts as failed however the repetition ends. */
const REPEAT = ['--retries=1', '--fail-on-flaky-tests'];
const TRACE = '--trace=on-first-retry';

/** Runs Playwright with these arguments in the test environment; `options` are those of `runNode`, as its result is. */
const playwright = (args, env, options) => runNode([inRoot('node_modules/@playwright/test/cli.js'), 'test', ...args], { env, ...options });

/**
 * Runs Playwright with these arguments against a fresh production build; builds what is missing. Resolves to its exit code and
 * the browser.
 */
export async function runPlaywright(args, extra = {}) {
  stopInOrder({ stopCode: 130 });
  const env = testEnv();
  await ensureBuilt(env);
  const browser = await ensureBrowser();
  const { code } = await playwright(args, { ...env, ...extra, CHROMIUM_PATH: browser });
  return { code, browser };
}

const read = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  skipped: report.stats.skipped,
  failures: journeyFailures(report),
  slowest: journeySeconds(report),
});

/** Journeys of a run with their rank, and the number of all; `broken` has the reason why Playwright could not read a file. */
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
