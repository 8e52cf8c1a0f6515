import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baseOfChange } from './changes.mjs';
import { runNode } from './processes.mjs';
import { inRoot, ROOT } from './project.mjs';
import { readReport, unitFailures } from './report.mjs';
import { chooseSuites, suitesLeftOut } from './selection.mjs';

/** Tests of `npm run test:quick`: suites without servers, those that the change affects. */
const QUICK = ['tests/unit', 'tests/render/betting', 'tests/architecture.test.ts', 'tests/docs.test.ts', 'tests/docs-coverage.test.ts'];

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

/** Long suites of a run with their rank, and those that it leaves out. `choice`: its part and the ranks by the change. */
export function selectSuites(choice) {
  const seconds = JSON.parse(readFileSync(inRoot('tests/support/suite-seconds.json'), 'utf8'));
  return { chosen: chooseSuites(seconds, choice), left: suitesLeftOut(seconds, choice) };
}

/** Arguments that leave out these suites. */
const without = (suites) => ['--testPathIgnorePatterns', ...suites.map((suite) => `/${suite.replaceAll('.', '\\.')}$`)];

/** Runs Jest: everything; with `choice` the long suites of that choice alone; with `quick` only what the change affects. */
export async function runUnits(env, { quick, choice }) {
  const file = inRoot('.data', 'reports', 'unit.json');
  const base = quick ? baseOfChange(1) : null;
  const left = choice ? selectSuites(choice).left : [];
  const chosen = quick ? [...(base ? [`--changedSince=${base}`] : []), '--passWithNoTests', ...QUICK] : choice ? without(left) : [];
  const { code } = await runNode([inRoot('node_modules/jest/bin/jest.js'), '--json', `--outputFile=${file}`, ...chosen], {
    env: { ...env, NODE_ENV: 'test' },
  });
  const summary = readReport(file, code, read, { mayBeEmpty: quick });
  const ran = summary.slowest.length;
  return { ...summary, ran, known: quick ? null : ran + left.length };
}
