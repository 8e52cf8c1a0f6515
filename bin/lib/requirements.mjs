import fs from 'node:fs';
import { inRoot, ROOT, print, stop } from './project.mjs';

/** Major versions of Node and the day on which their security fixes ended or will end. */
const SUPPORTED_UNTIL = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' };

/** Stops with one sentence when this Node version cannot run the product. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!fits) stop(`Pavilion needs Node 20.19+, 22.12+ or 24+; this is Node ${version}.`);
}

/** Prints one line when this Node version's security fixes have ended. */
export function noteSupport(version = process.versions.node, now = new Date()) {
  const until = SUPPORTED_UNTIL[version.split('.')[0]];
  if (until !== undefined && new Date(`${until}T23:59:59Z`) < now) {
    print(`Node ${version} works here, but gets no security fixes since ${until}: use Node 24.`);
  }
}

/** Stops with one sentence when the project's disk has less than `neededMb` free. `statfs` is a parameter for tests. */
export function checkDisk(what, neededMb, statfs = fs.statfsSync) {
  let folder;
  try {
    folder = statfs(ROOT);
  } catch {
    // A file system that does not report its space counts as large enough.
    return;
  }
  const freeMb = Math.floor((folder.bavail * folder.bsize) / 1_000_000);
  if (freeMb < neededMb)
    stop(`${what} needs about ${neededMb} MB of free disk space and ${freeMb} MB are left; free some and start again.`);
}

const packagesOf = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;

/** True for a package of binaries for this machine. npm alone knows which C library it has. */
const isForHere = ({ os, cpu, libc }) => os?.includes(process.platform) && cpu?.includes(process.arch) && !libc;

/**
 * True when npm's record of its installation matches the lockfile, with the development packages if `dev`. Optional packages
 * may be missing unless they are for this machine: they are binaries. npm writes the record last, so an aborted installation
 * has none.
 */
export function matchesLockfile(wanted, installed, { dev }) {
  return Object.entries(wanted).every(([name, entry]) => {
    if (!name.includes('node_modules/')) return true;
    const found = installed[name];
    if (!found) return (entry.dev && !dev) || Boolean(entry.optional ? !isForHere(entry) : entry.devOptional || entry.peer);
    return found.version === entry.version;
  });
}

const RECORD = inRoot('node_modules', '.package-lock.json');

/** npm's record of the installed packages; empty without a finished installation. */
const installedPackages = () => (fs.existsSync(RECORD) ? packagesOf(RECORD) : {});

/** True when the packages of the lockfile are installed, with the development packages if `dev`. */
export const isInstalled = ({ dev }) => matchesLockfile(packagesOf(inRoot('package-lock.json')), installedPackages(), { dev });

/** True when development packages are installed, of any version. */
export const hasDevPackages = () => Object.values(installedPackages()).some(({ dev }) => dev);
