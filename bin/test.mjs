#!/usr/bin/env node
/**
 * `npm test [-- --list]`: checks, unit and integration tests; of long suites and of journeys those of money and sessions, then
 * those that the last commits touch, then as many of the rest as the seed chooses. Installs what it needs. The last line has the
 * total counts; `--list` prints what would run, and runs nothing. `npm run test:quick` tests what changed; `npm run test:full`
 * tests everything, every cell of every matrix, with real delays.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, print } from './lib/project.mjs';
import { createTimes, printAll, printChoice, sizeOf } from './lib/report.mjs';

const times = createTimes(inRoot('.data', 'reports', 'times.json'));
await times.stage('install', () => ensureInstalled({ dev: true, stopCode: 130 }));
const { ensureBuilt } = await import('./lib/build.mjs');
const { readChange } = await import('./lib/changes.mjs');
const { stopInOrder } = await import('./lib/processes.mjs');
const { PARTS, partOf } = await import('./lib/selection.mjs');
const { testEnv, testSeed } = await import('./lib/settings.mjs');
const { listUnits, runChecks, runJourneys, runUnits, selectJourneys, selectSuites } = await import('./lib/stages.mjs');
const { ensureBrowser, takeTestRedis } = await import('./lib/test-tools.mjs');

const kind = process.argv.slice(2).find((word) => !word.startsWith('-')) ?? 'whole';
const quick = kind === 'quick';

stopInOrder({ stopCode: 130 });
rmSync(inRoot('.data', 'reports'), { recursive: true, force: true });
rmSync(inRoot('.data', 'e2e'), { recursive: true, force: true });
mkdirSync(inRoot('.data', 'reports'), { recursive: true });

const seed = testSeed();
const env = { ...testEnv(), TEST_SEED: seed, ...(kind === 'full' && { TEST_FULL: '1' }) };
print(`Choices by the seed ${seed}; TEST_SEED=${seed} repeats them.`);

/** The choice of long suites and journeys; null for a run of all, or of what a change needs first. */
async function makeChoice() {
  if (kind !== 'whole') return null;
  const { scopes, rankOf } = await times.stage('change', () => readChange(env));
  const part = partOf(seed);
  print(`What the last commits touch, then part ${part + 1} of ${PARTS} of the journeys and long suites; npm run test:full runs all.`);
  return { part, scopes, rankOf };
}
const choice = await makeChoice();
if (process.argv.includes('--list')) {
  const journeys = await selectJourneys(env, { quick, choice });
  if (choice) printChoice({ scopes: choice.scopes, suites: selectSuites(choice), journeys });
  else printAll({ suites: await listUnits(env, { quick }), journeys });
  process.exit(journeys.broken ? 1 : 0);
}

print('— checks and build');
/** In sequence: both may install system packages. */
async function ensureTools() {
  const redis = quick ? null : await times.stage('redis', () => takeTestRedis(env));
  return { redis, browser: await times.stage('browser', ensureBrowser) };
}
const [checks, { redis, browser }] = await Promise.all([
  times.stage('checks', runChecks),
  ensureTools(),
  times.stage('build', () => ensureBuilt(env)),
]);
if (redis?.url) env.REDIS_URL_TEST = redis.url;

print('— unit and integration tests');
const units = await times.stage('units', () => runUnits(env, { quick, choice }));
print('— journeys in a browser');
const journeys = await times.stage('journeys', () => runJourneys({ ...env, CHROMIUM_PATH: browser }, { quick, choice }));
await redis?.stop();

times.print([...units.slowest, ...journeys.slowest], { seed, kind, part: choice?.part ?? null, scopes: choice?.scopes ?? [] });
const failures = [...checks.names.map((name) => `✗ ${name}`), ...units.failures, ...journeys.failures];
if (failures.length > 0) print(`— what failed\n${failures.join('\n')}\nTEST_SEED=${seed} repeats the choices of this run.`);
const sum = (key) => [checks, units, journeys].reduce((total, stage) => total + (stage[key] ?? 0), 0);
const size = sizeOf({ units, journeys });
if (size) print(size);
const skipped = sum('skipped');
print(`${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') === 0 ? 0 : 1);
