import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { WebSocketServer } from 'ws';
import { CHAT_FRAME_MAX } from '@pavilion/contract/chat.wire';
import { callerKey } from '@pavilion/contract/caller';
import { callerOf } from '../../../kernel/http/client.rules';
import type { Context } from '../../context';
import { VERSION_TABLE } from '../../../kernel/db/own-tables';
import { createShortLived } from '../../../kernel/db/short-lived.store';
import { isSiteOrigin, publicHostOf } from '../../../kernel/http/public-host';
import { repeat } from '../../../kernel/jobs/job';
import type { SandboxEnv } from '../../../kernel/env';
import { openChatRooms, type ChatRooms } from './chat-rooms';
import { serveConnection, SILENCE_MS, type ChatConnection } from './connection';
import { sweepEvents } from './event.store';
import { createChatMessenger } from './messages';
import { createPresenceStore } from './presence.store';
import { NO_SIGNALS, openSignals, type Signal, type Signals } from './signals';

const PATH = '/stream/ws/v1/handshake';
const TICK_MS = 1000;
/** Real ms between two checks of the connections, and between two rounds that remove ended rows. */
const CHECK_MS = 5000;
/** Connections of one address that wait for their login at once; a page logs in with its first frame. */
export const MAX_WAITING = 120;
const REJECTED = { forbidden: '403 Forbidden', missing: '404 Not Found', many: '429 Too Many Requests' } as const;

/** `chatSocketUrl` as the caller's browser reaches it: the platform's own port. */
export function chatAddress(env: SandboxEnv, headers: IncomingHttpHeaders): string {
  return `ws://${publicHostOf(env, headers)}:${env.port}`;
}

export interface ChatServer {
  rooms: ChatRooms;
  /** Takes an HTTP server's `upgrade`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  stop(): Promise<void>;
}

/**
 * The chat's WebSocket server. Only pages of the site may open it. CORS does not apply to sockets and no cookie is read: the
 * login frame names the member. Faults are raised for `GET /stream/ws/v1/handshake`.
 */
export async function openChatServer(context: Context): Promise<ChatServer> {
  const presence = createPresenceStore(context.db);
  let signals: Signals = NO_SIGNALS;
  const rooms = await openChatRooms(context, presence, (signal) => signals.send(signal));
  const { redisUrl } = context.env;
  const logFailure = (error: unknown) => context.log.error({ err: error }, 'chat failed');
  const receive = (signal: Signal) => void rooms.receive(signal).catch(logFailure);
  if (redisUrl !== null) {
    const from = presence.processId;
    const channel = await getChannel(context);
    // Messages sent while there was no connection are unknown.
    signals = await openSignals({ url: redisUrl, channel, from, log: context.log }, receive, () => void rooms.tick().catch(logFailure));
  }
  context.chatRooms = rooms;
  context.sessionsEnded = () => rooms.closeEnded().catch(logFailure);
  const messenger = createChatMessenger(context, rooms);
  const connections = new Set<ChatConnection>();
  /** Number of connections that wait for their login, by address. */
  const waiting = new Map<string, number>();
  const tokens = createShortLived<true>(context.db, 'chat-token');
  const server = new WebSocketServer({ noServer: true, maxPayload: CHAT_FRAME_MAX, perMessageDeflate: false, clientTracking: false });

  const consumeToken = (jti: string, until: number) => tokens.add(jti, { value: true, until }, Date.now());

  /** Counts a connection until the returned function is called for the first time. */
  function countWaiting(address: string): () => void {
    let isCounted = true;
    waiting.set(address, (waiting.get(address) ?? 0) + 1);
    return () => {
      if (!isCounted) return;
      isCounted = false;
      const others = waiting.get(address)! - 1;
      if (others > 0) waiting.set(address, others);
      else waiting.delete(address);
    };
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const path = request.url?.split('?')[0] ?? '';
    const fault = context.faults.take('GET', path);
    if (fault?.latencyMs) await sleep(fault.latencyMs);
    if (fault?.drop) return void socket.destroy();
    if (fault?.httpStatus) return reject(socket, `${fault.httpStatus} Fault`);
    if (path !== PATH) return reject(socket, REJECTED.missing);
    if (!isSiteOrigin(context.env, request.headers.origin ?? '')) return reject(socket, REJECTED.forbidden);
    const address = callerKey(callerOf(request.socket.remoteAddress, request.headers));
    if ((waiting.get(address) ?? 0) >= MAX_WAITING) return reject(socket, REJECTED.many);
    server.handleUpgrade(request, socket, head, (open) => {
      const loggedIn = countWaiting(address);
      const connection = serveConnection(open, socket, context, { rooms, messenger, consumeToken, loggedIn });
      connections.add(connection);
      open.on('close', () => {
        loggedIn();
        connections.delete(connection);
      });
    });
  }

  /** Closes silent connections. */
  async function checkConnections(): Promise<void> {
    await Promise.all([rooms.sweep(), sweepEvents(context.db, Date.now())]);
    for (const connection of connections) {
      if (Date.now() - connection.lastSeenAt() > SILENCE_MS) connection.drop();
      else connection.ping();
    }
  }

  const stopTick = repeat(context, TICK_MS, rooms.tick, 'chat failed');
  const stopChecks = repeat(context, CHECK_MS, checkConnections, 'chat failed');
  return {
    rooms,
    upgrade: (request, socket, head) => void upgrade(request, socket, head),
    async stop() {
      await Promise.all([stopTick(), stopChecks()]);
      signals.stop();
      await rooms.end();
      for (const connection of connections) connection.drop();
      server.close();
    },
  };
}

/** A name that the processes on one database share, and no other: a Redis may serve several. */
async function getChannel({ db, env }: Pick<Context, 'db' | 'env'>): Promise<string> {
  const [row] = await db
    .select({ at: sql<string>`applied_at` })
    .from(sql`${sql.identifier(VERSION_TABLE)}`)
    .where(sql`version = 1`);
  return `pavilion:chat:${createHash('sha256').update(`${env.databaseSchema} ${row?.at}`).digest('hex').slice(0, 32)}`;
}

function reject(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
