const LINES = 20;
// oxlint-disable-next-line no-control-regex -- the byte that begins a colour
const COLOURS = /\u001b\[[0-9;]*m/g;

/** The first lines of a message, without the colours of a terminal. */
const first = (message) =>
  String(message ?? '')
    .replaceAll(COLOURS, '')
    .trim()
    .split('\n')
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n');

const entry = (name, message) => `✗ ${name}\n${first(message)}`;

/** What failed in a report of jest (`--json`), a name and the first lines of each. */
export function unitFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => entry(`${name} › ${test.fullName}`, test.failureMessages[0]));
    return failed.length === 0 && message ? [entry(name, message)] : failed;
  });
}

/** What failed in a report of Playwright (`json`): tests, and what went wrong outside of any. */
export function journeyFailures({ suites = [], errors = [] }) {
  const under = (suite) => [
    ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => entry(`${file}:${line} › ${title}`, results.find(({ error }) => error)?.error.message)),
    ),
    ...(suite.suites ?? []).flatMap(under),
  ];
  return [...suites.flatMap(under), ...errors.map(({ message, stack }) => entry('outside of any test', stack ?? message))];
}
