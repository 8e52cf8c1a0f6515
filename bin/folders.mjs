#!/usr/bin/env node
/** `npm run folders [-- --check]`: writes the table of folders into docs/architecture.md, from docs/folders.json and the tree. */
import { readFileSync, writeFileSync } from 'node:fs';
import { folderTable, withFolderTable } from './parts/folders.mjs';
import { inRoot } from './parts/paths.mjs';

const FILE = inRoot('docs/architecture.md');
const { missing, stale } = folderTable();
const document = readFileSync(FILE, 'utf8');
const fresh = withFolderTable(document);
const wrong = [
  ...missing.map((folder) => `docs/folders.json says nothing of ${folder}.`),
  ...stale.map((folder) => `docs/folders.json names ${folder}, which is gone.`),
  ...(process.argv.includes('--check') && fresh !== document ? ['docs/architecture.md is stale: npm run folders.'] : []),
];
for (const line of wrong) console.error(line);
if (wrong.length === 0) writeFileSync(FILE, fresh);
process.exit(wrong.length === 0 ? 0 : 1);
