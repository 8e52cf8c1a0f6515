import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { envSchema as siteSchema, readEnv as readSite } from '@/lib/env';
import { envSchema as sandboxSchema, readEnv as readSandbox } from '../sandbox/kernel/env';

/** One setting is written in four places: this test compares the program that reads it, README's table and `.env.example`. */
const read = (file: string): string => readFileSync(resolve(__dirname, '..', file), 'utf8');

/** Settings that only the runners read. */
const OF_RUNNERS = ['PAVILION_ENV_FILES'];
/** Next's and Node's own; nobody sets them in a file. */
const NOT_OURS: ReadonlySet<string> = new Set(['NODE_ENV']);

const shapes = { ...siteSchema.shape, ...sandboxSchema.shape };
const known = [...Object.keys(shapes), ...OF_RUNNERS].filter((name) => !NOT_OURS.has(name)).toSorted();

/** Rows of README's table: names, and a default for each or one text for all. */
const rows = read('README.md')
  .split('## Settings')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const inReadme = rows.flatMap(([, names, defaults]) => {
  const each = [...names!.matchAll(/`([A-Z_]+)`/g)].map((match) => match[1]!);
  return each.map((name, at) => ({
    name,
    fallback: each.length === defaults!.split(', ').length ? defaults!.split(', ')[at]! : defaults!,
  }));
});

const inExample = [...read('.env.example').matchAll(/^# ([A-Z_]+)=(\S*) +# .+$/gm)].map((match) => ({ name: match[1]!, value: match[2]! }));

test('README and .env.example name every setting of the site and the sandbox, and no other', () => {
  expect(inReadme.map(({ name }) => name).toSorted()).toEqual(known);
  expect(inExample.map(({ name }) => name).toSorted()).toEqual(known);
});

test('every line of .env.example that is not prose is one setting', () => {
  const lines = read('.env.example')
    .split('\n')
    .filter((line) => line.includes('='));
  expect(lines).toHaveLength(inExample.length);
});

const defaults = Object.entries(shapes).flatMap(([name, part]) => {
  const { data } = part.safeParse(undefined) as { data?: unknown };
  const isSet = data !== undefined && data !== '' && !NOT_OURS.has(name);
  return isSet ? [[name, typeof data === 'boolean' ? String(Number(data)) : String(data)] as const] : [];
});

test.each(defaults)('the default of %s is %s in both .env.example and README', (name, value) => {
  expect(inExample.find((line) => line.name === name)!.value).toBe(value);
  // `0, 1 under …` begins with the program's own default.
  expect(inReadme.find((row) => row.name === name)!.fallback.split(', ')[0]).toBe(value);
});

test('both programs accept the values of .env.example', () => {
  const all = Object.fromEntries(inExample.map(({ name, value }) => [name, value]));
  expect(readSite(all).PLATFORM_ORIGIN).toBe('https://platform.example');
  expect(readSandbox(all, '/').databaseUrl).toBe('postgres://127.0.0.1:5432/sports');
});

test('git ignores every file of settings but the example', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ignore-'));
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  try {
    git('init', '-q');
    cpSync(resolve(__dirname, '../.gitignore'), join(folder, '.gitignore'));
    const ignored = ['.env', '.env.local', '.env.production', '.env.production.local'];
    expect(
      git('check-ignore', ...ignored, 'README.md')
        .trim()
        .split('\n'),
    ).toEqual(ignored);
    expect(() => git('check-ignore', '.env.example')).toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
