import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { CacheStore } from './cache.model';
import { createReplies, type Reply, toCommand } from './resp';

export interface RedisOptions {
  /** `redis://[user:password@]host[:port][/database]`, or `rediss:` over TLS. */
  url: string;
  /** ms for one answer; past it the connection is given up, for answers come in order. */
  timeout?: number;
  /** Put before every key, so that several programs can share one store. */
  prefix?: string;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

interface Line {
  socket: Socket;
  waiting: Waiting[];
}

/** Commands under way at once; more are misses. */
const MOST_WAITING = 1000;
/** ms after a failure in which nothing is tried: a store that is down costs its callers nothing. */
const REST_MS = 1000;

/** A cache in Redis: one connection, opened with the first call and again after a failure. Reads that fail are misses, writes that fail are forgotten. */
export function createRedisCache({ url, timeout = 300, prefix = '' }: RedisOptions, now: () => number): CacheStore & { close(): void } {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379) };
  let line: Line | null = null;
  let restUntil = Number.NEGATIVE_INFINITY;

  function fail(broken: Line, error: Error): void {
    if (line === broken) {
      line = null;
      restUntil = now() + REST_MS;
    }
    broken.socket.destroy();
    for (const { reject } of broken.waiting.splice(0)) reject(error);
  }

  function open(): Line {
    const socket = protocol === 'rediss:' ? connectTls({ ...address, servername: address.host }) : connectPlain(address);
    const opened: Line = { socket, waiting: [] };
    const read = createReplies((reply) => {
      const next = opened.waiting.shift();
      if (!next) fail(opened, new Error('redis: an answer nobody asked for'));
      else if (reply instanceof Error) next.reject(reply);
      else next.resolve(reply);
    });
    socket.setNoDelay(true);
    // The process may end while the connection stands.
    socket.unref();
    socket.on('data', (chunk) => {
      try {
        read(chunk);
      } catch (error) {
        fail(opened, error instanceof Error ? error : new Error('redis: unreadable'));
      }
    });
    socket.on('error', (error) => fail(opened, error));
    socket.on('close', () => fail(opened, new Error('redis: closed')));
    line = opened;
    const first: string[][] = [];
    if (password)
      first.push(username ? ['AUTH', decodeURIComponent(username), decodeURIComponent(password)] : ['AUTH', decodeURIComponent(password)]);
    if (pathname.length > 1) first.push(['SELECT', pathname.slice(1)]);
    // A refused login or database is a failure of everything that follows.
    for (const command of first) send(opened, command).catch((error: Error) => fail(opened, error));
    return opened;
  }

  function send(to: Line, command: readonly string[]): Promise<Reply> {
    return new Promise<Reply>((resolve, reject) => {
      if (to.waiting.length >= MOST_WAITING) {
        reject(new Error('redis: too many commands'));
        return;
      }
      const late = setTimeout(() => fail(to, new Error('redis: timeout')), timeout);
      const settle =
        <T>(act: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          act(value);
        };
      to.waiting.push({ resolve: settle(resolve), reject: settle(reject) });
      to.socket.write(toCommand(command));
    });
  }

  async function ask(command: readonly string[]): Promise<Reply> {
    if (!line && now() < restUntil) throw new Error('redis: resting');
    return send(line ?? open(), command);
  }

  return {
    async get(key) {
      const reply = await ask(['GET', prefix + key]).catch(() => null);
      return typeof reply === 'string' ? reply : null;
    },
    async set(key, value, ttl) {
      await ask(['SET', prefix + key, value, 'EX', String(ttl)]).catch(() => null);
    },
    close() {
      if (line) fail(line, new Error('redis: closed'));
    },
  };
}
