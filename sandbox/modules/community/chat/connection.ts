import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { jwtVerify } from 'jose';
import { WebSocket } from 'ws';
import {
  CHAT,
  chatFrameSchema,
  chatJoinRequestSchema,
  chatLoginRequestSchema,
  chatTextSchema,
  chatShareSchema,
} from '@pavilion/contract/chat.wire';
import { CODE } from '@pavilion/contract/codes';
import * as z from '@pavilion/contract/schema';
import { isSessionOpen } from '../../member/session/session';
import { findMemberById } from '../../member/account/member';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { getVip } from '../../member/vip/vip.store';
import { CHAT_COPY } from './chat.copy';
import type { ChatRooms } from './chat-rooms';
import { messageView } from './message.view';
import type { ChatUser } from './chat-users';
import { frameOf } from './frame';
import { mutedUntilOf } from './speech.rules';
import type { ChatMessenger } from './messages';
import { maintenanceView, notifyMuted } from './moderation';
import { findRemovalText } from './event.store';
import { maskedName } from '../text/text.rules';

/** Real ms: from opening to login; and without a response to pings, after which a connection counts as dead. */
const LOGIN_MS = 10_000;
export const SILENCE_MS = 15_000;
/** Max frames of one connection in a second. */
const MAX_FRAMES_PER_SECOND = 20;
/** Max unsent bytes of one connection. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
const POLICY = 1008;
const BINARY = 1003;

/** State that all connections share. */
export interface ConnectionContext {
  rooms: ChatRooms;
  messenger: ChatMessenger;
  /** Takes a login token's id; false when it was taken before. `until`: real ms. */
  consumeToken(jti: string, until: number): Promise<boolean>;
  /** The connection is a member's from now on. */
  loggedIn(): void;
}

export interface ChatConnection {
  /** Real ms of the last sign of life. */
  lastSeenAt(): number;
  ping(): void;
  drop(): void;
}

/** One connection: frames in their order, the login first. `line` is the socket below; nothing on it is compressed. */
export function serveConnection(
  socket: WebSocket,
  line: Duplex,
  context: Pick<Context, 'db' | 'clock' | 'real' | 'settings' | 'log'>,
  { rooms, messenger, consumeToken, loggedIn }: ConnectionContext,
): ChatConnection {
  let user: ChatUser | null = null;
  let lastSeenAt = Date.now();
  let second = 0;
  let frames = 0;
  let queue = Promise.resolve();
  const login = setTimeout(() => socket.close(POLICY), LOGIN_MS);

  function sendFrame(frame: Buffer): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    // Drop slow consumers: cap the send buffer.
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    else line.write(frame);
  }

  const send = (msgId: number, msgData: unknown) => sendFrame(frameOf(msgId, msgData));

  const reply = (msgId: number, data: unknown) => send(msgId, { code: CODE.success, message: '', data });

  async function authenticate(token: string): Promise<ChatUser> {
    const rejected = new Rejection(CODE.auth, CHAT_COPY.loginOver);
    const key = new TextEncoder().encode(context.settings.get('secret') ?? '');
    const claims = await jwtVerify(token, key, { audience: 'chat', algorithms: ['HS256'] }).then(
      ({ payload }) => payload,
      () => null,
    );
    const { sub, jti, exp, sid } = claims ?? {};
    if (!sub || !jti || !exp || typeof sid !== 'string' || !(await consumeToken(jti, exp * 1000))) throw rejected;
    const member = (await isSessionOpen(context.db, sid)) ? await findMemberById(context.db, sub) : null;
    if (!member) throw rejected;
    return {
      id: randomUUID(),
      memberId: member.id,
      name: maskedName(member.nickName || member.userName),
      vipLevel: (await getVip(context.db, member, Math.trunc(context.clock.now()))).level,
      sessionHash: sid,
      mutedUntil: mutedUntilOf(member.flags, context.clock.now()),
      send,
      sendFrame,
      close: (code) => socket.close(code),
    };
  }

  async function logIn(msgData: unknown): Promise<void> {
    try {
      const authenticated = await authenticate(read(chatLoginRequestSchema, msgData).token);
      if (!(await rooms.enter(authenticated))) throw new Rejection(CODE.common, CHAT_COPY.tooManyConnections);
      if (socket.readyState !== WebSocket.OPEN) return rooms.exit(authenticated);
      clearTimeout(login);
      user = authenticated;
      loggedIn();
      const { vipMin, vipMax, maintenance } = rooms.rules();
      reply(CHAT.login, { speechStatus: user.mutedUntil === null ? 1 : 0, vipMin, vipMax });
      if (user.mutedUntil !== null) notifyMuted(user);
      if (maintenance) send(CHAT.allRoomMaintain, maintenanceView(true));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      send(CHAT.login, { code: error.code, message: error.message, data: null });
      socket.close(POLICY);
    }
  }

  async function join(member: ChatUser, msgData: unknown): Promise<void> {
    const { roomId } = read(chatJoinRequestSchema, msgData);
    const removed = await findRemovalText(context.db, member.memberId, context.real.now());
    if (removed !== null) throw new Rejection(CODE.common, removed);
    const joined = await rooms.join(member, roomId);
    if (!joined) throw new Rejection(CODE.common, CHAT_COPY.noRoom);
    reply(CHAT.joinRoom, joined);
    const room = rooms.roomIn(member, roomId);
    if (room && rooms.rules().closed.includes(room.key)) send(CHAT.roomStatus, { roomId, status: 0 });
  }

  async function sendHistory(member: ChatUser, msgData: unknown): Promise<void> {
    const { roomId } = read(chatJoinRequestSchema, msgData);
    if (!rooms.roomIn(member, roomId)) throw new Rejection(CODE.common, CHAT_COPY.notInRoom);
    const { list, hasMore } = await rooms.page(roomId, { beforeId: null, size: 20 });
    send(CHAT.history, { roomId, list: list.map(messageView), hasMore });
  }

  async function handleFrame(msgId: number, msgData: unknown): Promise<void> {
    if (msgId === CHAT.heartbeat) return send(CHAT.heartbeat, {});
    if (!user) return msgId === CHAT.login ? logIn(msgData) : socket.close(POLICY);
    try {
      switch (msgId) {
        case CHAT.joinRoom:
          return await join(user, msgData);
        case CHAT.history:
          return await sendHistory(user, msgData);
        case CHAT.broadcastRoom: {
          return await messenger.sendText(user, read(chatTextSchema, msgData));
        }
        case CHAT.shareBetRecord:
          return await messenger.share(user, read(chatShareSchema, msgData));
        case CHAT.leaveRoom: {
          const { roomId } = read(chatJoinRequestSchema, msgData);
          await rooms.leave(user);
          return send(CHAT.leaveRoom, { roomId });
        }
        default:
          return undefined;
      }
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      send(msgId, { code: error.code, message: error.message, data: null });
    }
  }

  /** Counts the frames of this second; too many close the connection. */
  function isOverFrameLimit(): boolean {
    const now = Math.floor(Date.now() / 1000);
    frames = now === second ? frames + 1 : 1;
    second = now;
    return frames > MAX_FRAMES_PER_SECOND;
  }

  socket.on('message', (data, binary) => {
    lastSeenAt = Date.now();
    if (binary) return socket.close(BINARY);
    const frame = parseFrame(String(data));
    if (!frame || isOverFrameLimit()) return socket.close(POLICY);
    queue = queue
      .then(() => handleFrame(frame.msgId, frame.msgData))
      .catch((error: unknown) => {
        context.log.error({ err: error, msgId: frame.msgId }, 'chat frame failed');
        socket.terminate();
      });
  });
  socket.on('pong', () => {
    lastSeenAt = Date.now();
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(login);
    if (user) rooms.exit(user);
  });
  return { lastSeenAt: () => lastSeenAt, ping: () => socket.ping(), drop: () => socket.terminate() };
}

/** @throws Rejection for a frame that does not fit its schema. */
function read<T>(schema: z.Schema<T>, msgData: unknown): T {
  const parsed = z.safeParse(schema, msgData);
  if (!parsed.success) throw new Rejection(CODE.validation, CHAT_COPY.frame);
  return parsed.data;
}

function parseFrame(text: string): z.infer<typeof chatFrameSchema> | null {
  try {
    const frame = z.safeParse(chatFrameSchema, JSON.parse(text));
    return frame.success ? frame.data : null;
  } catch {
    return null;
  }
}
