import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { currentToken } from '@/lib/platform/token';
import { getChatHistory } from './chat.api';
import { openChat } from './chat.feed';
import { CHAT_COPY } from './chat.copy';
import type { ChatEntry, ChatFrame, Quote } from './chat.model';
import { historyFrame, textFrame } from './frame.rules';
import { historyOfFrame, toEntries } from './message.rules';
import { hasGap, returnMessage, roomStart, withChat, withFrame, withNewest, withOlder, type RoomState } from './room.rules';

/** ms after which an unconfirmed message goes back to the composer. */
const RESPONSE_MS = 10_000;
/** ms between two polls without a connection: visitors can only read. */
const POLL_MS = 20_000;
/** Pages to request to close a gap, and messages of each; after a longer gap the room starts over. */
const GAP = { pages: 4, size: 100 };

export interface ChatRoom {
  read(): RoomState;
  subscribe(listener: () => void): () => void;
  /** Sets the member whose own message ends `sending`; null while unknown. */
  identify(me: string | null): void;
  /** Returns whether the message was sent. */
  send(text: string): boolean;
  /** Sets the message that the next one replies to; null for none. */
  replyTo(quote: Quote | null): void;
  /** Loads the page before the oldest message; false when none came. */
  older(): Promise<boolean>;
  /** After a failure: reloads the history, and reconnects a member. */
  retry(): void;
  start(): void;
  stop(): void;
}

/** A room over the chat's connection and the history call. Failures leave the entries in place and appear in the state. */
export function createRoom(address: string, roomId: string): ChatRoom {
  let state = roomStart(roomId);
  let me: string | null = null;
  let chat: ReturnType<typeof openChat> | null = null;
  let requesting = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let missed: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setInterval> | undefined;
  /** Counts starts and stops: responses to earlier requests are dropped. */
  let attempt = 0;
  /** Counts joins: a page requested before the last one may lack messages sent since. */
  let joins = 0;
  const listeners = new Set<() => void>();

  function set(next: RoomState): void {
    if (next === state) return;
    if (next.sending === null) clearTimeout(timeout);
    state = next;
    for (const listener of listeners) listener();
  }

  const joinNow = () => (state.chat.room === null ? null : joins);

  /** Takes a newest page, with the pages before it where messages are missing. `join`: the join after which it was requested. */
  async function take(newestPage: readonly ChatEntry[], newestHasMore: boolean, join: number | null): Promise<void> {
    const begun = attempt;
    let [page, hasMore] = [newestPage, newestHasMore];
    for (let left = GAP.pages; left > 0 && hasGap(state, page, hasMore); left -= 1) {
      // If the gap cannot be read now, the room starts over, with 更早的消息 above it.
      const before = await getChatHistory(roomId, page[0]!.id, GAP.size).catch(() => null);
      if (begun !== attempt) return;
      if (!before) break;
      page = [...toEntries(before.list), ...page];
      ({ hasMore } = before);
    }
    set(withNewest(state, page, hasMore, me, join !== null && join === joinNow()));
  }

  async function newest(): Promise<void> {
    const begun = attempt;
    const join = joinNow();
    try {
      const { list, hasMore } = await getChatHistory(roomId);
      if (begun === attempt) await take(toEntries(list), hasMore, join);
    } catch {
      if (begun === attempt && state.past === 'loading') set({ ...state, past: 'failed' });
    }
  }

  /** Requests the messages before the join from the connection, and from the platform when no response comes. */
  function catchUp(): void {
    clearTimeout(missed);
    if (chat?.send(historyFrame(roomId))) missed = setTimeout(() => void newest(), RESPONSE_MS);
    else void newest();
  }

  function receive(frame: ChatFrame): void {
    const page = historyOfFrame(frame, roomId);
    if (!page) return set(withFrame(state, frame, me));
    clearTimeout(missed);
    void take(page.entries, page.hasMore, joinNow());
  }

  function poll(): void {
    if (state.chat.room === null && document.visibilityState === 'visible') void newest();
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    identify(next) {
      me = next;
    },
    send(text) {
      const { reply } = state;
      if (state.sending !== null || !chat?.send(textFrame(roomId, text, reply?.id))) return false;
      set({ ...state, sending: text, reply: null, sentReply: reply });
      timeout = setTimeout(() => {
        set(returnMessage(state, CHAT_COPY.noResponse));
        // Text sent before may wait in a dead connection; the next connection's history shows if it arrived.
        chat?.replace();
      }, RESPONSE_MS);
      return true;
    },
    replyTo: (quote) => set({ ...state, reply: quote }),
    async older() {
      const before = state.entries.find(({ kind }) => kind !== 'score')?.id;
      if (requesting || !before) return false;
      requesting = true;
      const begun = attempt;
      try {
        const { list, hasMore } = await getChatHistory(roomId, before);
        if (begun !== attempt) return false;
        set(withOlder(state, toEntries(list), hasMore));
        return list.length > 0;
      } catch {
        // The button stays: tapping it tries again.
        return false;
      } finally {
        requesting = false;
      }
    },
    retry() {
      if (state.past === 'failed') set({ ...state, past: 'loading' });
      void newest();
      if (currentToken() !== null) chat?.enter(roomId);
    },
    start() {
      attempt += 1;
      chat = openChat(
        address,
        (next) => {
          const joined = next.room !== null && state.chat.room === null;
          if (joined) joins += 1;
          set(withChat(state, next));
          // Messages may have arrived before the join: after the first page, or while the connection was lost.
          if (joined) catchUp();
        },
        receive,
      );
      void newest();
      chat.enter(roomId);
      pollTimer = setInterval(poll, POLL_MS);
    },
    stop() {
      attempt += 1;
      clearTimeout(timeout);
      clearTimeout(missed);
      clearInterval(pollTimer);
      chat?.stop();
      chat = null;
    },
  };
}

/** The state of a room while its screen is mounted. */
export function useRoom(
  address: string,
  roomId: string,
  me: string | null,
): RoomState & Pick<ChatRoom, 'send' | 'replyTo' | 'older' | 'retry'> {
  const room = useMemo(() => createRoom(address, roomId), [address, roomId]);
  useEffect(() => {
    room.start();
    return () => room.stop();
  }, [room]);
  useEffect(() => {
    room.identify(me);
  }, [room, me]);
  const state = useSyncExternalStore(
    useCallback((listener) => room.subscribe(listener), [room]),
    room.read,
    room.read,
  );
  return { ...state, send: room.send, replyTo: room.replyTo, older: room.older, retry: room.retry };
}
