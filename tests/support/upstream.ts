import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';

const FOLDER = path.join(__dirname, '../contract/fixtures');

interface Sample {
  request?: { method: string; path: string; body?: unknown } | null;
  response: unknown;
}

/** `METHOD /path` → its good response, from the golden samples. */
function readResponses(): Map<string, unknown> {
  const results = new Map<string, unknown>();
  for (const file of readdirSync(FOLDER)) {
    const { request, response } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Sample;
    const name = request && `${request.method} ${request.path}`;
    // Queries differ from device to device: a path alone has a response too.
    for (const known of name ? [name, name.replace(/\?.*$/, '')] : []) if (!results.has(known)) results.set(known, response);
  }
  return results;
}

export interface Upstream {
  origin: string;
  has(method: string, path: string): boolean;
  close(): Promise<void>;
}

/** A tiny platform and venue in one: responds to every call with its golden sample or one of `more`, 404 else. Loopback, any port. */
export async function startUpstream(more: Readonly<Record<string, unknown>> = {}): Promise<Upstream> {
  const results = readResponses();
  for (const [name, response] of Object.entries(more)) results.set(name, response);
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      // OB's reads carry a number that is new each time.
      const requestLine = `${request.method} ${request.url?.replace(/[?&]rdm=\d+/, '')}`;
      const found = results.get(requestLine) ?? results.get(requestLine.replace(/\?.*$/, ''));
      response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(found === undefined ? '{}' : JSON.stringify(found));
    });
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    has: (method, at) => results.has(`${method} ${at}`),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
