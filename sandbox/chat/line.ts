import { jwtVerify } from 'jose';
import { WebSocket } from 'ws';
import {
  CHAT,
  chatFrameSchema,
  chatJoinRequestSchema,
  chatLoginRequestSchema,
  chatSaySchema,
  chatShareSchema,
} from '../../lib/contract/chat.wire';
import { CODE } from '../../lib/contract/codes';
import * as z from '../../lib/contract/schema';
import { isSessionOpen } from '../member/session';
import { memberById } from '../member/member';
import type { Context } from '../server/context';
import { Refusal } from '../server/refusal';
import { CHAT_WORDS } from './chat.copy';
import type { Guest, Hall } from './hall';
import { messageView } from './hall';
import { mutedUntilOf } from './speech.rules';
import type { Talk } from './talk';
import { maskedName } from './text.rules';

/** Real ms: from opening to login; and of silence, pings unanswered, after which a line is dead. */
const LOGIN_MS = 10_000;
export const SILENCE_MS = 15_000;
/** Lines of one member; more pages than that are open by mistake, or not by a member. */
const MOST_LINES = 3;
/** Frames of one line in a second. */
const MOST_FRAMES = 20;
/** Bytes that a reader may be behind. */
const MOST_BUFFERED = 1024 * 1024;
const POLICY = 1008;
const BINARY = 1003;

/** What all lines share. */
export interface Lines {
  hall: Hall;
  talk: Talk;
  /** Takes a login token's id; false when it was taken before. `until`: real ms. */
  burn(jti: string, until: number): Promise<boolean>;
}

export interface Line {
  /** Real ms of the last sign of life. */
  heardAt(): number;
  ping(): void;
  drop(): void;
}

/** One connection: frames in their order, the login first. */
export function serveLine(
  socket: WebSocket,
  context: Pick<Context, 'db' | 'clock' | 'settings' | 'log'>,
  { hall, talk, burn }: Lines,
): Line {
  let guest: Guest | null = null;
  let heardAt = Date.now();
  let second = 0;
  let frames = 0;
  let queue = Promise.resolve();
  const login = setTimeout(() => socket.close(POLICY), LOGIN_MS);

  function send(msgId: number, msgData: unknown): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    // A reader that does not read must not fill the house.
    if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
    else socket.send(JSON.stringify({ msgId, msgData }));
  }

  const answer = (msgId: number, data: unknown) => send(msgId, { code: CODE.success, message: '', data });

  async function admit(token: string): Promise<Guest> {
    const refused = new Refusal(CODE.auth, CHAT_WORDS.loginOver);
    const key = new TextEncoder().encode(context.settings.get('secret') ?? '');
    const claims = await jwtVerify(token, key, { audience: 'chat', algorithms: ['HS256'] }).then(
      ({ payload }) => payload,
      () => null,
    );
    const { sub, jti, exp, sid } = claims ?? {};
    if (!sub || !jti || !exp || typeof sid !== 'string' || !(await burn(jti, exp * 1000))) throw refused;
    const member = (await isSessionOpen(context.db, sid)) ? await memberById(context.db, sub) : null;
    if (!member) throw refused;
    if (hall.linesOf(member.id).length >= MOST_LINES) throw new Refusal(CODE.common, CHAT_WORDS.tooManyLines);
    return {
      memberId: member.id,
      name: maskedName(member.nickName || member.userName),
      vipLevel: member.vipLevel,
      sessionHash: sid,
      mutedUntil: mutedUntilOf(member.flags, context.clock.now()),
      send,
      close: (code) => socket.close(code),
    };
  }

  async function logIn(msgData: unknown): Promise<void> {
    try {
      const admitted = await admit(read(chatLoginRequestSchema, msgData).token);
      if (socket.readyState !== WebSocket.OPEN) return;
      clearTimeout(login);
      guest = admitted;
      hall.enter(guest);
      const { vipMin, vipMax, maintenance } = hall.rules;
      answer(CHAT.login, { speechStatus: guest.mutedUntil === null ? 1 : 0, vipMin, vipMax });
      if (guest.mutedUntil !== null) tellMuted(guest);
      if (maintenance !== null) send(CHAT.allRoomMaintain, { status: 0, message: maintenance });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(CHAT.login, { code: error.code, message: error.message, data: null });
      socket.close(POLICY);
    }
  }

  async function join(member: Guest, msgData: unknown): Promise<void> {
    const { roomId } = read(chatJoinRequestSchema, msgData);
    const joined = await hall.join(member, roomId);
    if (!joined) throw new Refusal(CODE.common, CHAT_WORDS.noRoom);
    answer(CHAT.joinRoom, joined);
    const room = hall.roomIn(member, roomId);
    if (room && hall.rules.closed.has(room.key)) send(CHAT.roomStatus, { roomId, status: 0 });
  }

  async function past(member: Guest, msgData: unknown): Promise<void> {
    const { roomId } = read(chatJoinRequestSchema, msgData);
    if (!hall.roomIn(member, roomId)) throw new Refusal(CODE.common, CHAT_WORDS.notInRoom);
    const { list } = await hall.page(roomId, { beforeId: null, size: 20 });
    send(CHAT.history, { list: list.map(messageView) });
  }

  async function take(msgId: number, msgData: unknown): Promise<void> {
    if (msgId === CHAT.heartbeat) return send(CHAT.heartbeat, {});
    if (!guest) return msgId === CHAT.login ? logIn(msgData) : socket.close(POLICY);
    try {
      switch (msgId) {
        case CHAT.joinRoom:
          return await join(guest, msgData);
        case CHAT.history:
          return await past(guest, msgData);
        case CHAT.broadcastRoom: {
          const { roomId, content } = read(chatSaySchema, msgData);
          return await talk.say(guest, roomId, content);
        }
        case CHAT.shareBetRecord:
          return await talk.share(guest, read(chatShareSchema, msgData));
        case CHAT.leaveRoom: {
          const { roomId } = read(chatJoinRequestSchema, msgData);
          hall.leave(guest);
          return send(CHAT.leaveRoom, { roomId });
        }
        default:
          return undefined;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(msgId, { code: error.code, message: error.message, data: null });
    }
  }

  /** Frames of this second; too many end the line. */
  function tooMany(): boolean {
    const now = Math.floor(Date.now() / 1000);
    frames = now === second ? frames + 1 : 1;
    second = now;
    return frames > MOST_FRAMES;
  }

  socket.on('message', (data, binary) => {
    heardAt = Date.now();
    if (binary) return socket.close(BINARY);
    const frame = frameOf(String(data));
    if (!frame || tooMany()) return socket.close(POLICY);
    queue = queue
      .then(() => take(frame.msgId, frame.msgData))
      .catch((error: unknown) => {
        context.log.error({ err: error, msgId: frame.msgId }, 'chat frame failed');
        socket.terminate();
      });
  });
  socket.on('pong', () => {
    heardAt = Date.now();
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(login);
    if (guest) hall.exit(guest);
  });
  return { heardAt: () => heardAt, ping: () => socket.ping(), drop: () => socket.terminate() };
}

/** @throws Refusal for a frame that misfits what it is about. */
function read<T>(schema: z.Schema<T>, msgData: unknown): T {
  const parsed = z.safeParse(schema, msgData);
  if (!parsed.success) throw new Refusal(CODE.validation, CHAT_WORDS.frame);
  return parsed.data;
}

function frameOf(text: string): z.infer<typeof chatFrameSchema> | null {
  try {
    const frame = z.safeParse(chatFrameSchema, JSON.parse(text));
    return frame.success ? frame.data : null;
  } catch {
    return null;
  }
}

/** 10004 with why and until when. */
export function tellMuted(guest: Guest): void {
  const { mutedUntil } = guest;
  const until = mutedUntil !== null && Number.isFinite(mutedUntil) ? new Date(mutedUntil).toISOString() : null;
  guest.send(CHAT.speechStatus, { speechStatus: 0, reason: CHAT_WORDS.muted, until });
}
