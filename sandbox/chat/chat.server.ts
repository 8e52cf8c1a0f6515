import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, inArray, isNull } from 'drizzle-orm';
import { WebSocketServer } from 'ws';
import { CHAT_FRAME_MAX } from '../../lib/contract/chat.wire';
import { sessions } from '../db/schema';
import type { Context } from '../server/context';
import { createShortLived } from '../db/short-lived.store';
import { isSiteOrigin, publicHostOf } from '../server/public-host';
import { repeat } from '../server/repeat';
import type { SandboxEnv } from '../server/env';
import { createHall, SESSION_OVER, type Hall } from './hall';
import { serveLine, SILENCE_MS, type Line } from './line';
import { createTalk } from './talk';

const PATH = '/stream/ws/v1/handshake';
const TICK_MS = 1000;
/** Real ms between two looks at who is still there, and whose session still is. */
const ROUND_MS = 5000;
const REFUSED = { forbidden: '403 Forbidden', missing: '404 Not Found' } as const;

/** `chatSocketUrl` as the caller's browser reaches it: the platform's own port. */
export function chatAddress(env: SandboxEnv, headers: IncomingHttpHeaders): string {
  return `ws://${publicHostOf(env, headers)}:${env.port}`;
}

export interface ChatServer {
  hall: Hall;
  /** Takes an HTTP server's `upgrade`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  stop(): Promise<void>;
}

/**
 * The chat's end of the socket. Pages of the site may open it and nobody else's (a socket knows no CORS, and carries
 * cookies to nobody: who speaks is said by the login frame). Faults are raised for `GET /stream/ws/v1/handshake`.
 */
export function createChatServer(context: Context): ChatServer {
  const hall = createHall(context);
  const talk = createTalk(context, hall);
  const lines = new Set<Line>();
  const tokens = createShortLived<true>(context.db, 'chat-token');
  const server = new WebSocketServer({ noServer: true, maxPayload: CHAT_FRAME_MAX, perMessageDeflate: false, clientTracking: false });

  const burn = (jti: string, until: number) => tokens.add(jti, { value: true, until }, Date.now());

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
      const line = serveLine(open, context, { hall, talk, burn });
      lines.add(line);
      open.on('close', () => lines.delete(line));
    });
  }

  /** Silent lines go, and those whose session has ended. */
  async function round(): Promise<void> {
    for (const line of lines) {
      if (Date.now() - line.heardAt() > SILENCE_MS) line.drop();
      else line.ping();
    }
    const guests = hall.guests();
    if (guests.length === 0) return;
    const hashes = [...new Set(guests.map(({ sessionHash }) => sessionHash))];
    const rows = await context.db
      .select({ hash: sessions.tokenHash })
      .from(sessions)
      .where(and(inArray(sessions.tokenHash, hashes), isNull(sessions.endedCode)));
    const open = new Set(rows.map(({ hash }) => hash));
    for (const guest of guests) if (!open.has(guest.sessionHash)) guest.close(SESSION_OVER);
  }

  const stopTick = repeat(context, TICK_MS, () => hall.tick(), 'chat failed');
  const stopRound = repeat(context, ROUND_MS, round, 'chat failed');
  return {
    hall,
    upgrade: (request, socket, head) => void upgrade(request, socket, head),
    async stop() {
      await Promise.all([stopTick(), stopRound()]);
      for (const line of lines) line.drop();
      server.close();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
