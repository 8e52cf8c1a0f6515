import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * docs/spec-coverage.md names for every statement of the specification the file that does it and the test that would fail without
 * it, or the line of the roadmap it waits for. This test compares that table with the code.
 */
const ROOT = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Statements by section; their ids are `<section>.<two digits>`. */
const STATEMENTS: Readonly<Record<number, number>> = { 1: 10, 2: 96, 3: 29, 4: 37, 5: 11, 6: 8, 7: 69, 8: 33, 9: 27 };
const IDS = Object.entries(STATEMENTS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${String(index + 1).padStart(2, '0')}`),
);

interface Row {
  id: string;
  statement: string;
  files: readonly string[];
  proofs: readonly { file: string; title: string }[];
  /** The text of a roadmap line; null for a statement that is done. */
  waits: string | null;
}

const rows = read('docs/spec-coverage.md')
  .split('\n')
  .filter((line) => /^\| \d\.\d\d \|/.test(line))
  .map((line): Row => {
    const [id = '', statement = '', done = '', proof = ''] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const later = done === 'later';
    return {
      id,
      statement,
      files: later ? [] : [...done.matchAll(/`([^`]+)`/g)].map((match) => match[1]!),
      proofs: later
        ? []
        : proof.split('<br>').map((entry) => ({ file: /^`([^`]+)`/.exec(entry)?.[1] ?? '', title: entry.replace(/^`[^`]*`: /, '') })),
      waits: later ? proof : null,
    };
  });

const titles = new Map<string, ReadonlySet<string>>();
/** Every text that is the first argument before a function, as in `test`, `it`, `describe` and their `.each`. */
function titlesOf(file: string): ReadonlySet<string> {
  let known = titles.get(file);
  if (!known) {
    const found = read(file).matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1\s*,\s*(?:\{ tag: [^}]*\},\s*)?(?:async\s*)?(?:\(|\w+\s*=>)/g);
    known = new Set([...found].map((match) => match[2]!.replace(/\\(['"`])/g, '$1')));
    titles.set(file, known);
  }
  return known;
}

test('the table equals docs/spec-coverage.json and the tags of the tests', () => {
  const { stderr, status } = spawnSync(process.execPath, [path.join(ROOT, 'tools/coverage.mjs'), '--check'], { encoding: 'utf8' });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});

test('every tag of a test belongs to a statement that is done', () => {
  const done = new Set(rows.filter(({ waits }) => waits === null).map(({ id }) => id));
  const wrong = readdirSync(path.join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      [...read(`tests/${name}`).matchAll(/\/\/ @spec (.*)/g)].flatMap(([, ids = '']) =>
        ids
          .split(' ')
          .filter((id) => !done.has(id))
          .map((id) => `tests/${name}: ${id}`),
      ),
    );
  expect(wrong).toEqual([]);
});

test('every statement has exactly one row, in order', () => {
  expect(IDS).toHaveLength(320);
  expect(rows.map(({ id }) => id)).toEqual(IDS);
  expect(rows.filter(({ statement }) => statement === '').map(({ id }) => id)).toEqual([]);
});

test('a statement that is done names files that exist', () => {
  const wrong = rows.flatMap(({ id, waits, files }) =>
    waits !== null
      ? []
      : files.length === 0
        ? [`${id}: names no file`]
        : files.filter((file) => !existsSync(path.join(ROOT, file))).map((file) => `${id}: no file ${file}`),
  );
  expect(wrong).toEqual([]);
});

test('a statement that is done names tests that exist, by their titles', () => {
  const wrong = rows.flatMap(({ id, proofs }) =>
    proofs.flatMap(({ file, title }) => {
      if (!/^tests\/.+\.(?:test|e2e)\.tsx?$/.test(file) || !existsSync(path.join(ROOT, file))) return [`${id}: no test file ${file}`];
      // `group › test` when the test's own title is too short.
      return title.split(' › ').every((part) => titlesOf(file).has(part)) ? [] : [`${id}: ${file} has no test called ${title}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('no statement is left for later', () => {
  expect(rows.filter(({ waits }) => waits !== null).map(({ id, statement, waits }) => `${id} ${statement}: waits for ${waits}`)).toEqual(
    [],
  );
});
