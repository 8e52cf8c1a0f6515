import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesBetween, importsIn } from './support/import-graph';

/** The layers of sandbox/README.md. */
const imports = importsIn('sandbox');
const files = [...new Set(imports.flatMap(({ from, to }) => [from, to]))];

/** Layers that each layer may import, besides itself. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  world: ['kernel/clock'],
  modules: ['kernel', 'world'],
  venues: ['kernel', 'world', 'modules'],
};

const layerOf = (file: string) => file.split('/')[1]!;
/** `modules/money/deposit` of a module's file, or null. */
function moduleOf(file: string): string | null {
  const [, layer, area, noun, ...rest] = file.split('/');
  return layer === 'modules' && rest.length > 0 ? `${area}/${noun}` : null;
}
/** The folder that counts for circles: a module as a whole, else the file's own folder. */
const groupOf = (file: string) => moduleOf(file) ?? path.posix.dirname(file);

test('finds the sandbox’s files', () => {
  expect(files.length).toBeGreaterThan(400);
});

test('a layer of the sandbox imports only those below it', () => {
  const wrong = imports.flatMap(({ from, to }) => {
    const allowed = BELOW[layerOf(from)];
    const isAllowed = !allowed || layerOf(to) === layerOf(from) || allowed.some((layer) => to.startsWith(`sandbox/${layer}/`));
    return isAllowed ? [] : [`${from} imports ${to}: ${layerOf(from)} may import ${allowed.join(', ') || 'the contract'} only.`];
  });
  expect(wrong).toEqual([]);
});

test('no import cycle joins two folders of the sandbox', () => {
  expect(circlesBetween(imports, groupOf)).toEqual([]);
});

test('a suffix of a file is one of those in sandbox/README.md', () => {
  const sentence = /^Suffixes of files in .*$/m.exec(readFileSync('sandbox/README.md', 'utf8'))?.[0] ?? '';
  const known = [...sentence.matchAll(/`\.(\w+)`/g)].map((match) => match[1]!);
  expect(known.length).toBeGreaterThan(5);
  const suffixed = files.filter((file) => /^sandbox\/(?:kernel|world|modules)\//.test(file) && /\.\w+\.ts$/.test(file));
  expect(suffixed.length).toBeGreaterThan(100);
  const wrong = suffixed.filter((file) => !known.includes(/\.(\w+)\.ts$/.exec(file)![1]!));
  expect(wrong).toEqual([]);
});

test('rules of the sandbox are pure: no database, no store, no promise', () => {
  const rules = files.filter((file) => file.endsWith('.rules.ts'));
  expect(rules.length).toBeGreaterThan(40);
  const reaching = imports.filter(({ from, to }) => from.endsWith('.rules.ts') && /\/kernel\/db\/|\.(?:store|routes)\.ts$/.test(to));
  const waiting = rules.filter((file) => /\basync\b|\bawait\b|Promise</.test(readFileSync(file, 'utf8')));
  expect([...reaching.map(({ from, to }) => `${from} imports ${to}`), ...waiting.map((file) => `${file} waits`)]).toEqual([]);
});

describe('modules', () => {
  const names = [...new Set(files.flatMap((file) => moduleOf(file) ?? []))].toSorted();
  const read = (name: string) => readFileSync(`sandbox/modules/${name}/module.ts`, 'utf8');

  test('each has a module.ts that names it, in the list of app.ts', () => {
    const listed = [...readFileSync('sandbox/app.ts', 'utf8').matchAll(/'\.\/modules\/([\w/-]+)\/module'/g)].map((match) => match[1]!);
    expect(names.filter((name) => !existsSync(`sandbox/modules/${name}/module.ts`))).toEqual([]);
    expect(listed.toSorted()).toEqual(names);
    expect(names.filter((name) => !read(name).includes(`  name: '${name}',`))).toEqual([]);
  });

  test.each(names)('%s declares the modules that it imports', (name) => {
    const named = /\n {2}needs: \[([^\]]*)\]/.exec(read(name))?.[1] ?? '';
    const needs = [...named.matchAll(/'([^']+)'/g)].map((match) => match[1]!);
    const imported = new Set(imports.flatMap(({ from, to }) => (moduleOf(from) === name ? (moduleOf(to) ?? []) : [])));
    imported.delete(name);
    expect(needs).toEqual([...imported].toSorted());
  });
});
