#!/usr/bin/env node
/**
 * Serves the built site: `node bin/lib/server.mjs [-H host] [-p port]`, by default HOST and PORT. Next's custom server: the site's
 * responder (lib/server/document), which its instrumentation registers, handles each request before the framework.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

process.env.NODE_ENV = 'production';
process.title = 'pavilion-site';

const { values } = parseArgs({
  options: {
    host: { type: 'string', short: 'H', default: process.env.HOST || '127.0.0.1' },
    port: { type: 'string', short: 'p', default: process.env.PORT || '3000' },
  },
});

// Next reads from this variable the configuration that the build stored; otherwise it loads its compiler to read next.config.ts,
// which a traced build (`output: 'standalone'`) does not have. Without a build, Next itself reports that.
const distDir = process.env.NEXT_DIST_DIR ?? '.next';
const stored = path.join(distDir, 'required-server-files.json');
if (existsSync(stored)) {
  const { config } = JSON.parse(readFileSync(stored, 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir });
}

let respond;
const server = createServer((request, response) => respond(request, response));
/** Requests that come before the ingress is in place would pass it by. */
const hangUp = (socket) => socket.destroy();
server.on('connection', hangUp);
server.once('error', (error) => {
  process.stderr.write(`The site cannot listen on ${values.host}:${values.port} (${error.code}).\n`);
  process.exit(1);
});
// Next puts the port into the addresses of its requests; 0 lets the system choose it.
server.listen(Number(values.port), values.host);
await once(server, 'listening');
const { address, family, port } = server.address();

/** Resolves to the site's responder, which its instrumentation passes to `begin`. */
const starting = new Promise((resolve) => {
  globalThis[Symbol.for('pavilion.server')] = { begin: resolve };
});
const { default: next } = await import('next');
const app = next({
  dir: process.cwd(),
  hostname: values.host,
  port,
  // Next adds a listener for WebSocket upgrades to this server, which never listens: the site serves none, and without a listener
  // node handles an upgrade as a plain request. Next would leave the socket of an unknown path open indefinitely.
  httpServer: createServer(),
});
await app.prepare();
const render = app.getRequestHandler();
const respondFromStore = await starting;

respond = async (request, response) => {
  try {
    await respondFromStore({ request, response, render: () => render(request, response) });
  } catch (error) {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
};
server.off('connection', hangUp);
process.stdout.write(`site ready: http://${family === 'IPv6' ? `[${address}]` : address}:${port}\n`);
