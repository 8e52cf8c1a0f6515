import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './project.mjs';

const apt = (...args) =>
  spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/** True when apt can install packages here: on Debian or a derivative, as root. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Announces an installation and updates apt's package lists; call it once before `installPackages`. */
export function announceInstall(what) {
  say(`Installing ${what} from the distribution …`);
  apt('update', '-q');
}

/** Installs packages without the recommended ones; false when that failed. */
export const installPackages = (...names) => apt('install', '-y', '-q', '--no-install-recommends', ...names);
