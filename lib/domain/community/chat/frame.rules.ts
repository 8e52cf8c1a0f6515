import {
  CHAT,
  CHAT_FRAME_MAX,
  CHAT_OK,
  chatResponseSchema,
  chatArrivalSchema,
  chatFrameSchema,
  chatJoinSchema,
  chatLeaveSchema,
  chatLoginSchema,
  chatSpeechSchema,
  chatVipSchema,
} from '@pavilion/contract/chat.wire';
import { CLIENT_TYPE, SITE_ID } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import type { ChatFrame, ChatRights } from './chat.model';

const HANDSHAKE = '/stream/ws/v1/handshake?clientType=web'; // spec §7

/** Address of the chat socket: the configured address with the handshake; empty when its origin is not on the list (contract §1). */
export function chatAddress(chatSocketUrl: string, allowed: readonly string[]): string {
  if (!URL.canParse(chatSocketUrl)) return '';
  const { protocol, host, username, password, search, hash } = new URL(chatSocketUrl);
  if (!allowed.includes(`${protocol}//${host}`) || username || password || search || hash) return '';
  return `${chatSocketUrl.replace(/\/+$/, '')}${HANDSHAKE}`;
}

/** An empty payload (spec §7). */
export const HEARTBEAT: ChatFrame = { msgId: CHAT.heartbeat, msgData: {} };

/** The login frame: carries the chat's own token, never the session's. */
export function loginFrame(token: string, uuid: string): ChatFrame {
  return { msgId: CHAT.login, msgData: { token, siteId: SITE_ID, clientType: CLIENT_TYPE, uuid } };
}

export function joinFrame(roomId: string): ChatFrame {
  return { msgId: CHAT.joinRoom, msgData: { roomId } };
}

export function leaveFrame(roomId: string): ChatFrame {
  return { msgId: CHAT.leaveRoom, msgData: { roomId } };
}

/** Requests the newest messages of the room that was joined. */
export function historyFrame(roomId: string): ChatFrame {
  return { msgId: CHAT.history, msgData: { roomId } };
}

/** A message; `replyTo` is the id of the message that it replies to. */
export function textFrame(roomId: string, content: string, replyTo: string | null = null): ChatFrame {
  return { msgId: CHAT.broadcastRoom, msgData: { roomId, type: 'text', content, ...(replyTo === null ? {} : { replyTo }) } };
}

/** Shares a bet by its number: the platform, which knows its owner, adds the rest. */
export function shareFrame(roomId: string, orderNo: string, hideAmount: boolean): ChatFrame {
  return { msgId: CHAT.shareBetRecord, msgData: { roomId, orderNo, hideAmount } };
}

/** A parsed frame of the server: `other` is for the room, null is no valid frame. */
export type ChatNews =
  | { type: 'login'; rights: ChatRights }
  | { type: 'rejected'; message: string }
  | { type: 'joined'; roomId: string; online: number }
  | { type: 'left'; roomId: string }
  /** The room was not entered; `message` is the platform's text. */
  | { type: 'barred'; message: string }
  | { type: 'arrived'; roomId: string; name: string; vip: number; online: number | null }
  | { type: 'speech'; maySpeak: boolean; reason: string; until: string | null }
  | { type: 'vip'; vipMin: number; vipMax: number }
  | { type: 'other'; frame: ChatFrame };

/** Parses a wire value by a schema; null when it does not fit. */
export function read<T>(schema: z.Schema<T>, value: unknown): T | null {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
}

function toLogin(msgData: unknown): ChatNews | null {
  const response = read(chatResponseSchema, msgData);
  if (!response) return null;
  if (response.code !== CHAT_OK) return { type: 'rejected', message: response.message ?? '' };
  const data = read(chatLoginSchema, response.data);
  if (!data) return null;
  const { speechStatus, vipMin, vipMax } = data;
  return { type: 'login', rights: { maySpeak: speechStatus === 1, reason: '', until: null, vipMin, vipMax } };
}

function toJoined(msgData: unknown): ChatNews | null {
  const response = read(chatResponseSchema, msgData);
  if (response && response.code !== CHAT_OK) return { type: 'barred', message: response.message ?? '' };
  const data = response && read(chatJoinSchema, response.data);
  return data && { type: 'joined', ...data };
}

function toSpeech(msgData: unknown): ChatNews | null {
  const data = read(chatSpeechSchema, msgData);
  if (!data) return null;
  const maySpeak = data.speechStatus === 1;
  return { type: 'speech', maySpeak, reason: maySpeak ? '' : (data.reason ?? ''), until: maySpeak ? null : data.until };
}

/** Parses one frame; null for one that is malformed, too long or does not fit its schema. Other frames are unaffected. */
export function readFrame(text: unknown): ChatNews | null {
  if (typeof text !== 'string' || text.length > CHAT_FRAME_MAX) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const frame = read(chatFrameSchema, value);
  if (!frame) return null;
  const { msgId, msgData } = frame;
  switch (msgId) {
    case CHAT.login:
      return toLogin(msgData);
    case CHAT.joinRoom:
      return toJoined(msgData);
    case CHAT.leaveRoom: {
      const data = read(chatLeaveSchema, msgData);
      return data && { type: 'left', ...data };
    }
    case CHAT.broadcastJoin: {
      const data = read(chatArrivalSchema, msgData);
      if (!data) return null;
      return { type: 'arrived', roomId: data.roomId, name: data.nickName, vip: data.vipLevel, online: data.online ?? null };
    }
    case CHAT.speechStatus:
      return toSpeech(msgData);
    case CHAT.vipLevel: {
      const data = read(chatVipSchema, msgData);
      return data && { type: 'vip', ...data };
    }
    default:
      return { type: 'other', frame: { msgId, msgData } };
  }
}
