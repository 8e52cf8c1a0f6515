import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Handler = (request: Request) => Promise<Response>;

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The site's route handlers behind a socket of their own, called as the framework does; `handlerOf` picks one by path. */
export async function startSiteServer(handlerOf: (path: string) => Handler | null): Promise<{ origin: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  async function reply(message: IncomingMessage, signal: AbortSignal): Promise<Response> {
    const body = await read(message);
    const handler = handlerOf(message.url ?? '/');
    if (!handler) return new Response(null, { status: 404 });
    const headers = Object.entries(message.headers).map(([name, value]) => [name, String(value)] as [string, string]);
    const init = { method: message.method ?? 'GET', headers, signal, ...(message.method === 'POST' ? { body: new Uint8Array(body) } : {}) };
    return handler(new Request(`http://${message.headers.host}${message.url}`, init));
  }
  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const found = await reply(message, gone.signal);
      response.writeHead(found.status, Object.fromEntries(found.headers));
      response.end(Buffer.from(await found.arrayBuffer()));
    } catch {
      // A handler that throws is a fault of the site: no status of its own could be mistaken for it.
      response.writeHead(599).end();
    }
  }
  const server = createServer((message, response) => void serve(message, response));
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
