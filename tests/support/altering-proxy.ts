import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** A response that a rule may change before it is passed on. */
export interface AlteredReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** ms before it is passed on. */
  delay: number;
}

export interface AlterRule {
  /** `POST /site/api/v1/…` without its query; `*` meets every request. */
  call: string;
  /** Changes the reply in place; `headers` are those of the request. */
  alter(reply: AlteredReply, headers: IncomingMessage['headers']): void;
}

export interface AlteringProxy {
  origin: string;
  /** One rule at a time; null passes everything on as it is. */
  set(rule: AlterRule | null): void;
  /** Requests that the current rule has met. */
  met(): number;
  close(): Promise<void>;
}

const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function forward(upstream: string, from: IncomingMessage, body: Buffer): Promise<AlteredReply> {
  return new Promise((resolve, reject) => {
    const url = new URL(from.url ?? '/', upstream);
    const sent = sendRequest(
      url,
      { method: from.method, headers: { ...from.headers, host: url.host, 'accept-encoding': 'identity' } },
      (response) => {
        const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !HOP.has(name)));
        read(response).then((bytes) => resolve({ status: response.statusCode ?? 502, headers, body: bytes, delay: 0 }), reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A proxy on loopback in front of a healthy platform or venue, whose responses a rule changes. */
export async function startAlteringProxy(upstream: string): Promise<AlteringProxy> {
  let rule: AlterRule | null = null;
  let met = 0;

  async function result(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = await forward(upstream, message, await read(message));
    const call = `${message.method} ${message.url?.replace(/\?.*$/, '')}`;
    if (rule && (rule.call === '*' || rule.call === call)) {
      met += 1;
      rule.alter(reply, message.headers);
    }
    if (reply.delay > 0) await new Promise((resolve) => setTimeout(resolve, reply.delay));
    response.sendDate = false;
    response.writeHead(reply.status, reply.headers as Record<string, string | string[]>);
    response.end(reply.body);
  }

  const server = createServer((message, response) => {
    result(message, response).catch(() => message.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      rule = next;
      met = 0;
    },
    met: () => met,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A frame on its way from the chat to the page: itself, another one, or null for none. */
export type AlterFrame = (frame: { msgId: number; msgData?: unknown }) => unknown;

export interface AlteringChat {
  /** `ws://127.0.0.1:<port>` */
  address: string;
  set(alter: AlterFrame | null): void;
  close(): Promise<void>;
}

/** A line on loopback in front of a healthy chat, whose frames to the page a rule changes. */
export async function startAlteringChat(upstream: string): Promise<AlteringChat> {
  let alter: AlterFrame | null = null;
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (page, request) => {
    const chat = new WebSocket(new URL(request.url ?? '/', upstream.replace('http', 'ws')), { origin: request.headers.origin ?? '' });
    const waiting: string[] = [];
    chat.on('open', () => {
      for (const text of waiting.splice(0)) chat.send(text);
    });
    page.on('message', (data) => {
      if (chat.readyState === WebSocket.OPEN) chat.send(String(data));
      else waiting.push(String(data));
    });
    chat.on('message', (data) => {
      const frame = alter ? alter(JSON.parse(String(data)) as { msgId: number }) : JSON.parse(String(data));
      if (frame !== null) page.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
    });
    page.on('close', () => chat.terminate());
    chat.on('close', () => page.terminate());
    chat.on('error', () => page.terminate());
  });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  return {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      alter = next;
    },
    close: () =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
}
