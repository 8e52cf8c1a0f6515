import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The way in which the next request is lost: before it arrives, its response on the way back, its response replaced by a gateway's
 * 502, or the request itself until `deliver`.
 */
export type Loss = 'before' | 'after' | '502 after' | 'late';
export const LOSSES: readonly Loss[] = ['before', 'after', '502 after', 'late'];

const HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A network in front of `target` that loses the requests that a test names. */
export async function startLossyNetwork(target: string) {
  let next: Loss | null = null;
  const delayed: (() => Promise<unknown>)[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const loss = next;
    next = null;
    const body = await bodyOf(request);
    const headers = Object.entries(request.headers).filter(([name]) => !HOP.has(name));
    const forward = () =>
      fetch(target + request.url, {
        method: request.method!,
        headers: Object.fromEntries(headers) as Record<string, string>,
        body: new Uint8Array(body),
      });
    if (loss === 'before') return void request.socket.destroy();
    if (loss === 'late') {
      delayed.push(forward);
      return void request.socket.destroy();
    }
    const reply = await forward();
    const text = await reply.text();
    if (loss === 'after') return void request.socket.destroy();
    if (loss === '502 after') response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>');
    else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
  }

  const server = createServer((request, response) => void handle(request, response).catch(() => request.socket.destroy()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Loses the next request. */
    lose(loss: Loss): void {
      next = loss;
    },
    /** Lets the delayed requests arrive. */
    async deliver(): Promise<void> {
      await Promise.all(delayed.splice(0).map((forward) => forward()));
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
