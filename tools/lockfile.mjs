#!/usr/bin/env node
/**
 * `npm run lockfile`: adds what npm left out of the lockfile: the hashes of packages for other systems, from the registry, and
 * addresses. Without its address, npm requests a package's whole list of versions before the package.
 */
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

/** The address of one version at the public registry; npm replaces its host by that of the registry in use. */
const addressOf = (name, version) => `https://registry.npmjs.org/${name}/-/${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;

let added = 0;
for (const [folder, entry] of Object.entries(lock.packages)) {
  if (!folder.includes(FOLDER) || entry.link || (entry.integrity && entry.resolved)) continue;
  const name = entry.name ?? folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length);
  const { name: _, version, resolved = addressOf(name, version), integrity = integrityOf(name, version), ...rest } = entry;
  lock.packages[folder] = { ...(entry.name && { name }), version, resolved, integrity, ...rest };
  added += 1;
}
if (added > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries completed.`);
