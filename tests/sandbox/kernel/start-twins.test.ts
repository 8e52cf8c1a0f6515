import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startScript } from '../../support/runner';

const FOLDER = join('.cache', `start-twins-${process.pid}`);
const STAMP = join(FOLDER, 'pavilion-build.json');
const SCRIPT = Array.from({ length: 2_000 }, (_, row) => `const price${row} = ${(row * 7919) % 1000} / 100;`).join('\n');
const TWIN = join(FOLDER, 'static', 'chunks', 'a.js.br');

beforeEach(() => {
  mkdirSync(join(FOLDER, 'static', 'chunks'), { recursive: true });
  writeFileSync(join(FOLDER, 'static', 'chunks', 'a.js'), SCRIPT);
  writeFileSync(join(FOLDER, 'static', 'chunks', 'tiny.js'), 'tiny()');
});
afterEach(() => rmSync(FOLDER, { recursive: true }));

const script = async (text: string) => expect(await startScript(text, { NEXT_DIST_DIR: FOLDER }).ended).toMatchObject({ code: 0 });
const quickTwins = () =>
  script(`const { QUICK_QUALITY, writeBrotliTwins } = await import('./bin/lib/brotli.mjs');
    await writeBrotliTwins('${FOLDER}', QUICK_QUALITY);`);
const finish = () => script(`await (await import('./bin/lib/build.mjs')).finishTwins();`);
const noteBuild = (stamp: object) => writeFileSync(STAMP, JSON.stringify(stamp));
const build = (smallestTwins: boolean) => ({ key: 'k', sources: 's', smallestTwins });

test('the files of a start are compressed quickly, and once the site is up as far as possible', async () => {
  await quickTwins();
  const quick = readFileSync(TWIN);
  expect(brotliDecompressSync(quick).toString()).toBe(SCRIPT);
  noteBuild(build(false));
  await finish();
  const smallest = readFileSync(TWIN);
  expect(brotliDecompressSync(smallest).toString()).toBe(SCRIPT);
  expect(smallest.length).toBeLessThan(quick.length);
  expect(JSON.parse(readFileSync(STAMP, 'utf8'))).toEqual(build(true));
  expect(readdirSync(join(FOLDER, 'static', 'chunks')).toSorted()).toEqual(['a.js', 'a.js.br', 'tiny.js']);
}, 30_000);

test('files that are compressed as far as possible, and those of an unfinished build, stay as they are', async () => {
  await quickTwins();
  const quick = readFileSync(TWIN);
  noteBuild(build(true));
  await finish();
  rmSync(STAMP);
  await finish();
  expect(readFileSync(TWIN).equals(quick)).toBe(true);
}, 30_000);
