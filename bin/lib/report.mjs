import { readFileSync } from 'node:fs';

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
  status === 'flaky' ? ' (failed, then passed: it depends on the moment)' : results.length > 1 ? ' (failed again)' : '';

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
