import { existsSync } from 'node:fs';
import path from 'node:path';
import seconds from '../../support/suite-seconds.json';

const ROOT = process.cwd();
const LongestFirst =
  jest.requireActual<new (options: object) => { sort(tests: { path: string; context: object }[]): { path: string }[] }>(
    '../../support/longest-first.cjs',
  );

test('the list of measured seconds names suites that exist', () => {
  expect(Object.keys(seconds).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('suites begin in the order of their durations, those without any last', () => {
  const [slowest, second] = Object.keys(seconds) as [string, string];
  const files = ['tests/unit/none-such.test.ts', second, slowest].map((file) => path.join(ROOT, file));
  const context = { config: { id: 'x', cacheDirectory: '.cache/none-such', rootDir: ROOT }, hasteFS: { getSize: () => 1 } };
  // oxlint-disable-next-line unicorn/no-array-sort
  const sorted = new LongestFirst({ contexts: [], globalConfig: {} }).sort(files.map((file) => ({ path: file, context })));
  expect(sorted.map((one) => path.relative(ROOT, one.path))).toEqual([slowest, second, 'tests/unit/none-such.test.ts']);
});
