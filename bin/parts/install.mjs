import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { inRoot, ROOT } from './place.mjs';
import { say, stop } from './say.mjs';

const NEEDED_BYTES = 1_500_000_000;

/** Stops with one sentence where this Node cannot run the product. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!fits) stop(`Pavilion needs Node 20.19+, 22.12+ or 24+; this is Node ${version}.`);
}

function lockHash() {
  return createHash('sha256').update(readFileSync(inRoot('package-lock.json'))).digest('hex');
}

/** Installs the locked packages when they are missing or were installed from another lockfile. */
export function ensureInstalled() {
  checkNode();
  const marker = inRoot('node_modules', '.pavilion-install');
  const wanted = lockHash();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize < NEEDED_BYTES) stop('Installing needs about 1.5 GB of free disk space; free some and start again.');
  say('Installing packages (first start only, about a minute) …');
  // The environment is passed as it is, but development packages are needed for `npm test` whatever NODE_ENV says.
  const done = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.error) stop('npm was not found; install Node.js with npm and start again.');
  if (done.status !== 0) stop('Installing packages failed; the lines above say why. Check the network and run the command again.');
  writeFileSync(marker, wanted);
}
