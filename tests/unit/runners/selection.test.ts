import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import seconds from '../../support/suite-seconds.json';

type Seconds = Readonly<Record<string, number>>;
interface Choice {
  part: number;
  rankOf: (file: string) => number;
}
type Touched = readonly object[];
type Read = (file: string) => string;
interface Selection {
  ALWAYS_SUITES: readonly string[];
  LONG: number;
  PARTS: number;
  partOf: (seed: string) => number;
  suiteParts: (seconds: Seconds) => string[][];
  suitesLeftOut: (seconds: Seconds, choice: Choice) => string[];
  chooseSuites: (seconds: Seconds, choice: Choice) => { suite: string; rank: number }[];
  chooseJourneys: (report: object, choice: Choice) => { line: string; rank: number | null }[];
  REST: number;
  touchedBy: (changes: { newest: string[]; earlier: string[] }, project: { files: string[]; read: Read }) => Touched;
  rankFor: (touched: Touched, options: { related: ReadonlySet<string>; read: Read }) => (file: string) => number;
}

const { ALWAYS_SUITES, LONG, PARTS, REST, partOf, suiteParts, suitesLeftOut, chooseSuites, chooseJourneys, touchedBy, rankFor } =
  jest.requireActual<Selection>('../../../bin/lib/selection.mjs');

const ALL = Array.from({ length: PARTS }, (_, part) => part);

/** The choice of a part when nothing is touched. */
const untouched = (part: number): Choice => ({ part, rankOf: () => REST });

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

const linesOf = (choice: Choice) => chooseJourneys(REPORT, choice).map(({ line }) => line);

/** The rank of tests when these files changed last, and those before. `texts`: of files that are read. */
const rankBy = (
  newest: string[],
  { earlier = [], related = [], texts = {} }: { earlier?: string[]; related?: string[]; texts?: Record<string, string> } = {},
) => {
  const read = (file: string) => texts[file] ?? '';
  const files = ['lib/domain/money/withdraw/withdraw.model.ts', 'components/betting/slip/slip-bar.tsx'];
  return rankFor(touchedBy({ newest, earlier }, { files, read }), { related: new Set(related), read });
};

test('each long suite is in exactly one part, and short ones and those of money are in none', () => {
  expect(ALWAYS_SUITES.filter((suite) => !existsSync(suite))).toEqual([]);
  const long = Object.entries(seconds).flatMap(([suite, taken]) => (taken >= LONG && !ALWAYS_SUITES.includes(suite) ? [suite] : []));
  expect(suiteParts(seconds).flat().toSorted()).toEqual(long.toSorted());
});

test('a part leaves out the long suites of the others', () => {
  for (const part of ALL) {
    const left = suitesLeftOut(seconds, untouched(part));
    const own = suiteParts(seconds)[part]!;
    expect(own.length).toBeGreaterThan(0);
    expect(left.some((suite) => own.includes(suite))).toBe(false);
    expect(left.length + own.length).toBe(suiteParts(seconds).flat().length);
  }
});

test('the parts take about equally long', () => {
  const sums = suiteParts(seconds).map((suites) => suites.reduce((sum, suite) => sum + (seconds as Record<string, number>)[suite]!, 0));
  expect(Math.max(...sums)).toBeLessThan(Math.min(...sums) * 1.25);
});

test('each journey is in exactly one part, and a tagged one in all', () => {
  const parts = ALL.map((part) => linesOf(untouched(part)));
  const tagged = 'journeys/a.e2e.ts › two';
  expect(parts.map((lines) => lines.filter((line) => line !== tagged))).toEqual([
    ['journeys/a.e2e.ts › one'],
    [],
    ['journeys/a.e2e.ts › three'],
    ['journeys/a.e2e.ts › four'],
    ['journeys/b.e2e.ts › a group › five'],
    ['journeys/b.e2e.ts › a group › six'],
    ['journeys/b.e2e.ts › a group › seven'],
    [],
  ]);
  expect(parts.every((lines) => lines.includes(tagged))).toBe(true);
});

test('a seed chooses the same part each time, and the seeds together choose all of them', () => {
  expect(partOf('847ce5d3ab')).toBe(partOf('847ce5d3ab'));
  expect(new Set(Array.from({ length: 60 }, (_, seed) => partOf(String(seed))))).toEqual(new Set(ALL));
});

describe('the rank of a test by the changed files', () => {
  const WITHDRAWAL = 'tests/sandbox/money/withdraw.test.ts';
  const WALLETS = 'tests/e2e/journeys/money/wallets.e2e.ts';

  test.each([
    'components/money/withdraw/withdraw-form.tsx',
    'lib/domain/money/withdraw/withdraw.rules.ts',
    'sandbox/modules/money/withdraw/withdraw.store.ts',
    'lib/contract/calls/withdraw.calls.ts',
  ])('%s affects the tests of its noun before those of its area, and no others', (file) => {
    const rankOf = rankBy([file]);
    expect(rankOf(WITHDRAWAL)).toBe(0);
    expect(rankOf(WALLETS)).toBe(2);
    expect(rankOf('tests/sandbox/member/limits.test.ts')).toBe(REST);
    expect(rankOf('tests/e2e/journeys/betting/parlay.e2e.ts')).toBe(REST);
  });

  test('the newest change comes before earlier ones', () => {
    const rankOf = rankBy(['lib/domain/betting/slip/slip.rules.ts'], { earlier: ['lib/domain/money/withdraw/withdraw.rules.ts'] });
    expect([rankOf('tests/render/betting/slip-bar.test.tsx'), rankOf(WITHDRAWAL), rankOf(WALLETS)]).toEqual([0, 1, 3]);
  });

  test('a page affects the nouns that it imports, except the frame of every page', () => {
    const page = 'app/(member)/mine/finance/page.tsx';
    const text = `import { Page } from '@/components/shell/page';\nimport { WithdrawForm } from '@/components/money/withdraw/withdraw-form';`;
    const rankOf = rankBy([page], { texts: { [page]: text } });
    expect([rankOf(WITHDRAWAL), rankOf('tests/e2e/journeys/site/walk.e2e.ts')]).toEqual([0, REST]);
  });

  test('a journey of another area is affected through a page object of the noun, and by a change of one that it imports', () => {
    const journey = 'tests/e2e/journeys/member/info-audit.e2e.ts';
    const texts = { [journey]: `import { WithdrawPage } from '../../pages/withdraw-page';` };
    expect(rankBy(['lib/domain/money/withdraw/withdraw.rules.ts'], { texts })(journey)).toBe(2);
    expect(rankBy(['tests/e2e/pages/withdraw-page.ts'], { texts })(journey)).toBe(0);
    expect(rankBy(['tests/e2e/pages/wallet-page.ts'], { texts })(journey)).toBe(REST);
  });

  test('venues and the world affect their suites, and the journeys that bet', () => {
    for (const file of ['lib/venues/fb/fb.client.ts', 'sandbox/venues/fb/fb.routes.ts', 'lib/contract/venues/fb.wire.ts']) {
      const rankOf = rankBy([file]);
      expect([rankOf('tests/contract/live-im.test.ts'), rankOf('tests/sandbox/venues/fb-orders.test.ts')]).toEqual([2, 2]);
      expect([rankOf('tests/e2e/journeys/betting/parlay.e2e.ts'), rankOf(WALLETS)]).toEqual([2, REST]);
    }
    expect(rankBy(['sandbox/kernel/clock.ts'])('tests/sandbox/kernel/epoch.test.ts')).toBe(2);
  });

  test('a test that changed itself, and a suite that imports a changed file, are affected', () => {
    expect(rankBy([WALLETS])(WALLETS)).toBe(0);
    expect(rankBy(['lib/kit/number/odds.ts'], { related: [WITHDRAWAL] })(WITHDRAWAL)).toBe(2);
  });
});

test('affected suites and journeys replace others, within the cost of a part', () => {
  const suite = suiteParts(seconds)[1]!.at(-1)!;
  const chosen = chooseSuites(seconds, { part: 0, rankOf: (file) => (file === suite ? 0 : REST) });
  expect(chosen.map((one) => one.suite)).toContain(suite);
  const cost = (suites: readonly string[]) => suites.reduce((sum, one) => sum + (seconds as Seconds)[one]!, 0);
  expect(cost(chosen.map((one) => one.suite))).toBeLessThanOrEqual(cost(suiteParts(seconds)[0]!));
  const isFileB = (file: string) => (file === 'tests/e2e/journeys/b.e2e.ts' ? 0 : REST);
  expect(linesOf({ part: 3, rankOf: isFileB })).toEqual(['journeys/a.e2e.ts › two', 'journeys/b.e2e.ts › a group › five']);
});

test('other seeds choose other tests of a large change', () => {
  const parts = ALL.map((part) => chooseSuites(seconds, { part, rankOf: () => 2 }).map(({ suite }) => suite));
  expect(parts.flat().toSorted()).toEqual(suiteParts(seconds).flat().toSorted());
});

test('every journey is in the folder of an area of the code, and every area has a folder', () => {
  const areas = readdirSync('lib/domain').toSorted();
  expect(readdirSync('tests/e2e/journeys').toSorted()).toEqual(areas);
  for (const area of areas) {
    const files = readdirSync(path.join('tests/e2e/journeys', area));
    expect(files.filter((file) => file.endsWith('.e2e.ts'))).not.toEqual([]);
    expect(files.filter((file) => /\btest\(/.test(readFileSync(path.join('tests/e2e/journeys', area, file), 'utf8')))).toEqual(
      files.filter((file) => file.endsWith('.e2e.ts')),
    );
  }
});
