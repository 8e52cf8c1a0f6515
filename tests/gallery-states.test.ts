import { readFileSync } from 'node:fs';
import { targetsIn } from './support/import-graph';
import { sourcesUnder } from './support/sources';

/**
 * States of a screen with a title of their own, empty and failed ones, have a picture in the gallery. The gallery names a state by a
 * text that the picture shows (`shows` of `take`).
 */
const read = (file: string) => readFileSync(file, 'utf8');
const gallery = ['tests/e2e/gallery', 'tests/e2e/pages']
  .flatMap((folder) => sourcesUnder(folder))
  .map(read)
  .join('\n');

/** Parameters of a text with parameters: a character of no text. */
const GAP = '\u0000';

/** The part of a text that it always has, the longest one of a text with parameters; null for a table of texts. */
function fixedPart(value: unknown): string | null {
  const text: unknown = typeof value === 'function' ? (value as (...gaps: string[]) => unknown)(GAP, GAP, GAP) : value;
  return typeof text === 'string' ? text.split(GAP).toSorted((a, b) => b.length - a.length)[0]! : null;
}

/** Texts of the `…_COPY.name` that a file names in this expression. */
function textsIn(file: string, text: string, expression: string): string[] {
  return [...expression.matchAll(/\b(\w+_COPY)\.(\w+)/g)].flatMap(([, table, name]) => {
    const [, module] = new RegExp(`import \\{[^}]*\\b${table}\\b[^}]*\\} from '([^']+)'`).exec(text) ?? [];
    if (module === undefined) return [];
    const { target } = targetsIn(file, `import '${module}'`)[0]!;
    const copy = jest.requireActual<Record<string, Record<string, unknown>>>(`../${target}`)[table!]!;
    const part = fixedPart(copy[name!]);
    return part === null ? [] : [part];
  });
}

/** Titles of the empty and failed states of a component, by the elements that show them. */
function statesOf(file: string): string[] {
  const text = read(file);
  const elements = [...text.matchAll(/<(?:EmptyState|ErrorState|PagedList|QueryContent|PagedHistory)\b([\s\S]*?)(?:\/>|>\s*\n)/g)];
  return elements.flatMap(([, props]) =>
    [...props!.matchAll(/\b(?:title|error|empty)=\{([^}]*)\}/g)].flatMap(([, expression]) => textsIn(file, text, expression!)),
  );
}

test('each empty and failed state has a picture in the gallery', () => {
  const states = ['app', 'components']
    .flatMap((folder) => sourcesUnder(folder))
    .flatMap((file) => statesOf(file).map((title) => ({ file, title })));
  expect(states.length).toBeGreaterThan(50);
  const wrong = states
    .filter(({ title }) => !gallery.includes(title))
    .map(({ file, title }) => `${file} shows “${title}”: take that state in a file of tests/e2e/gallery/.`);
  expect(wrong).toEqual([]);
});
