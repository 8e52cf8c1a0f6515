import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** Folders whose subfolders each need a sentence in docs/folders.json. */
const PARENTS = [
  'components',
  'components/chat',
  'components/sport',
  'lib/domain',
  'lib/domain/chat',
  'lib/domain/sport',
  'sandbox',
  'sandbox/world',
];
/** Further folders that need a sentence. */
const SINGLE = ['app', 'lib/contract', 'lib/kit', 'lib/platform', 'lib/venues', 'lib/server', 'sandbox/db/embedded'];
const MARKS = ['<!-- folders: npm run folders -->', '<!-- /folders -->'];

const foldersIn = (parent) =>
  readdirSync(inRoot(parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && readdirSync(inRoot(`${parent}/${entry.name}`)).length > 0)
    .map((entry) => `${parent}/${entry.name}`);

/**
 * The table of folders for docs/architecture.md, with sentences from docs/folders.json, and mismatches: folders without a
 * sentence, sentences without a folder.
 */
export function folderTable() {
  const sentences = JSON.parse(readFileSync(inRoot('docs/folders.json'), 'utf8'));
  const folders = [...SINGLE, ...PARENTS.flatMap(foldersIn)].toSorted();
  const missing = folders.filter((folder) => !(folder in sentences));
  const stale = Object.keys(sentences).filter((folder) => !folders.includes(folder));
  const rows = folders.map((folder) => `| \`${folder}/\` | ${sentences[folder] ?? ''} |`);
  return { table: ['| Folder | Holds |', '|---|---|', ...rows].join('\n'), missing, stale };
}

/** A document with the table between its marks. */
export function withFolderTable(document) {
  const [start, end] = MARKS.map((mark) => document.indexOf(mark));
  if (start < 0 || end < start) throw new Error(`The document has no ${MARKS.join(' … ')}.`);
  return `${document.slice(0, start)}${MARKS[0]}\n\n${folderTable().table}\n\n${document.slice(end)}`;
}
