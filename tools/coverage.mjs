#!/usr/bin/env node
/** `npm run coverage [-- --check]`: writes docs/spec-coverage.md from docs/spec-coverage.json and the `@spec` tags of the tests. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../bin/lib/project.mjs';

const FILE = inRoot('docs/spec-coverage.md');
/** The comment above a test with the statements of the specification that the test proves. */
const TAG = /^\s*\/\/ @spec ((?:\d\.\d\d ?)+)$/;
/** A title: the first argument, before a function, of `test`, `it`, `describe` and their `.each`. */
const TITLE = /\(\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1\s*,\s*(?:\{ tag: [^}]*\},\s*)?(?:async\s*)?(?:\(|\w+\s*=>)/;

const read = (file) => readFileSync(inRoot(file), 'utf8');
const titleIn = (text) => TITLE.exec(text)?.[2].replace(/\\(['"`])/g, '$1') ?? null;
const indentOf = (line) => /^\s*/.exec(line)[0].length;

/** The title of the group around a line; null without one. */
function groupOf(lines, index) {
  for (let above = index - 1; above >= 0; above -= 1) {
    const isGroup = indentOf(lines[above]) < indentOf(lines[index]) && /^\s*(?:test\.)?describe\b/.test(lines[above]);
    if (isGroup) return titleIn(lines.slice(above, above + 40).join('\n'));
  }
  return null;
}

/** Every tag of the tests: the statement's id, the file and the test's title after its group's. */
function tagsOfTests() {
  const files = readdirSync(inRoot('tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join('tests', name))
    .filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file))
    .toSorted();
  return files.flatMap((file) => {
    const lines = read(file).split('\n');
    return lines.flatMap((line, index) => {
      const ids = TAG.exec(line)?.[1].trim().split(' ') ?? [];
      if (ids.length === 0) return [];
      const own = titleIn(lines.slice(index + 1, index + 80).join('\n'));
      const group = groupOf(lines, index);
      const title = group === null ? own : `${group} › ${own}`;
      return ids.map((id) => ({ id, file, title }));
    });
  });
}

const escaped = (text) => text.replaceAll('|', '\\|');

/** docs/spec-coverage.md, from docs/spec-coverage.json and the tests' tags. A statement is either waiting or proven by files. */
function coverageDocument() {
  const { intro, sections } = JSON.parse(read('docs/spec-coverage.json'));
  const tags = grouped(tagsOfTests());
  const proofs = (id) => (tags.get(id) ?? []).map(({ file, title }) => `\`${file}\`: ${title}`).join('<br>');
  const cells = ({ id, about, files, waits }) =>
    waits === undefined ? [id, about, files.map((file) => `\`${file}\``).join(', '), proofs(id)] : [id, about, 'later', waits];
  const row = (statement) => `| ${cells(statement).map(escaped).join(' | ')} |`;
  const table = ({ title, statements }) =>
    [`## ${title}`, '', '| Id | About | Done by | Proved by |', '|---|---|---|---|', ...statements.map(row)].join('\n');
  return `${[intro.join('\n\n'), ...sections.map(table)].join('\n\n')}\n`;
}

/** Tags by id; Node 20 has no `Map.groupBy`. */
function grouped(tags) {
  const groups = new Map();
  for (const tag of tags) groups.set(tag.id, [...(groups.get(tag.id) ?? []), tag]);
  return groups;
}

const fresh = coverageDocument();
if (process.argv.includes('--check')) {
  const isStale = readFileSync(FILE, 'utf8') !== fresh;
  if (isStale) console.error('docs/spec-coverage.md is stale: npm run coverage.');
  process.exit(isStale ? 1 : 0);
}
writeFileSync(FILE, fresh);
