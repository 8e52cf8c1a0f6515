import { readFileSync } from 'node:fs';
import { sourcesUnder } from './support/sources';

/** A comment is a sentence with subject and verb, or a noun phrase; a beginning with one of `WORDS` is neither. */
const FILES = [...['app', 'components', 'lib', 'sandbox', 'tests'].flatMap(sourcesUnder), 'middleware.ts'];

const WORDS = ['What', 'Whether', 'How', 'Of', 'Where', 'By'];
const BLOCK = String.raw`\/\*+[\s*]*`;
/** Outside of texts and addresses; a further line of a comment is none, unless the line above is a directive or a tag. */
const LINE = String.raw`(?<!^[ \t]*\/\/(?! @| oxlint-).*\n[ \t]*)(?<![:'"\`\w\/])\/\/[ \t]*`;
const HEADLESS = new RegExp(`(?:${BLOCK}|${LINE})(?:${WORDS.join('|')})\\b`, 'gm');

/** Line numbers of the first words of headless comments, from 1. */
const headlessLines = (text: string) =>
  [...text.matchAll(HEADLESS)].map(({ 0: match, index }) => text.slice(0, index + match.length).split('\n').length);

test('finds the sources', () => {
  expect(FILES.length).toBeGreaterThan(1_000);
});

test(`no comment begins with ${WORDS.join(', ')}`, () => {
  expect(FILES.flatMap((file) => headlessLines(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))).toEqual([]);
});

test.each(WORDS)('a comment that begins with %s is recognized', (word) => {
  const headless = [
    `/** ${word} x. */`,
    `/**\n * ${word} x.\n */`,
    `x(); // ${word} x.`,
    `{/* ${word} x. */}`,
    `// oxlint-disable x\n// ${word} x.`,
  ];
  expect(headless.map((text) => headlessLines(text))).toEqual([[1], [2], [1], [1], [2]]);
  const fine = [
    `// A first line,\n// ${word} as its second.`,
    `'https://${word}'`,
    `'// ${word}'`,
    `// ${word}ever`,
    `/** It is ${word}. */`,
  ];
  expect(fine.flatMap((text) => headlessLines(text))).toEqual([]);
});
