import { createHash } from 'node:crypto';
import { REST } from './scopes.mjs';
import { specsOf } from './report.mjs';

/** `npm test` runs as much of the journeys and of the long suites as one of so many parts has; `npm run test:full` runs all. */
export const PARTS = 4;
/** Seconds on an idle machine from which a suite is long. */
export const LONG = 3;
/** Tag of journeys that belong to every run. */
const ALWAYS = 'smoke';
/** Suites of every run, whatever their length: money moves once, and sessions end. */
export const ALWAYS_SUITES = [
  'tests/sandbox/money/deposit.test.ts',
  'tests/sandbox/community/game-kill.test.ts',
  'tests/sandbox/kernel/lost-reply.test.ts',
  'tests/sandbox/kernel/money-load.test.ts',
  'tests/sandbox/member/session-token.test.ts',
  'tests/sandbox/money/wallet-calls.test.ts',
  'tests/sandbox/money/withdraw.test.ts',
];

/** The part that a seed chooses: 0 to `PARTS` − 1. */
export const partOf = (seed) => createHash('sha256').update(`${seed} part`).digest().readUInt32BE(0) % PARTS;

/** Long suites of each part, of about the same seconds. `seconds`: by suite. */
export function suiteParts(seconds) {
  const parts = Array.from({ length: PARTS }, () => ({ suites: [], seconds: 0 }));
  const long = Object.entries(seconds).filter(([suite, taken]) => taken >= LONG && !ALWAYS_SUITES.includes(suite));
  for (const [suite, taken] of long.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))) {
    const least = parts.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    least.suites.push(suite);
    least.seconds += taken;
  }
  return parts.map(({ suites }) => suites);
}

/**
 * Fills the time of the part: first with items that the change touched, by their rank, then with the rest of the part. Among
 * equals the part's own come first, so that other seeds choose others.
 * @param {{ item: unknown, cost: number, isOwn: boolean, rank: number }[]} items
 */
function fill(items) {
  const budget = items.reduce((sum, { isOwn, cost }) => (isOwn ? sum + cost : sum), 0);
  const order = items.filter(({ rank, isOwn }) => rank < REST || isOwn).toSorted((a, b) => a.rank - b.rank || b.isOwn - a.isOwn);
  const chosen = [];
  let sum = 0;
  for (const one of order) {
    if (sum + one.cost > budget) continue;
    sum += one.cost;
    chosen.push(one);
  }
  return chosen;
}

/** Long suites of a run, with the rank of each: those of the change, then those of the part. `seconds`: by suite. */
export function chooseSuites(seconds, { part, rankOf }) {
  const items = suiteParts(seconds).flatMap((suites, index) =>
    suites.map((suite) => ({ item: suite, cost: seconds[suite], isOwn: index === part, rank: rankOf(suite) })),
  );
  return fill(items).map(({ item, rank }) => ({ suite: item, rank }));
}

/** Long suites that a run leaves out. */
export function suitesLeftOut(seconds, choice) {
  const chosen = new Set(chooseSuites(seconds, choice).map(({ suite }) => suite));
  return suiteParts(seconds)
    .flat()
    .filter((suite) => !chosen.has(suite));
}

const isTagged = ({ spec }) => spec.tags.includes(ALWAYS);

/** Playwright's report of `--list` → the journeys of a run, in their order, each with its rank; the tagged ones are in every run. */
export function chooseJourneys(report, { part, rankOf }) {
  const specs = specsOf(report).map((spec, index) => ({ spec, index }));
  // The part takes every fourth of each file, so that no screen waits long.
  const items = specs
    .filter((one) => !isTagged(one))
    .map((one) => ({ item: one, cost: 1, isOwn: one.index % PARTS === part, rank: rankOf(`tests/e2e/${one.spec.file}`) }));
  const tagged = specs.filter(isTagged).map((item) => ({ item, rank: null }));
  return [...tagged, ...fill(items)]
    .toSorted((a, b) => a.item.index - b.item.index)
    .map(({ item: { spec }, rank }) => ({ line: [spec.file, ...spec.titles].join(' › '), rank }));
}
