import { createHash } from 'node:crypto';
import { specsOf } from './report.mjs';

/** `npm test` runs one of so many parts of the journeys and of the long suites; `npm run test:full` runs all. */
export const PARTS = 4;
/** Seconds on an idle machine from which a suite is long. */
export const LONG = 3;
/** Tag of journeys that are in every part. */
const ALWAYS = 'smoke';
/** Suites that are in every part however long they take: money moves once, and sessions end. */
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

/** Long suites that a part leaves out. */
export const suitesLeftOut = (seconds, part) => suiteParts(seconds).flatMap((suites, index) => (index === part ? [] : suites));

/** Journeys of a part as Playwright's `--test-list` reads them, a line each: of each file every fourth, so that no screen waits long. */
export function journeysOf(report, part) {
  const drawn = specsOf(report).filter(({ tags }, index) => tags.includes(ALWAYS) || index % PARTS === part);
  return drawn.map(({ file, titles }) => [file, ...titles].join(' › '));
}
