import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../../bin/parts/place.mjs';
import { sandboxArgs } from '../../bin/parts/programs.mjs';

const started = [];

function free(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** First port of a free run of `length` ports, below those that outgoing connections are given. */
export async function freePorts(length = 1) {
  for (let base = 20_000 + (process.pid % 500) * 20; base < 32_000; base += 10) {
    const all = await Promise.all(Array.from({ length }, (_, step) => free(base + step)));
    if (all.every(Boolean)) return base;
  }
  throw new Error('no free ports');
}

async function until(address, good) {
  for (let tries = 0; tries < 600; tries += 1) {
    const ok = await fetch(address).then(
      async (answer) => answer.ok && (!good || good(await answer.json())),
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer`);
}

function start(args, options) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  started.push(child);
  return child;
}

/** Serves a built Next folder; returns its address. */
export async function serveNext(folder, env = {}) {
  const port = Number(env.PORT ?? (await freePorts()));
  start([inRoot('node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  const address = `http://127.0.0.1:${port}`;
  await until(address);
  return address;
}

/** Pavilion with a sandbox of its own, nothing kept; returns the site's address. */
export async function servePavilion(env) {
  const port = await freePorts(5);
  const sandbox = port + 1;
  const all = {
    ...env,
    PORT: String(port),
    SANDBOX_PORT: String(sandbox),
    SANDBOX_CONTROL: '1',
    SANDBOX_DIR: mkdtempSync(path.join(os.tmpdir(), 'pavilion-bench-')),
  };
  start(sandboxArgs(), { cwd: inRoot(), env: { ...process.env, ...all } });
  await until(`http://127.0.0.1:${sandbox}/health`);
  const address = await serveNext(inRoot(), all);
  await until(`${address}/api/health`, ({ platform }) => platform === 'ok');
  return address;
}

/** Ends every server that this run started. */
export function stopAll() {
  for (const child of started) child.kill('SIGTERM');
}
