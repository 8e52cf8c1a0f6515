import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { baseOfChange, listSuites } from './changes.mjs';
import { runNode, stopInOrder } from './processes.mjs';
import { inRoot, ROOT, print } from './project.mjs';
import { journeyFailures, journeySeconds, readReport, unitFailures } from './report.mjs';
import { chooseJourneys, chooseSuites, suitesLeftOut } from './selection.mjs';
import { testEnv } from './settings.mjs';
import { ensureBrowser } from './test-tools.mjs';

/** One thread checks types with half the work of four, each of which reads the libraries; the other checks use the other cores. */
const TYPES = [inRoot('node_modules/typescript/bin/tsc'), '--noEmit', '--singleThreaded', '-p'];

/** Types, lint, format and dead code. tests/architecture.test.ts checks layering. */
const CHECKS = [
  ['types', [...TYPES, inRoot('tsconfig.json')]],
  ['types of the sandbox', [...TYPES, inRoot('sandbox/tsconfig.json')]],
  ['lint', [inRoot('node_modules/oxlint/bin/oxlint'), '--deny-warnings']],
  ['format', [inRoot('node_modules/oxfmt/bin/oxfmt'), '--check', '.']],
  ['dead code', [inRoot('node_modules/knip/bin/knip.js')]],
  ['code of tests alone', [inRoot('node_modules/knip/bin/knip.js'), '--config', inRoot('knip.product.jsonc')]],
];

async function runCheck([name, args]) {
  const { code, output, seconds } = await runNode(args, { hidden: true });
  if (code !== 0) print(output.trimEnd());
  print(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, code };
}

/**
 * Runs the checks in parallel; resolves to how many passed and failed, and the names of those that failed. Hides the output
 * of passing checks.
 */
export async function runChecks() {
  const ended = await Promise.all(CHECKS.map(runCheck));
  const names = ended.filter(({ code }) => code !== 0).map(({ name }) => name);
  return { passed: ended.length - names.length, failed: names.length, names };
}

/** Tests of `npm run test:quick`: suites without servers, those that the change affects. */
const QUICK = ['tests/unit', 'tests/render/betting', 'tests/architecture.test.ts', 'tests/docs.test.ts', 'tests/docs-coverage.test.ts'];

function readJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures: unitFailures(report),
    slowest: report.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const suiteSeconds = () => JSON.parse(readFileSync(inRoot('tests/support/suite-seconds.json'), 'utf8'));

/** Long suites of a run with their rank, and those that it leaves out. `choice`: its part and the ranks by the change. */
export function selectSuites(choice) {
  const seconds = suiteSeconds();
  return { chosen: chooseSuites(seconds, choice), left: suitesLeftOut(seconds, choice) };
}

/** Arguments that leave out these suites. */
const without = (suites) => ['--testPathIgnorePatterns', ...suites.map((suite) => `/${suite.replaceAll('.', '\\.')}$`)];

/** Jest's arguments: for every suite; with `choice` for the long suites of that choice alone; with `quick` for what the change affects. */
function jestArgs({ quick, choice }) {
  if (!quick) return choice ? without(selectSuites(choice).left) : [];
  const base = baseOfChange(1);
  return [...(base ? [`--changedSince=${base}`] : []), '--passWithNoTests', ...QUICK];
}

/** Suites of a run without a choice, in the order in which they begin. */
export async function listUnits(env, { quick }) {
  const seconds = suiteSeconds();
  const suites = await listSuites(jestArgs({ quick, choice: null }), env);
  return suites.toSorted((a, b) => (seconds[b] ?? 0) - (seconds[a] ?? 0) || (a < b ? -1 : 1));
}

/** Runs the suites of Jest. */
export async function runUnits(env, { quick, choice }) {
  const file = inRoot('.data', 'reports', 'unit.json');
  const args = ['--json', `--outputFile=${file}`, ...jestArgs({ quick, choice })];
  const { code } = await runNode([inRoot('node_modules/jest/bin/jest.js'), ...args], { env: { ...env, NODE_ENV: 'test' } });
  const summary = readReport(file, code, readJest, { mayBeEmpty: quick });
  const ran = summary.slowest.length;
  const left = choice ? selectSuites(choice).left : [];
  return { ...summary, ran, known: quick ? null : ran + left.length };
}

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

const readPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  skipped: report.stats.skipped,
  failures: journeyFailures(report),
  slowest: journeySeconds(report),
});

/** Journeys of `npm run test:quick`. */
const SMOKE = ['--grep', '@smoke'];

/**
 * Journeys of a run with their rank, and the number of all that it chooses from; `broken` has the reason why Playwright could not
 * read a file.
 */
export async function selectJourneys(env, { quick, choice }) {
  const file = inRoot('.data', 'reports', 'e2e-all.json');
  const args = ['--list', '--reporter=json', ...(quick ? SMOKE : [])];
  const { code, output } = await playwright(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, { hidden: true });
  if (code !== 0) print(output);
  if (code !== 0) return { broken: readReport(file, code, readPlaywright), chosen: [], known: 0 };
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
  const selected = choice ? await selectJourneys(env, { quick, choice }) : null;
  if (selected?.broken) return { ...selected.broken, ran: 0, known: null };
  const file = inRoot('.data', 'reports', 'e2e.json');
  const chosen = quick ? SMOKE : selected ? ['--test-list', writeList(selected.chosen)] : [];
  const repeat = [...REPEAT, ...(env.E2E_TRACE ? [] : [TRACE])];
  const { code } = await playwright([...chosen, ...repeat], { ...env, E2E_REPORT: file });
  const summary = readReport(file, code, (report) => withAll(readPlaywright(report), selected?.chosen.length));
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
