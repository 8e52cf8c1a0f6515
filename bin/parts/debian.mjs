import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './print.mjs';

const apt = (...args) =>
  spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/** Whether the distribution's packages can be installed here: Debian or one of its kin, as root. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Says what is installed and brings the distribution's lists up to date; call it once before `installPackages`. */
export function announceInstall(what) {
  say(`Installing ${what} from the distribution …`);
  apt('update', '-q');
}

/** Installs packages and nothing that they only recommend; false when that failed. */
export const installPackages = (...names) => apt('install', '-y', '-q', '--no-install-recommends', ...names);
