import { readFileSync } from 'node:fs';
import path from 'node:path';
import { suitesLeftOut } from './draw.mjs';
import { runNode } from './processes.mjs';
import { git, inRoot, ROOT } from './project.mjs';
import { readReport, unitFailures } from './report.mjs';

/** Tests of `npm run test:quick`: suites without servers, those that the change affects. */
const QUICK = ['tests/unit', 'tests/render/betting', 'tests/architecture.test.ts', 'tests/docs.test.ts', 'tests/docs-coverage.test.ts'];

/** The base of a change: where this branch left the published one, else the previous commit. Null without a history. */
function baseOfChange() {
  const head = git('rev-parse', 'HEAD');
  const fork = git('merge-base', 'origin/main', 'HEAD') ?? git('merge-base', 'origin/HEAD', 'HEAD');
  return fork && fork !== head ? fork : git('rev-parse', '--verify', 'HEAD~1');
}

function read(report) {
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

/** Arguments that leave out long suites of other parts. */
function withoutOtherParts(part) {
  const seconds = JSON.parse(readFileSync(inRoot('tests/support/suite-seconds.json'), 'utf8'));
  return ['--testPathIgnorePatterns', ...suitesLeftOut(seconds, part).map((suite) => `/${suite.replaceAll('.', '\\.')}$`)];
}

/** Runs Jest: everything; with `part` the long suites of that part alone; with `quick` only what the change affects. */
export async function runUnits(env, { quick, part }) {
  const file = inRoot('.data', 'reports', 'unit.json');
  const base = quick ? baseOfChange() : null;
  const chosen = quick
    ? [...(base ? [`--changedSince=${base}`] : []), '--passWithNoTests', ...QUICK]
    : part === null
      ? []
      : withoutOtherParts(part);
  const { code } = await runNode([inRoot('node_modules/jest/bin/jest.js'), '--json', `--outputFile=${file}`, ...chosen], {
    env: { ...env, NODE_ENV: 'test' },
  });
  return readReport(file, code, read, { mayBeEmpty: quick });
}
