import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { CHAT_FRAME_MAX } from '../../lib/contract/chat.wire';
import type { Context } from '../server/context';
import { createShortLived } from '../db/short-lived.store';
import { isSiteOrigin, publicHostOf } from '../server/public-host';
import { repeat } from '../server/repeat';
import type { SandboxEnv } from '../server/env';
import { createChatRooms, type ChatRooms } from './chat-rooms';
import { serveConnection, SILENCE_MS, type ChatConnection } from './connection';
import { createChatMessenger } from './messages';

const PATH = '/stream/ws/v1/handshake';
const TICK_MS = 1000;
/** Real ms between two checks of the connections. */
const CHECK_MS = 5000;
const REFUSED = { forbidden: '403 Forbidden', missing: '404 Not Found' } as const;

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
export function createChatServer(context: Context): ChatServer {
  const rooms = createChatRooms(context);
  const messenger = createChatMessenger(context, rooms);
  const connections = new Set<ChatConnection>();
  const tokens = createShortLived<true>(context.db, 'chat-token');
  const server = new WebSocketServer({ noServer: true, maxPayload: CHAT_FRAME_MAX, perMessageDeflate: false, clientTracking: false });

  const consumeToken = (jti: string, until: number) => tokens.add(jti, { value: true, until }, Date.now());

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const path = request.url?.split('?')[0] ?? '';
    const fault = context.faults.take('GET', path);
    if (fault?.latencyMs) await sleep(fault.latencyMs);
    if (fault?.drop) return void socket.destroy();
    if (fault?.httpStatus) return refuse(socket, `${fault.httpStatus} Fault`);
    if (path !== PATH) return refuse(socket, REFUSED.missing);
    if (!isSiteOrigin(context.env, request.headers.origin ?? '')) return refuse(socket, REFUSED.forbidden);
    server.handleUpgrade(request, socket, head, (open) => {
      const connection = serveConnection(open, context, { rooms, messenger, consumeToken });
      connections.add(connection);
      open.on('close', () => connections.delete(connection));
    });
  }

  /** Closes silent connections. */
  async function checkConnections(): Promise<void> {
    for (const connection of connections) {
      if (Date.now() - connection.lastSeenAt() > SILENCE_MS) connection.drop();
      else connection.ping();
    }
  }

  async function tick(): Promise<void> {
    await rooms.closeEnded();
    await rooms.tick();
  }

  const stopTick = repeat(context, TICK_MS, tick, 'chat failed');
  const stopChecks = repeat(context, CHECK_MS, checkConnections, 'chat failed');
  return {
    rooms,
    upgrade: (request, socket, head) => void upgrade(request, socket, head),
    async stop() {
      await Promise.all([stopTick(), stopChecks()]);
      for (const connection of connections) connection.drop();
      server.close();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
