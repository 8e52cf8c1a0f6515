import type { createClient } from 'redis';
import { MINUTE } from '@pavilion/number/duration';

/** ms for one response; after that the connection is dropped, because responses arrive in order. */
const RESPONSE_MS = 300;
/** ms for a connection until its first response. */
const CONNECT_MS = 2000;
/** Concurrent commands; more are rejected. */
const MAX_QUEUED = 1000;
/** ms without a new connection after a failure; twice as long after each further one. */
const RECONNECT_MS = { first: 250, longest: 5000 };
const REPORT_EVERY_MS = MINUTE;

export interface RedisOptions {
  /** `redis://[user:password@]host[:port][/database]`, or `rediss:` over TLS. */
  url: string;
  /**
   * Receives the reason of a failure, at most once a minute. It is a code or a class name and never contains an address, key or
   * value.
   */
  report: (reason: string) => void;
  /** ms for one response. */
  timeout?: number;
}

const optionsOf = (url: string, timeout: number) =>
  ({
    url,
    RESP: 2,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    commandsQueueMaxLength: MAX_QUEUED,
    commandOptions: { timeout },
  }) as const;

type Client = ReturnType<typeof createClient<{}, {}, {}, 2>>;

/** One connection to Redis for a whole process. */
export interface Redis {
  /**
   * Sends commands. @throws when the store is down, rejects them, or is late; it never waits for a store that is known to be
   * down.
   */
  run<T>(work: (client: Client) => Promise<T>): Promise<T>;
  close(): void;
}

/** Thrown while there is no connection. */
class RedisDown extends Error {
  override name = 'RedisDown';
}
class RedisTimeout extends Error {
  override name = 'RedisTimeout';
}

interface Connection {
  client: Client | null;
  /** True after the first response. */
  ready: boolean;
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RedisTimeout()), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** `ECONNREFUSED`, `WRONGPASS` or the error's name: the rest of a message may be a secret. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{2,20}(?= )/.exec(error.message)?.[0] ?? (error.name === 'Error' ? error.constructor.name : error.name);
}

/**
 * A connection that opens with the first command and, after a failure, in the background with a later one, at growing intervals.
 * Only the callers of the first opening wait for it, for the time of one response at most. The client's own reconnecting is off:
 * it does not notice a store that hangs, and its timers would keep a process alive. `now` in ms.
 */
export function createRedis({ url, report, timeout = RESPONSE_MS }: RedisOptions, now: () => number): Redis {
  let loading: Promise<typeof import('redis')> | null = null;
  let connection: Connection | null = null;
  let firstOpening: Promise<void> | null = null;
  let restUntil = Number.NEGATIVE_INFINITY;
  let reportAfter = Number.NEGATIVE_INFINITY;
  let failures = 0;

  function note(error: unknown): void {
    if (now() < reportAfter) return;
    reportAfter = now() + REPORT_EVERY_MS;
    report(reasonOf(error));
  }

  function fail(broken: Connection, error: unknown): void {
    if (connection !== broken) return;
    connection = null;
    restUntil = now() + Math.min(RECONNECT_MS.longest, RECONNECT_MS.first * 2 ** failures);
    failures += 1;
    broken.client?.destroy();
    note(error);
  }

  async function greet(own: Connection, client: Client): Promise<void> {
    await client.connect();
    // The client does not close a connection that was dropped while it opened.
    if (connection === own) await client.ping();
    else client.destroy();
  }

  async function open(redis: typeof import('redis')): Promise<void> {
    const own: Connection = { client: null, ready: false };
    connection = own;
    try {
      const client = redis.createClient(optionsOf(url, timeout));
      own.client = client;
      client.on('error', (error) => fail(own, error));
      // The process may end while the connection is open.
      client.unref();
      await within(greet(own, client), CONNECT_MS);
      own.ready = true;
    } catch (error) {
      fail(own, error);
    }
  }

  return {
    async run(work) {
      const first = loading === null;
      // A site without a Redis does not load the client.
      const redis = await (loading ??= import('redis'));
      if (!connection && now() >= restUntil) {
        const opening = open(redis);
        if (first) firstOpening = opening;
      }
      if (firstOpening) {
        await within(firstOpening, timeout).catch(() => undefined);
        firstOpening = null;
      }
      const own = connection;
      if (!own?.client || !own.ready) throw new RedisDown();
      try {
        const response = await within(work(own.client), timeout);
        failures = 0;
        return response;
      } catch (error) {
        if (error instanceof RedisTimeout) fail(own, error);
        else note(error);
        throw error;
      }
    },
    close() {
      const own = connection;
      connection = null;
      restUntil = Number.POSITIVE_INFINITY;
      own?.client?.destroy();
    },
  };
}
