import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import getPort from 'get-port';
import { startNode } from '../../bin/lib/processes.mjs';
import { sandboxArgs, siteArgs, siteEnv, waitForPrice } from '../../bin/lib/programs.mjs';
import { inRoot } from '../../bin/lib/project.mjs';
import { testEnv } from '../../bin/lib/settings.mjs';

const HOST = '127.0.0.1';
const LOCAL = /Local:\s+(http:\/\/127\.0\.0\.1:\d+)\s/;
const LOOK_EVERY_MS = 50;
const WAIT_MS = 60_000;

const started = new Set();
const folders = [];

/** Starts a Node program in the test environment, which ends with this one at the latest. */
function start(args, { cwd = inRoot(), env }) {
  const child = startNode(args, { cwd, env: { ...testEnv(), ...env }, stderr: 'inherit' });
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

/** Resolves to what a program prints behind `pattern`. */
function printed(child, pattern) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part) => {
      text += stripVTControlCharacters(part);
      const found = pattern.exec(text);
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`A program ended with ${code} before it was ready:\n${text}`)));
  });
}

/** Waits until the address responds and `isGood` accepts its JSON; resolves to the ms that this took. */
export async function waitUntil(address, isGood = () => true) {
  const begun = performance.now();
  while (performance.now() - begun < WAIT_MS) {
    const ok = await fetch(address).then(
      async (response) => response.ok && isGood(await response.json()),
      () => false,
    );
    if (ok) return performance.now() - begun;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`${address} did not respond within ${WAIT_MS / 1000} s`);
}

/** Serves a built Next folder on a free port. */
export async function serveNext(folder) {
  const args = [inRoot('node_modules/next/dist/bin/next'), 'start', '-H', HOST, '-p', '0'];
  const child = start(args, { cwd: folder, env: { NODE_ENV: 'production' } });
  return { address: await printed(child, LOCAL), pid: child.pid };
}

/** Starts the server of one constant document. */
export async function serveConstant() {
  const child = start([inRoot('bench', 'parts', 'constant-server.mjs')], { env: {} });
  return { address: await printed(child, LOCAL), pid: child.pid };
}

/** Starts a sandbox with the data of `folder`. */
export async function serveSandbox(folder, env = {}) {
  const child = start(await sandboxArgs(), { env: { SANDBOX_PORT: '0', SANDBOX_CONTROL: '1', SANDBOX_DIR: folder, ...env } });
  const address = await printed(child, /sandbox ready: (\S+)\n/);
  return { address, pid: child.pid, stop: () => stopOne(child) };
}

/** Starts the built site in front of a sandbox, with the arguments and settings of `npm start`. */
export async function serveSite(platform) {
  const port = await getPort({ host: HOST });
  const env = { PORT: String(port), HOST, SANDBOX_PORT: new URL(platform).port };
  const child = start(siteArgs({ host: HOST, sitePort: port }), { env: siteEnv({ env }) });
  child.stdout.resume();
  const address = `http://${HOST}:${port}`;
  await waitUntil(`${address}/api/health`, ({ platform: state }) => state === 'ok');
  return { address, pid: child.pid, stop: () => stopOne(child) };
}

/** A free port for the site, and the first of five in a row for the sandbox. */
export async function findPorts() {
  for (;;) {
    const sandboxPort = await getPort({ host: HOST });
    const row = [1, 2, 3, 4].map((step) => sandboxPort + step);
    const free = await Promise.all(row.map((port) => getPort({ host: HOST, port })));
    if (free.every((port, at) => port === row[at])) return { sandboxPort, sitePort: await getPort({ host: HOST, exclude: row }) };
  }
}

/** Starts the program of `npm start` with data in `folder`. */
export function startAll({ folder, sitePort, sandboxPort }) {
  const ports = { PORT: String(sitePort), SANDBOX_PORT: String(sandboxPort) };
  const child = start([inRoot('bin', 'start.mjs')], { env: { ...ports, HOST, SANDBOX_DIR: folder } });
  child.stdout.resume();
  return { address: `http://${HOST}:${sitePort}`, pid: child.pid, stop: () => stopOne(child) };
}

/** A new folder among the temporary files, which is removed at the end of the run. */
export function makeFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-bench-'));
  folders.push(folder);
  return folder;
}

/** Starts Pavilion with a fresh sandbox in a temporary folder; resolves to addresses and process ids of both. */
export async function servePavilion() {
  const sandbox = await serveSandbox(makeFolder());
  const site = await serveSite(sandbox.address);
  // `npm start` waits for this too before it reports ready.
  await waitForPrice(site.address);
  return { address: site.address, platform: sandbox.address, sitePid: site.pid, sandboxPid: sandbox.pid };
}

/** Ends a program in order. */
function stopOne(child) {
  if (!started.has(child)) return undefined;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return gone;
}

/** Ends every server of this run and removes its data. */
export async function stopAll() {
  await Promise.all([...started].map(stopOne));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
