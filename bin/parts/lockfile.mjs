import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * True when npm's own note of what it installed says what the lockfile says. Optional packages may be missing: they are
 * other machines' binaries. npm writes the note last, so an install that was broken off has none.
 */
export function matchesLockfile(wanted, installed) {
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const found = installed[name];
    if (!name.includes('node_modules/')) return true;
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found.version === entry.version;
  });
}

/** Whether the packages of the lockfile are there. */
export function isInstalled() {
  const note = inRoot('node_modules', '.package-lock.json');
  return existsSync(note) && matchesLockfile(packagesOf(inRoot('package-lock.json')), packagesOf(note));
}
