import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { announceInstall, canInstall, installPackages } from './debian.mjs';
import { launch } from './processes.mjs';
import { say } from './project.mjs';

/** Debian's redis-check-rdb is the server binary; it comes with redis-tools, without a system service. */
const FILES = [
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

const installed = () => FILES.find((file) => existsSync(file)) ?? null;

function ensureProgram() {
  const found = installed();
  if (found || !canInstall()) return found;
  announceInstall('Redis');
  installPackages('redis-tools');
  return installed();
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
  const program = ensureProgram();
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
  if (!redis) say('No Redis could be had: its stores are tested against a stand-in alone.');
  return redis ?? { url: undefined, stop: async () => {} };
}
