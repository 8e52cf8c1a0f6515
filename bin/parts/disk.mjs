import fs from 'node:fs';
import { ROOT } from './paths.mjs';
import { stop } from './print.mjs';

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
