import { existsSync } from 'node:fs';
import seconds from '../../support/suite-seconds.json';

type Seconds = Readonly<Record<string, number>>;
interface Draw {
  ALWAYS_SUITES: readonly string[];
  LONG: number;
  PARTS: number;
  partOf: (seed: string) => number;
  suiteParts: (seconds: Seconds) => string[][];
  suitesLeftOut: (seconds: Seconds, part: number) => string[];
  journeysOf: (report: object, part: number) => string[];
}

const { ALWAYS_SUITES, LONG, PARTS, partOf, suiteParts, suitesLeftOut, journeysOf } = jest.requireActual<Draw>('../../../bin/lib/draw.mjs');

const ALL = Array.from({ length: PARTS }, (_, part) => part);

/** A report of `--list` with two files, one of them with a group. */
const REPORT = {
  suites: [
    {
      title: 'journeys/a.e2e.ts',
      specs: ['one', 'two', 'three', 'four'].map((title) => ({ file: 'journeys/a.e2e.ts', title, tags: title === 'two' ? ['smoke'] : [] })),
      suites: [],
    },
    {
      title: 'journeys/b.e2e.ts',
      specs: [],
      suites: [{ title: 'a group', specs: ['five', 'six', 'seven'].map((title) => ({ file: 'journeys/b.e2e.ts', title, tags: [] })) }],
    },
  ],
};

test('each long suite is in exactly one part, short ones and those of money in none', () => {
  expect(ALWAYS_SUITES.filter((suite) => !existsSync(suite))).toEqual([]);
  const long = Object.entries(seconds).flatMap(([suite, taken]) => (taken >= LONG && !ALWAYS_SUITES.includes(suite) ? [suite] : []));
  expect(suiteParts(seconds).flat().toSorted()).toEqual(long.toSorted());
});

test('a part leaves out the long suites of the others', () => {
  for (const part of ALL) {
    const left = suitesLeftOut(seconds, part);
    const own = suiteParts(seconds)[part]!;
    expect(own.length).toBeGreaterThan(0);
    expect(left.some((suite) => own.includes(suite))).toBe(false);
    expect(left.length + own.length).toBe(suiteParts(seconds).flat().length);
  }
});

test('the parts take about as long as each other', () => {
  const sums = suiteParts(seconds).map((suites) => suites.reduce((sum, suite) => sum + (seconds as Record<string, number>)[suite]!, 0));
  expect(Math.max(...sums)).toBeLessThan(Math.min(...sums) * 1.25);
});

test('each journey is in exactly one part, a tagged one in all', () => {
  const parts = ALL.map((part) => journeysOf(REPORT, part));
  expect(parts).toEqual([
    ['journeys/a.e2e.ts › one', 'journeys/a.e2e.ts › two', 'journeys/b.e2e.ts › a group › five'],
    ['journeys/a.e2e.ts › two', 'journeys/b.e2e.ts › a group › six'],
    ['journeys/a.e2e.ts › two', 'journeys/a.e2e.ts › three', 'journeys/b.e2e.ts › a group › seven'],
    ['journeys/a.e2e.ts › two', 'journeys/a.e2e.ts › four'],
  ]);
});

test('a seed chooses the same part each time, and seeds choose all of them', () => {
  expect(partOf('847ce5d3ab')).toBe(partOf('847ce5d3ab'));
  expect(new Set(Array.from({ length: 60 }, (_, seed) => partOf(String(seed))))).toEqual(new Set(ALL));
});
