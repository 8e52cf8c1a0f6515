/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Summary {
  median: number;
  low: number;
  high: number;
}
interface Row {
  metric: string;
  name: string;
  unit: string;
  digits: number;
  ours: Summary;
  base: Summary | null;
  baseName: string | null;
  ratio: Summary | null;
  limit: number | null;
  goal: number | null;
  kept: number;
  rounds: number;
}
interface Metric {
  id: string;
  name: string;
  measures: string;
  floor: string;
  goal: string;
}
interface Rounds {
  median: (numbers: number[]) => number;
  quantile: (numbers: number[], part: number) => number;
  quietRounds: (reference: number[]) => number[];
  ratios: (ours: number[], base: number[]) => number[];
  runRounds: <T>(options: {
    rounds: number;
    sides: Record<string, () => Promise<T>>;
    reference: string;
    numberOf?: (value: T) => number;
  }) => Promise<{ series: Record<string, T[]>; kept: number; rounds: number }>;
}
interface Table {
  resultsText: (results: { machine: string; metrics: Metric[]; rows: Row[]; skipped: { metric: string; reason: string }[] }) => string;
  compareReasons: (document: string, metrics: Metric[], rows: Row[]) => { without: string[]; outdated: string[] };
  missedMetrics: (metrics: Metric[], rows: Row[]) => Metric[];
  replaceResults: (document: string, results: string) => string;
}
interface Use {
  cpu: number;
  ms: number;
}
interface Cpu {
  readStat: (line: string) => { parent: number; ticks: number };
  costsOf: (uses: Use[], idles: Use[], units: number) => number[];
  treeOf: (processes: Map<number, { parent: number }>, pid: number) => number[];
}
interface Pace {
  createPace: (limit: { max: number; ms: number }) => (count: number) => Promise<void>;
}
interface Tree {
  toProps: (attributes: [string, string][]) => Record<string, unknown>;
  countElements: (tree: unknown[]) => number;
}

const { median, quantile, quietRounds, ratios, runRounds } = jest.requireActual<Rounds>('../../../bench/parts/rounds.mjs');
const { compareReasons, resultsText, missedMetrics, replaceResults } = jest.requireActual<Table>('../../../bench/parts/table.mjs');
const { METRICS } = jest.requireActual<{ METRICS: Metric[] }>('../../../bench/parts/metrics.mjs');
const { costsOf, readStat, treeOf } = jest.requireActual<Cpu>('../../../bench/parts/process-use.mjs');
const { toProps, countElements } = jest.requireActual<Tree>('../../../bench/parts/tree.mjs');

const { createPace } = jest.requireActual<Pace>('../../../bench/parts/pace.mjs');

const flat = (value: number): Summary => ({ median: value, low: value, high: value });
const row = (change: Partial<Row>): Row => ({
  metric: 'size',
  name: '/',
  unit: 'KiB',
  digits: 1,
  ours: flat(140),
  base: null,
  baseName: null,
  ratio: null,
  limit: null,
  goal: null,
  kept: 1,
  rounds: 1,
  ...change,
});
const SIZE: Metric = { id: 'size', name: 'Size', measures: 'KiB', floor: '2', goal: '1' };

describe('rounds', () => {
  it('take the middle of an odd and of an even number of values, and interpolate quartiles', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
    expect([0, 0.25, 0.5, 1].map((part) => quantile([50, 10, 20, 40, 30], part))).toEqual([10, 20, 30, 50]);
    expect(quantile([1, 2], 0.25)).toBe(1.25);
  });

  it('count only if the reference is within a quarter of its median', () => {
    expect(quietRounds([100, 124, 126, 74, 76, 100, 100])).toEqual([0, 1, 4, 5, 6]);
  });

  it('run forward and backward in turn after a warm-up, and drop a noisy round from every side', async () => {
    const order: string[] = [];
    const values = { base: [1, 10, 10, 20, 10], own: [2, 30, 31, 99, 33] };
    const side = (name: keyof typeof values) => async () => {
      order.push(name);
      return { ms: values[name].shift()! };
    };
    const { series, kept, rounds } = await runRounds({
      rounds: 4,
      sides: { base: side('base'), own: side('own') },
      reference: 'base',
      numberOf: ({ ms }) => ms,
    });
    expect(order).toEqual(['own', 'base', 'base', 'own', 'own', 'base', 'base', 'own', 'own', 'base']);
    expect({ kept, rounds }).toEqual({ kept: 3, rounds: 4 });
    expect(series.own!.map(({ ms }) => ms)).toEqual([30, 31, 33]);
    expect(ratios([30, 31], [10, 20])).toEqual([3, 1.55]);
  });
});

it('a series waits until it fits into the limit of its own member', async () => {
  const limit = { max: 5, ms: 200 };
  const [one, other] = [createPace(limit), createPace(limit)];
  const waited = async (pace: typeof one, count: number) => {
    const from = performance.now();
    await pace(count);
    return performance.now() - from >= 150;
  };
  expect([await waited(one, 3), await waited(one, 2), await waited(other, 5), await waited(one, 1), await waited(one, 4)]).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

describe('CPU time', () => {
  it('is read behind a program name with spaces and brackets, ended children included', () => {
    const line = '123 (a (b) c) S 77 1 1 0 -1 4194304 1 2 3 4 500 60 7 8 20 0 11 0 1';
    expect(readStat(line)).toEqual({ parent: 77, ticks: 575 });
  });

  it('is that of a process and everything below it, and of nothing beside it', () => {
    const parents: [number, number][] = [
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 1],
    ];
    const processes = new Map(parents.map(([pid, parent]) => [pid, { parent }]));
    expect(treeOf(processes, 2)).toEqual([2, 3, 4]);
    expect(treeOf(processes, 9)).toEqual([]);
  });

  it('of a request is without what the process uses while idle, and never below one reading', () => {
    const uses = [
      { cpu: 500, ms: 2_000 },
      { cpu: 80, ms: 2_000 },
    ];
    const idles = [
      { cpu: 100, ms: 1_000 },
      { cpu: 80, ms: 1_000 },
    ];
    expect(costsOf(uses, idles, 10)).toEqual([30, 0.1]);
  });
});

describe('elements of a twin', () => {
  it('have the properties that React takes for the attributes of HTML', () => {
    const attributes: [string, string][] = [
      ['class', 'row'],
      ['style', '--up: red; margin-top: 4px'],
      ['hidden', ''],
      ['alt', ''],
      ['data-open', ''],
      ['onclick', 'x()'],
      ['nonce', 'abc'],
      ['data-price', '1.95'],
    ];
    expect(toProps(attributes)).toEqual({
      className: 'row',
      style: { '--up': 'red', marginTop: '4px' },
      hidden: true,
      alt: '',
      'data-open': '',
      'data-price': '1.95',
    });
  });

  it('are counted at every depth, texts not', () => {
    expect(countElements(['text', ['p', {}, ['a', ['b', {}, []]]], ['i', {}, []]])).toBe(3);
  });
});

describe('the table', () => {
  const rows = [
    row({ name: 'near', ours: flat(140), base: flat(100), baseName: 'bare', ratio: flat(1.4), goal: 1.39 }),
    row({
      name: 'far',
      ours: { median: 170, low: 160, high: 180 },
      base: flat(100),
      baseName: 'bare',
      ratio: flat(1.7),
      goal: 1.25,
      limit: 1.8,
      kept: 4,
      rounds: 5,
    }),
    row({ name: 'met', ratio: flat(1.1), goal: 1.2 }),
  ];

  it('names the row that is furthest from its goal, and how many rows miss theirs', () => {
    const text = resultsText({ machine: 'On this machine.', metrics: [SIZE], rows, skipped: [] });
    expect(text).toContain('| Size | KiB | 2 | 1 | 1.70× (far) | missed by 2 of 3 |');
    expect(text).toContain('| far | 170.0 [160.0–180.0] KiB | 100.0 KiB, bare | 1.70× | 1.8 | 1.25, missed | 4 of 5 |');
    expect(text.startsWith('On this machine.\n')).toBe(true);
  });

  it('compares the value itself where there is no reference', () => {
    const text = resultsText({ machine: '', metrics: [SIZE], rows: [row({ ours: flat(24), unit: '', digits: 0, goal: 24 })], skipped: [] });
    expect(text).toContain('| 24 (/) | met |');
  });

  it('says why a metric is not measured', () => {
    const other = { ...SIZE, id: 'other', name: 'Other' };
    const text = resultsText({ machine: '', metrics: [SIZE, other], rows: [], skipped: [{ metric: 'size', reason: 'no /proc' }] });
    expect(text).toContain('| Size | KiB | 2 | 1 | skipped: no /proc | – |');
    expect(text).toContain('| Other | KiB | 2 | 1 | skipped: not part of this run | – |');
  });

  it('lists the metrics of which a row misses its goal', () => {
    expect(missedMetrics([SIZE, { ...SIZE, id: 'other' }], rows).map(({ id }) => id)).toEqual(['size']);
    expect(missedMetrics([SIZE], [rows[2]!])).toEqual([]);
  });

  it('finds missed goals without a reason, and reasons of goals that are met', () => {
    const goals = [SIZE, { ...SIZE, id: 'time', name: 'Time' }, { ...SIZE, id: 'calls', name: 'Calls' }];
    const all = [rows[1]!, row({ metric: 'time', ours: flat(1), goal: 2 })];
    expect(compareReasons('- **Time**: slow.\n- **Calls**: many.', goals, all)).toEqual({ without: ['Size'], outdated: ['Time'] });
    expect(compareReasons('- **Size**: large.', goals, all)).toEqual({ without: [], outdated: [] });
  });

  it('replaces the results in a document and nothing around them', () => {
    const document = 'Before.\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nAfter.\n';
    expect(replaceResults(document, 'new')).toBe('Before.\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\nAfter.\n');
    expect(() => replaceResults('no marks', 'new')).toThrow('<!-- bench -->');
  });
});

describe('docs/performance.md', () => {
  const document = readFileSync(path.resolve(__dirname, '../../../docs/performance.md'), 'utf8');

  it('has a row for every metric', () => {
    expect(METRICS.filter(({ name }) => !document.includes(`| ${name} |`)).map(({ name }) => name)).toEqual([]);
  });

  it('gives a reason for each goal that its results miss', () => {
    const missed = METRICS.filter(({ name }) => new RegExp(`^\\| ${name} \\|.*\\| missed by [^|]+ \\|$`, 'm').test(document));
    expect(missed.filter(({ name }) => !document.includes(`- **${name}**`)).map(({ name }) => name)).toEqual([]);
  });
});
