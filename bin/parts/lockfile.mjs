import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** True for a package of binaries for this machine. npm alone knows which C library it has. */
const isForHere = ({ os, cpu, libc }) => os?.includes(process.platform) && cpu?.includes(process.arch) && !libc;

/**
 * True when npm's record of its installation matches the lockfile. Optional packages may be missing unless they are for this
 * machine: they are binaries. npm writes the record last, so an aborted installation has none.
 */
export function matchesLockfile(wanted, installed) {
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const found = installed[name];
    if (!name.includes('node_modules/')) return true;
    if (!found) return Boolean(entry.optional ? !isForHere(entry) : entry.devOptional || entry.peer);
    return found.version === entry.version;
  });
}

/** Whether the packages of the lockfile are installed. */
export function isInstalled() {
  const note = inRoot('node_modules', '.package-lock.json');
  return existsSync(note) && matchesLockfile(packagesOf(inRoot('package-lock.json')), packagesOf(note));
}
