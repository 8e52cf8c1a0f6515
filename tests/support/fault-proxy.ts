import { createServer, request as sendRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { randomOf } from '../../sandbox/world/engine/chance';
import { falsified, rejectedWith, type Reply } from './fault-proxy.body';
import type { FaultName } from './fault-proxy.kinds';
import { sendFaulty } from './fault-proxy.wire';
import { freePorts } from './free-ports';

export interface FaultRule {
  kind: FaultName;
  /** Requests that it meets; all when absent. Faults before the request is read meet every connection. */
  path?: (path: string, method: string) => boolean;
  /** ms, for the kinds that wait. */
  delay?: number;
  /** Further headers of statuses, such as those without which a browser shows a foreign origin's response to nobody. */
  headers?: Readonly<Record<string, string>>;
}

export interface FaultProxy {
  origin: string;
  /** One rule at a time; null = healthy. Resolves when it holds. */
  set(rule: FaultRule | null): Promise<void>;
  /** Requests seen since the start. */
  seen(): number;
  /** Requests, and reset connections, that the current rule has met. */
  met(): number;
  /** Requests that followed a redirect to the inner address; none ever should. */
  followed(): number;
  close(): Promise<void>;
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const INNER = '/inner-address';
/** ms in which a client's pool notices that its connections are gone. */
const SETTLE_MS = 30;
const DROPPED = new Set(['connection', 'transfer-encoding', 'content-length', 'keep-alive']);

/** Cookies cannot share a line; each further one begins its own. */
function lineOf(name: string, value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(`\r\n${name}: `) : String(value);
}

function forward(upstream: string, from: IncomingMessage, body: Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const url = new URL(from.url ?? '/', upstream);
    const headers = { ...from.headers, host: url.host, connection: 'close', 'accept-encoding': 'identity' };
    const sent = sendRequest(url, { method: from.method, headers, agent: false }, (response) => {
      const forwarded = Object.entries(response.headers).filter(([name]) => !DROPPED.has(name));
      read(response).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 502,
            reason: response.statusMessage ?? '',
            headers: Object.fromEntries(forwarded.map(([name, value]) => [name, lineOf(name, value)])),
            body: bytes,
          }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * A proxy in front of an upstream that misbehaves on demand, at the socket: resets, silence, drips, statuses and false
 * bodies (security §5). Loopback only.
 */
export async function startFaultProxy({ upstream, seed = 1 }: { upstream: string; seed?: number }): Promise<FaultProxy> {
  const random = randomOf(`fault proxy ${seed}`);
  const sockets = new Set<Socket>();
  const timers = new Map<NodeJS.Timeout, () => void>();
  const older = new Map<string, Reply>();
  let rule: FaultRule | null = null;
  let seen = 0;
  let met = 0;
  let followed = 0;
  let closed = false;

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      timers.set(timer, resolve);
    });

  async function response(message: IncomingMessage, active: FaultRule | null): Promise<Reply> {
    const kind = active?.kind ?? null;
    const body = await read(message);
    const status = kind && rejectedWith(kind, `${origin}${INNER}`);
    if (status) return { ...status, headers: { ...status.headers, ...active?.headers } };
    // The same request first: a call with another body may be another list, whose rows a page would rightly show.
    const call = `${message.method} ${message.url}`;
    const names = [`${call} ${body.toString('utf8')}`, call];
    const cached = names.map((name) => older.get(name)).find(Boolean);
    if (kind === 'replay' && cached) return cached;
    const reply = await forward(upstream, message, body);
    for (const name of names) if (!older.has(name)) older.set(name, reply);
    return (kind && falsified(kind, reply)) ?? reply;
  }

  const server = createServer((message) => {
    seen += 1;
    if (message.url === INNER) followed += 1;
    const { socket } = message;
    const active = rule && (rule.path?.(message.url ?? '/', message.method ?? 'GET') ?? true) ? rule : null;
    if (active) met += 1;
    if (active?.kind === 'silence') return;
    response(message, active)
      .then(
        (reply) => sendFaulty(active?.kind ?? null, reply, { socket, wait, random, delay: active?.delay ?? 0 }),
        () => socket.destroy(),
      )
      .catch(() => socket.destroy());
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    if (rule?.kind !== 'resetAtAccept') return;
    met += 1;
    socket.resetAndDestroy();
  });

  // A port of its own: a proxy that rejects connections for a while comes back at the same address.
  const port = await freePorts(1);
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const hush = () => {
    for (const [timer, resolve] of timers) {
      clearTimeout(timer);
      resolve();
    }
    timers.clear();
    for (const socket of sockets) socket.destroy();
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      hush();
      if (server.listening) server.close(() => resolve());
      else resolve();
    });

  await listen();
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    async set(next) {
      rule = next;
      met = 0;
      // A persistent connection would outlive the rule.
      hush();
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      if (next?.kind === 'refused') await stop();
      else if (!server.listening && !closed) await listen();
    },
    seen: () => seen,
    met: () => met,
    followed: () => followed,
    close() {
      closed = true;
      return stop();
    },
  };
}
