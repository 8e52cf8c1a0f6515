import { readFileSync, writeFileSync } from 'node:fs';
import { print } from './project.mjs';

const LINES = 20;
/** Playwright's states of a test that failed or passed only on a retry. */
const FAILED = new Set(['unexpected', 'flaky']);
// oxlint-disable-next-line no-control-regex -- the byte that begins a colour
const COLOURS = /\u001b\[[0-9;]*m/g;
const BROKEN = { passed: 0, failed: 1, skipped: 0, failures: [], slowest: [] };

/**
 * Summary of a test runner's JSON report, by `read`: counts, failures as text, seconds of each file. A missing report, one
 * without tests (unless `mayBeEmpty`), or an exit code that no failure explains means that the runner itself broke.
 */
export function readReport(file, code, read, { mayBeEmpty = false } = {}) {
  let found;
  try {
    found = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { ...BROKEN, failures: [`✗ no report was written to ${file}`] };
  }
  if (found.passed + found.failed === 0 && !(mayBeEmpty && code === 0))
    return { ...found, failed: 1, failures: [...found.failures, '✗ no test was run'] };
  if (code !== 0 && found.failed === 0)
    return { ...found, failed: 1, failures: [...found.failures, `✗ the runner ended with exit code ${code}`] };
  return found;
}

/** Tests of a Playwright report (`json`) in their order, each with its titles from the outermost group. */
export function specsOf({ suites = [] }) {
  const under = (suite, titles) => [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => under(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((file) => under(file, []));
}

/** The first lines of a message, without terminal colours. */
const first = (message) =>
  String(message ?? '')
    .replaceAll(COLOURS, '')
    .trim()
    .split('\n')
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n');

const entry = (name, message) => `✗ ${name}\n${first(message)}`;

/** Failed tests of a jest report (`--json`), each with its name and first lines. */
export function unitFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => entry(`${name} › ${test.fullName}`, test.failureMessages[0]));
    return failed.length === 0 && message ? [entry(name, message)] : failed;
  });
}

/** The result of a failed journey's repetition, as text. */
const verdictOf = ({ status, results }) =>
  status === 'flaky' ? ' (failed, then passed: flaky)' : results.length > 1 ? ' (failed again)' : '';

/** Failed tests of a Playwright report (`json`), and errors outside of tests. */
export function journeyFailures(report) {
  const failed = specsOf(report).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => FAILED.has(status))
      .map((test) => entry(`${file}:${line} › ${title}${verdictOf(test)}`, test.results.find(({ error }) => error)?.error.message)),
  );
  return [...failed, ...(report.errors ?? []).map(({ message, stack }) => entry('outside of any test', stack ?? message))];
}

/** Seconds of each file of a Playwright report (`json`). */
export function journeySeconds({ suites = [] }) {
  return suites.map((suite) => {
    const runs = specsOf({ suites: [suite] }).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
    return { name: `tests/e2e/${suite.file}`, seconds: runs.reduce((sum, { duration }) => sum + duration, 0) / 1000 };
  });
}

const SHOWN = 15;
/** Seconds that a stage of `npm test` may take on two idle cores; a slower run prints a warning and still passes. */
const BUDGET = { checks: 45, build: 90, units: 300, journeys: 300 };

/** Measures the stages of a run and writes them, with the slowest test files, as JSON to `file`. */
export function createTimes(file) {
  const began = Date.now();
  const stages = [];
  return {
    /** Runs a stage and records its seconds. */
    async stage(name, work) {
      const start = Date.now();
      try {
        return await work();
      } finally {
        stages.push({ name, seconds: (Date.now() - start) / 1000 });
      }
    },
    /** `files`: [{ name, seconds }] of all parts. */
    print(files, facts) {
      const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
      const total = (Date.now() - began) / 1000;
      writeFileSync(file, `${JSON.stringify({ ...facts, node: process.version, total, stages, slowest }, null, 2)}\n`);
      print(`— times (${Math.round(total)} s in all)`);
      for (const { name, seconds } of stages) {
        const over = facts.kind === 'whole' && seconds > BUDGET[name] ? `  over its budget of ${BUDGET[name]} s` : '';
        print(`${seconds.toFixed(1).padStart(7)} s  ${name}${over}`);
      }
      print(`— the ${slowest.length} slowest files`);
      for (const { name, seconds } of slowest) print(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    },
  };
}

/** The reason for a test, by its rank (`selection.mjs`). */
const REASONS = ['noun', 'noun, earlier commit', 'area', 'area, earlier commit', 'seed'];

const row = ({ rank, name }) => `  ${(rank === null ? 'always' : REASONS[rank]).padEnd(22)}${name}`;
const byRank = (a, b) => (a.rank ?? -1) - (b.rank ?? -1);

/** Largest number of nouns in the printed choice. */
const NAMED = 20;

/** Prints the choice of a run of `npm test` with its reasons. */
export function printChoice({ scopes, suites, journeys }) {
  const more = scopes.length > NAMED ? ` and ${scopes.length - NAMED} more` : '';
  print(`The last commits touch: ${scopes.slice(0, NAMED).join(', ') || 'no area'}${more}.`);
  print(`— ${suites.chosen.length} of ${suites.chosen.length + suites.left.length} long suites, besides those of every run`);
  for (const { suite, rank } of suites.chosen.toSorted(byRank)) print(row({ rank, name: suite }));
  print(`— ${journeys.chosen.length} of ${journeys.known} journeys`);
  for (const { line, rank } of journeys.chosen.toSorted(byRank)) print(row({ rank, name: line }));
}

/** Prints everything that a run without a choice runs, in its order. */
export function printAll({ suites, journeys }) {
  print(`— ${suites.length} suites`);
  for (const suite of suites) print(`  ${suite}`);
  print(`— ${journeys.chosen.length} journeys`);
  for (const { line } of journeys.chosen) print(`  ${line}`);
}

/** One line with the share that ran; null if the run does not know the total. */
export function sizeOf({ units, journeys }) {
  if (units.known === null || journeys.known === null) return null;
  return `Ran ${units.ran} of ${units.known} suites and ${journeys.ran} of ${journeys.known} journeys.`;
}
