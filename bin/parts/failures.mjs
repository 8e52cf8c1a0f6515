const LINES = 20;
/** Playwright's states of a test that failed or passed only on a retry. */
const FAILED = new Set(['unexpected', 'flaky']);
// oxlint-disable-next-line no-control-regex -- the byte that begins a colour
const COLOURS = /\u001b\[[0-9;]*m/g;

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

/** Failed tests of a Playwright report (`json`), and errors outside of tests. */
export function journeyFailures({ suites = [], errors = [] }) {
  const under = (suite) => [
    ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => FAILED.has(status))
        .map(({ results }) => entry(`${file}:${line} › ${title}`, results.find(({ error }) => error)?.error.message)),
    ),
    ...(suite.suites ?? []).flatMap(under),
  ];
  return [...suites.flatMap(under), ...errors.map(({ message, stack }) => entry('outside of any test', stack ?? message))];
}

/** Seconds of each file of a Playwright report (`json`). */
export function journeySeconds({ suites = [] }) {
  const tests = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(tests)];
  return suites.map((suite) => ({
    name: `tests/e2e/${suite.file}`,
    seconds:
      tests(suite).reduce(
        (sum, { tests: runs }) => sum + runs.flatMap(({ results }) => results).reduce((ms, { duration }) => ms + duration, 0),
        0,
      ) / 1000,
  }));
}

const hasFailed = ({ tests }) => tests.some(({ status }) => FAILED.has(status));

/** Locations of the failed tests of a Playwright report (`json`): `journeys/main-job.e2e.ts:12`, as its command line accepts them. */
export function journeyPlaces({ suites = [] }) {
  const under = (suite) => [
    ...(suite.specs ?? []).filter(hasFailed).map(({ file, line }) => `${file}:${line}`),
    ...(suite.suites ?? []).flatMap(under),
  ];
  return [...new Set(suites.flatMap(under))];
}
