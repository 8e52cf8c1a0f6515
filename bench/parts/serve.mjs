import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startNode } from '../../bin/lib/processes.mjs';
import { sandboxArgs, waitForPrice } from '../../bin/lib/programs.mjs';
import { inRoot } from '../../bin/lib/project.mjs';
import { testEnv } from '../../bin/lib/settings.mjs';

const started = [];

async function until(address, good) {
  for (let tries = 0; tries < 600; tries += 1) {
    const ok = await fetch(address).then(
      async (response) => response.ok && (!good || good(await response.json())),
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not respond`);
}

/** Starts a Node program in the test environment; resolves to the address that it prints. */
function start(args, pattern, { cwd, env }) {
  const child = startNode(args, { cwd, env: { ...testEnv(), ...env }, stderr: 'inherit' });
  started.push(child);
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part) => {
      text += stripVTControlCharacters(part);
      const found = pattern.exec(text);
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`${args.at(-1)} ended with ${code} before it was ready`)));
  });
}

/** Serves a built Next folder on any free port; returns its address. */
export function serveNext(folder, env = {}) {
  return start(
    [inRoot('node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', '0'],
    /Local:\s+(http:\/\/127\.0\.0\.1:\d+)\s/,
    {
      cwd: folder,
      env: { NODE_ENV: 'production', ...env },
    },
  );
}

/** Starts Pavilion with a fresh sandbox in a temporary folder; resolves to the addresses of both. */
export async function servePavilion() {
  const env = { SANDBOX_PORT: '0', SANDBOX_CONTROL: '1', SANDBOX_DIR: mkdtempSync(path.join(os.tmpdir(), 'pavilion-bench-')) };
  const platform = await start(await sandboxArgs(), /sandbox ready: (\S+)\n/, { cwd: inRoot(), env });
  const siteEnv = { ...env, NODE_ENV: 'production', SANDBOX_PORT: new URL(platform).port };
  const address = await start([inRoot('bin/lib/server.mjs'), '-p', '0'], /site ready: (\S+)\n/, { cwd: inRoot(), env: siteEnv });
  await until(`${address}/api/health`, ({ platform: state }) => state === 'ok');
  // `npm start` waits for this too before it reports ready.
  await waitForPrice(address);
  return { address, platform };
}

/** Stops every server of this run. */
export function stopAll() {
  for (const child of started) child.kill('SIGTERM');
}
