import {
  CHAT,
  CHAT_OK,
  chatResponseSchema,
  chatMaintainSchema,
  chatRoomStatusSchema,
  chatShieldSchema,
} from '@pavilion/contract/chat.wire';
import { dayTime, siteDay, timeText } from '@/lib/kit/format/site-time';
import { CHAT_COPY } from './chat.copy';
import type { ChatEntry, ChatFrame, Quote } from './chat.model';
import { read } from './frame.rules';
import { entryOfFrame, isLater, lastId, overlaps, merged, MAX_ENTRIES, withoutMessage, withoutRemoved } from './message.rules';
import { CHAT_START, type ChatState } from './socket.rules';

/** A room as its screen shows it. */
export interface RoomState {
  roomId: string;
  /** The socket's own state. */
  chat: ChatState;
  entries: readonly ChatEntry[];
  /**
   * Id up to which no message is missing between the entries; null while the room is joined and all of them are whole. Frames
   * that come between a join and the first page after it may follow a gap.
   */
  wholeTo: string | null;
  /** State of the history: `loading` until the first page arrives. */
  past: 'loading' | 'ready' | 'failed';
  hasMore: boolean;
  /** Text why the room is closed; null while it is open. */
  closed: string | null;
  maintenance: string | null;
  /** The message that the next one replies to. */
  reply: Quote | null;
  /** The sent message without a confirmation, and the message that it replies to. */
  sending: string | null;
  sentReply: Quote | null;
  /**
   * A message that was not sent or has an unknown result, with the reason. `revision` distinguishes repeats of one text, `after` is the
   * newest message at that moment; `arrived`: the message appeared in the room after all.
   */
  returned: { text: string; reason: string; revision: number; after: string; arrived: boolean } | null;
}

export const roomStart = (roomId: string): RoomState => ({
  roomId,
  chat: CHAT_START,
  entries: [],
  wholeTo: '',
  past: 'loading',
  hasMore: false,
  closed: null,
  maintenance: null,
  reply: null,
  sending: null,
  sentReply: null,
  returned: null,
});

/** Returns the unconfirmed message with a reason. */
export function returnMessage(state: RoomState, reason: string): RoomState {
  if (state.sending === null) return state;
  const revision = (state.returned?.revision ?? 0) + 1;
  const reply = state.reply ?? state.sentReply;
  return {
    ...state,
    sending: null,
    sentReply: null,
    reply,
    returned: { text: state.sending, reason, revision, after: lastId(state.entries), arrived: false },
  };
}

/** Marks the returned message as arrived when it is among these new messages of `me`. */
function withArrived(state: RoomState, entries: readonly ChatEntry[], me: string | null): RoomState {
  const { returned } = state;
  if (!returned || returned.arrived) return state;
  const own = (entry: ChatEntry) =>
    entry.kind === 'text' && entry.userId === me && entry.text === returned.text && isLater(entry, returned.after);
  return entries.some(own) ? { ...state, reply: null, returned: { ...returned, arrived: true } } : state;
}

/** Applies the socket's state: a lost connection returns the unconfirmed message and clears the room's status. */
export function withChat(state: RoomState, chat: ChatState): RoomState {
  const isLost = chat.room === null && state.chat.room !== null;
  const next = { ...state, chat, ...(isLost && state.wholeTo === null && { wholeTo: lastId(state.entries) }) };
  if (chat.room !== null) return next;
  return returnMessage({ ...next, closed: null, maintenance: chat.rights ? next.maintenance : null }, CHAT_COPY.unsent);
}

/** Applies a frame of the room. `me`: this member's id, whose own message ends `sending`. */
export function withFrame(state: RoomState, frame: ChatFrame, me: string | null): RoomState {
  const entry = entryOfFrame(frame, state.roomId, lastId(state.entries));
  if (entry) {
    const mine = entry.kind === 'text' && entry.userId === me;
    const next = { ...state, entries: merged(state.entries, [entry], MAX_ENTRIES), ...(mine && { sending: null, sentReply: null }) };
    return withArrived(next, [entry], me);
  }
  switch (frame.msgId) {
    case CHAT.broadcastRoom: {
      const response = read(chatResponseSchema, frame.msgData);
      return response && response.code !== CHAT_OK ? returnMessage(state, response.message || CHAT_COPY.unsent) : state;
    }
    case CHAT.messageShield: {
      const shielded = read(chatShieldSchema, frame.msgData);
      return shielded
        ? { ...state, entries: withoutMessage(state.entries, shielded.id), reply: state.reply?.id === shielded.id ? null : state.reply }
        : state;
    }
    case CHAT.roomStatus: {
      const status = read(chatRoomStatusSchema, frame.msgData);
      return status?.roomId === state.roomId ? { ...state, closed: status.status === 1 ? null : CHAT_COPY.roomClosed } : state;
    }
    case CHAT.allRoomMaintain: {
      const notice = read(chatMaintainSchema, frame.msgData);
      return notice ? { ...state, maintenance: notice.status === 1 ? null : notice.message || CHAT_COPY.maintenance } : state;
    }
    default:
      return state;
  }
}

/** Entries that no gap precedes. */
function wholeEntries({ entries, wholeTo }: RoomState): readonly ChatEntry[] {
  return wholeTo === null ? entries : entries.filter((entry) => !isLater(entry, wholeTo));
}

/** True if messages may be missing between the known ones and this newest page: the pages before it close the gap. */
export function hasGap(state: RoomState, page: readonly ChatEntry[], hasMore: boolean): boolean {
  const known = wholeEntries(state);
  return hasMore && page.length > 0 && known.length > 0 && !overlaps(known, page);
}

/**
 * Applies the newest page: merges it where it overlaps the known messages without a gap, else replaces the entries, so that no gap stays
 * hidden. `joined`: it was requested after the present join, so that frames deliver all that follows.
 */
export function withNewest(room: RoomState, page: readonly ChatEntry[], hasMore: boolean, me: string | null, joined = false): RoomState {
  // A page from before the join, when the one behind it has come already.
  if (room.wholeTo === null && !joined) return room;
  const state = withArrived(room, page, me);
  const known = wholeEntries(state);
  const isAnew = known.length === 0 || (hasMore && !overlaps(known, page));
  const last = lastId(page);
  // Messages that arrived after the page was requested stay.
  const since = state.entries.filter((entry) => entry.kind !== 'score' && isLater(entry, last));
  const entries = isAnew ? merged(page, since) : merged(withoutRemoved(state.entries, page), page);
  const wholeTo = joined ? null : last || state.wholeTo;
  return { ...state, entries, wholeTo, past: 'ready', ...(isAnew && { hasMore }) };
}

/** Adds a page of older messages. */
export function withOlder(state: RoomState, page: readonly ChatEntry[], hasMore: boolean): RoomState {
  return { ...state, entries: merged(state.entries, page), hasMore };
}

/** End of a mute: `23:30` on the same site day, else `11-21 09:30`. */
export function untilText(until: number, now: number): string {
  return siteDay(until) === siteDay(now) ? timeText(until) : dayTime(until, now);
}

/**
 * Reason, as text, why this member may not speak just now; null when the member may, as far as it is known: the platform decides on an
 * unknown level.
 */
export function muteReason({ chat, closed, maintenance }: RoomState, vip: number | null, timeOf: (until: number) => string): string | null {
  if (maintenance !== null) return maintenance;
  if (closed !== null) return closed;
  const { rights } = chat;
  if (!rights || chat.room === null) return CHAT_COPY.connecting;
  if (!rights.maySpeak) {
    const reason = rights.reason || CHAT_COPY.muted;
    return rights.until === null ? reason : CHAT_COPY.mutedUntil(reason, timeOf(Date.parse(rights.until)));
  }
  if (vip === null) return null;
  return vip < rights.vipMin || vip > rights.vipMax ? CHAT_COPY.vipRange(rights.vipMin, rights.vipMax) : null;
}
