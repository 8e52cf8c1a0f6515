import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { track } from './children.mjs';
import { announceInstall, canInstall, installPackages } from './debian.mjs';

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

/** A port that was free just now. */
function candidate() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Tries to start once; resolves to the child when it accepts connections, to 'in use' when another program has the port, else to null. */
function start(program, config) {
  return new Promise((resolve) => {
    const child = track(spawn(program, ['-'], { argv0: 'redis-server', stdio: ['pipe', 'pipe', 'pipe'] }));
    let output = '';
    const end = (result) => {
      clearTimeout(timer);
      resolve(result);
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      end(null);
    }, START_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output = (output + text).slice(-4000);
        if (READY.test(output)) end(child);
      });
    }
    child.once('error', () => end(null));
    child.once('exit', () => end(IN_USE.test(output) ? 'in use' : null));
    child.stdin.on('error', () => undefined);
    // Not as arguments, which every user can read.
    child.stdin.end(config);
  });
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
    const port = await candidate();
    const config = `bind 127.0.0.1\nport ${port}\nrequirepass ${password}\nsave ""\nappendonly no\ndir ${folder}\ndaemonize no\n`;
    const child = await start(program, config);
    if (child === 'in use') continue;
    if (child === null) break;
    return {
      url: `redis://default:${password}@127.0.0.1:${port}`,
      stop: async () => {
        const gone = child.exitCode !== null || child.signalCode !== null || new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGKILL');
        await gone;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  rmSync(folder, { recursive: true, force: true });
  return null;
}
