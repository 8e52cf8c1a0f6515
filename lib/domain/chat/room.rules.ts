import { CHAT, CHAT_OK, chatAnswerSchema, chatMaintainSchema, chatRoomStatusSchema, chatShieldSchema } from '@/lib/contract/chat.wire';
import { dayTime, siteDay, timeText } from '@/lib/kit/format/site-time';
import { CHAT_COPY } from './chat.copy';
import type { ChatEntry, ChatFrame } from './chat.model';
import { read } from './frame.rules';
import { entryOfFrame, isLater, lastId, meets, merged, MAX_ENTRIES } from './message.rules';
import { CHAT_START, type ChatState } from './socket.rules';

/** A room as its screen shows it. */
export interface RoomState {
  roomId: string;
  /** The socket's own state. */
  chat: ChatState;
  entries: readonly ChatEntry[];
  /** Of the past: `loading` until the first page is there. */
  past: 'loading' | 'ready' | 'failed';
  hasMore: boolean;
  /** Why nobody speaks, in words; null while the room is open. */
  closed: string | null;
  maintenance: string | null;
  /** Said, and not yet heard back. */
  sending: string | null;
  /**
   * Given back with why: what was said did not go out, or nobody knows. `turn` tells two of the same apart, `after` is the
   * newest message of that moment; `arrived`: the room has it all the same.
   */
  returned: { text: string; words: string; revision: number; after: string; arrived: boolean } | null;
}

export const roomStart = (roomId: string): RoomState => ({
  roomId,
  chat: CHAT_START,
  entries: [],
  past: 'loading',
  hasMore: false,
  closed: null,
  maintenance: null,
  sending: null,
  returned: null,
});

/** What was being said comes back with a reason. */
export function giveBack(state: RoomState, words: string): RoomState {
  if (state.sending === null) return state;
  const revision = (state.returned?.revision ?? 0) + 1;
  return { ...state, sending: null, returned: { text: state.sending, words, revision, after: lastId(state.entries), arrived: false } };
}

/** What was given back and stands among these new messages of `me` has arrived. */
function withArrived(state: RoomState, news: readonly ChatEntry[], me: string | null): RoomState {
  const { returned } = state;
  if (!returned || returned.arrived) return state;
  const own = (entry: ChatEntry) =>
    entry.kind === 'text' && entry.userId === me && entry.text === returned.text && isLater(entry, returned.after);
  return news.some(own) ? { ...state, returned: { ...returned, arrived: true } } : state;
}

/** The socket's news: a line that is lost takes what was being said with it, and what the room's keeper had told. */
export function withChat(state: RoomState, chat: ChatState): RoomState {
  const next = { ...state, chat };
  if (chat.room !== null) return next;
  return giveBack({ ...next, closed: null, maintenance: chat.rights ? next.maintenance : null }, CHAT_COPY.unsent);
}

/** A frame of the room. `me`: this member's id, whose own message ends the sending. */
export function withFrame(state: RoomState, frame: ChatFrame, me: string | null): RoomState {
  const entry = entryOfFrame(frame, state.roomId, lastId(state.entries));
  if (entry) {
    const mine = entry.kind === 'text' && entry.userId === me;
    const next = { ...state, entries: merged(state.entries, [entry], MAX_ENTRIES), sending: mine ? null : state.sending };
    return withArrived(next, [entry], me);
  }
  switch (frame.msgId) {
    case CHAT.broadcastRoom: {
      const answer = read(chatAnswerSchema, frame.msgData);
      return answer && answer.code !== CHAT_OK ? giveBack(state, answer.message || CHAT_COPY.unsent) : state;
    }
    case CHAT.messageShield: {
      const shielded = read(chatShieldSchema, frame.msgData);
      return shielded ? { ...state, entries: state.entries.filter(({ id }) => id !== shielded.id) } : state;
    }
    case CHAT.roomStatus: {
      const status = read(chatRoomStatusSchema, frame.msgData);
      return status?.roomId === state.roomId ? { ...state, closed: status.status === 1 ? null : CHAT_COPY.roomClosed } : state;
    }
    case CHAT.allRoomMaintain: {
      const news = read(chatMaintainSchema, frame.msgData);
      return news ? { ...state, maintenance: news.status === 1 ? null : news.message || CHAT_COPY.maintenance } : state;
    }
    default:
      return state;
  }
}

/** The newest page: joined to what is held where the two meet, else in its place, so that no hole is shown as a whole. */
export function withNewest(room: RoomState, page: readonly ChatEntry[], hasMore: boolean, me: string | null): RoomState {
  const state = withArrived(room, page, me);
  if (state.entries.length === 0 || (hasMore && !meets(state.entries, page))) {
    // What was said since the page was asked for stays.
    const since = state.entries.filter((entry) => entry.kind !== 'score' && merged(page, [entry]).at(-1) === entry);
    return { ...state, entries: merged(page, since), hasMore, past: 'ready' };
  }
  return { ...state, entries: merged(state.entries, page), past: 'ready' };
}

/** A page of what was before. */
export function withOlder(state: RoomState, page: readonly ChatEntry[], hasMore: boolean): RoomState {
  return { ...state, entries: merged(state.entries, page), hasMore };
}

/** When a mute ends: `23:30` on the same site day, else `11-21 09:30`. */
export function untilText(until: number, now: number): string {
  return siteDay(until) === siteDay(now) ? timeText(until) : dayTime(until, now);
}

/** Why this member may not speak just now, in words; null when nothing stands against it. */
export function silenceOf({ chat, closed, maintenance }: RoomState, vip: number, timeOf: (until: number) => string): string | null {
  if (maintenance !== null) return maintenance;
  if (closed !== null) return closed;
  const { rights } = chat;
  if (!rights || chat.room === null) return CHAT_COPY.connecting;
  if (!rights.maySpeak) {
    const reason = rights.reason || CHAT_COPY.muted;
    return rights.until === null ? reason : CHAT_COPY.mutedUntil(reason, timeOf(Date.parse(rights.until)));
  }
  return vip < rights.vipMin || vip > rights.vipMax ? CHAT_COPY.vipRange(rights.vipMin, rights.vipMax) : null;
}
