import * as z from 'zod/mini';
import type { Context } from '../../context';

/** Signals between processes. A signal wakes the others and names who joined; it contains no messages, tokens or ids of members. */
const signalSchema = z.object({
  /** The sending process. */
  from: z.string(),
  /** Key of a room that has a new message. */
  room: z.optional(z.string()),
  /** Sessions have ended, or a moderator acted. */
  check: z.optional(z.literal(true)),
  /** Somebody joined a room: masked name, and the number of people there now. */
  join: z.optional(z.object({ room: z.string(), name: z.string(), vipLevel: z.number(), online: z.number() })),
});
export type Signal = Omit<z.infer<typeof signalSchema>, 'from'>;

export interface Signals {
  /** Does not wait; a lost signal costs the others time. */
  send(signal: Signal): void;
  stop(): void;
}

/** Ms within which a publication must be confirmed, after which Redis counts as down. */
const RESPONSE_MS = 1000;
/** Pending publications at once; more are left out. */
const MAX_UNDER_WAY = 200;
const CONNECT_MS = 2000;
const PING_MS = 5000;
/** Ms without a byte after which a connection is opened anew. */
const SILENT_MS = 15_000;
/** Ms until the next attempt to connect, growing. */
const longerEachTime = (retries: number) => Math.min(5000, 250 * 2 ** retries);

/** A single process: there is nobody to wake. */
export const NO_SIGNALS: Signals = { send: () => undefined, stop: () => undefined };

/**
 * Signals over Redis' publish and subscribe, which stores nothing. Failures are logged once until it works again, by their code
 * alone. `onReady` follows every subscription: signals before it are unknown.
 */
export async function openSignals(
  { url, channel, from, log }: { url: string; channel: string; from: string; log: Context['log'] },
  onSignal: (signal: Signal) => void,
  onReady: () => void,
): Promise<Signals> {
  const { createClient } = await import('redis');
  const failing = new Set<Part>();
  let isStopped = false;
  let underWay = 0;

  const fail = (part: Part) => (error: unknown) => {
    if (isStopped) return;
    const isFirst = failing.size === 0;
    failing.add(part);
    if (isFirst) log.warn({ reason: reasonOf(error) }, 'chat: Redis is down or slow; other processes are seen about a second later');
  };
  const recover = (part: Part) => () => {
    if (failing.delete(part) && failing.size === 0) log.warn('chat: Redis works again');
  };

  const connection = (part: Part) => {
    const made = createClient({
      url,
      RESP: 2,
      disableOfflineQueue: true,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      commandsQueueMaxLength: MAX_UNDER_WAY,
      pingInterval: PING_MS,
      socket: { connectTimeout: CONNECT_MS, socketTimeout: SILENT_MS, reconnectStrategy: longerEachTime },
    });
    made.on('error', fail(part));
    made.on('ready', recover(part));
    return made;
  };
  const [publisher, subscriber] = [connection('publish'), connection('subscribe')];
  subscriber.on('ready', onReady);
  // They connect in the background, also where Redis starts later than this process.
  void publisher.connect().catch(fail('publish'));
  void subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, receive))
    .then(onReady)
    .catch(fail('subscribe'));

  function receive(text: string): void {
    const parsed = signalSchema.safeParse(jsonOf(text));
    if (parsed.success && parsed.data.from !== from) onSignal(parsed.data);
  }

  async function publish(text: string): Promise<void> {
    underWay += 1;
    let isSlow = false;
    const limit = setTimeout(() => {
      isSlow = true;
      fail('publish')(new SlowRedis());
    }, RESPONSE_MS);
    try {
      await publisher.publish(channel, text);
      if (!isSlow) recover('publish')();
    } catch (error) {
      fail('publish')(error);
    } finally {
      clearTimeout(limit);
      underWay -= 1;
    }
  }

  return {
    send(signal) {
      if (publisher.isReady && underWay < MAX_UNDER_WAY) void publish(JSON.stringify({ from, ...signal }));
    },
    stop() {
      isStopped = true;
      for (const one of [publisher, subscriber]) if (one.isOpen) one.destroy();
    },
  };
}

type Part = 'publish' | 'subscribe';

class SlowRedis extends Error {
  override name = 'SlowRedis';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `ECONNREFUSED`, `WRONGPASS` or the error's name: the rest of a message may contain a secret. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{2,20}(?= )/.exec(error.message)?.[0] ?? error.name;
}
