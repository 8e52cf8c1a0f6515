import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Handler = (request: Request) => Promise<Response>;

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The site's route handlers behind a socket of their own, as the framework would call them; `handlerOf` picks one by path. */
export async function startSiteServer(handlerOf: (path: string) => Handler | null): Promise<{ origin: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((message, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const answer = async () => {
      const body = await read(message);
      const handler = handlerOf(message.url ?? '/');
      if (!handler) return new Response(null, { status: 404 });
      const headers = Object.entries(message.headers).map(([name, value]) => [name, String(value)] as [string, string]);
      const url = `http://${message.headers.host}${message.url}`;
      return handler(new Request(url, { method: message.method ?? 'GET', headers, signal: gone.signal, ...(message.method === 'POST' ? { body: new Uint8Array(body) } : {}) }));
    };
    answer().then(
      async (found) => {
        response.writeHead(found.status, Object.fromEntries(found.headers));
        response.end(Buffer.from(await found.arrayBuffer()));
      },
      // A handler that throws is a fault of ours: no status of its own could be mistaken for it.
      () => response.writeHead(599).end(),
    );
  });
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
