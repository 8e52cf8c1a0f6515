import { readFileSync } from 'node:fs';

const BROKEN = { passed: 0, failed: 1, skipped: 0, failures: [], slowest: [] };

/**
 * Summary of a test runner's JSON report, by `read`: counts, failures in words, seconds of each file. A missing report, one
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
