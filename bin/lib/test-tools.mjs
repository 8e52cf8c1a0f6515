import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { launch } from './processes.mjs';
import { inRoot, print, stop } from './project.mjs';

const apt = (...args) =>
  spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/** True when apt can install packages here: on Debian or a derivative, as root. */
const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Announces an installation and updates apt's package lists; call it once before `installPackages`. */
function announceInstall(what) {
  print(`Installing ${what} from the distribution …`);
  apt('update', '-q');
}

/** Installs packages without the recommended ones; false when that failed. */
const installPackages = (...names) => apt('install', '-y', '-q', '--no-install-recommends', ...names);

/** The headless shell only renders pages; a whole browser renders its own window, too. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

const firstThere = (files) => files.find((file) => file && existsSync(file)) ?? null;

/** Paths of Playwright's own browser and headless shell. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const whole = chromium.executablePath();
  const shell = whole
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome-([a-z0-9]+)([\\/])chrome$/, 'chrome-headless-shell-$1$2chrome-headless-shell');
  return firstThere([shell, whole]);
}

/**
 * Path of a Chromium: from CHROMIUM_PATH, an installed headless shell or browser, else Debian's package (as root), else
 * Playwright's own download.
 */
export async function ensureBrowser() {
  const found = firstThere([process.env.CHROMIUM_PATH, ...SHELLS]) ?? (await playwrightsOwn());
  if (found) return found;
  if (canInstall()) {
    announceInstall('Chromium');
    DEBIAN_PACKAGES.some((name) => installPackages(name, 'fonts-noto-cjk'));
  }
  const installed = firstThere([...SHELLS, ...BROWSERS]);
  if (installed) return installed;
  print("Installing Playwright's headless Chromium …");
  spawnSync(process.execPath, [inRoot('node_modules/playwright/cli.js'), 'install', '--only-shell', 'chromium'], { stdio: 'inherit' });
  const own = await playwrightsOwn();
  if (!own) stop('No Chromium was found and none could be installed; install one and set CHROMIUM_PATH to its program.');
  return own;
}

/** Debian's redis-check-rdb is the server binary; it comes with redis-tools, without a system service. */
const REDIS_SERVERS = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
  '/usr/bin/valkey-server',
  '/usr/bin/redis-check-rdb',
];
const READY = /Ready to accept connections/;
const IN_USE = /Address already in use/;
const START_MS = 10_000;
const MAX_TRIES = 20;

const installedRedis = () => firstThere(REDIS_SERVERS);

function ensureRedis() {
  const found = installedRedis();
  if (found || !canInstall()) return found;
  announceInstall('Redis');
  installPackages('redis-tools');
  return installedRedis();
}

/**
 * Tries to start once: the child, which is a promise of its own end and must not be awaited here, and whether it accepts
 * connections. `false`: it does not; 'in use': another program has the port.
 */
async function start(program, config) {
  // The settings are no arguments, which every user can read.
  const child = launch(program, ['-'], { argv0: 'redis-server', env: process.env, stdin: 'pipe', input: config, all: true });
  let output = '';
  const isReady = new Promise((resolve) => {
    child.all.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-4000);
      if (READY.test(output)) resolve(true);
    });
  });
  const ended = child.then(() => IN_USE.test(output) && 'in use');
  const state = await Promise.race([isReady, ended, pause(START_MS, false, { ref: false })]);
  if (state !== true) child.kill('SIGKILL');
  return { child, state };
}

/**
 * A Redis for tests on loopback with its own password and no persistence; null where none is available. As root on Debian it
 * installs a missing package first. When the server cannot bind its port, tries another one.
 * @returns {Promise<{ url: string, stop(): Promise<void> } | null>}
 */
export async function startRedis() {
  const program = ensureRedis();
  if (!program) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'pavilion-redis-'));
  const password = randomBytes(18).toString('hex');
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = await getPort({ host: '127.0.0.1' });
    const config = `bind 127.0.0.1\nport ${port}\nrequirepass ${password}\nsave ""\nappendonly no\ndir ${folder}\ndaemonize no\n`;
    const { child, state } = await start(program, config);
    if (state === 'in use') continue;
    if (!state) break;
    return {
      url: `redis://default:${password}@127.0.0.1:${port}`,
      stop: async () => {
        child.kill('SIGKILL');
        await child;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  rmSync(folder, { recursive: true, force: true });
  return null;
}

/**
 * The Redis of a run: the one that `REDIS_URL_TEST` names, else a temporary one where available. Resolves to its address,
 * undefined without one, and a function that stops it.
 */
export async function takeTestRedis(env) {
  if (env.REDIS_URL_TEST) return { url: env.REDIS_URL_TEST, stop: async () => {} };
  const redis = await startRedis();
  if (!redis) print('No Redis is available: its stores are tested only against a substitute.');
  return redis ?? { url: undefined, stop: async () => {} };
}
