#!/usr/bin/env node
/** `npm run lockfile`: adds the hashes that npm left out, those of packages for other systems, from the registry. */
import { readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { inRoot } from '../bin/lib/project.mjs';

const FILE = inRoot('package-lock.json');
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const FOLDER = 'node_modules/';

/** The hash of one version, as its registry publishes it. */
function integrityOf(name, version) {
  const integrity = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' }).trim();
  if (!integrity.startsWith('sha512-')) throw new Error(`The registry has no hash of ${name}@${version}.`);
  return integrity;
}

let added = 0;
for (const [folder, entry] of Object.entries(lock.packages)) {
  if (!folder.includes(FOLDER) || entry.link || entry.integrity) continue;
  const name = entry.name ?? folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length);
  const { version, ...rest } = entry;
  lock.packages[folder] = { version, integrity: integrityOf(name, version), ...rest };
  added += 1;
}
if (added > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} hashes added.`);
