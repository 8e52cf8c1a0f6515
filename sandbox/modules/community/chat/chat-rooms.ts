import { CHAT } from '@pavilion/contract/chat.wire';
import { inTransaction, type Tx } from '../../../kernel/db/database';
import { listOpenSessions } from '../../member/session/session';
import type { Context } from '../../context';
import { CHAT_COPY } from './chat.copy';
import type { ChatEvent, ChatMessage, NewChatMessage } from './chat.tables';
import { createChatUsers, type ChatUser } from './chat-users';
import { createDelivery } from './delivery';
import type { RoomRules } from './event.store';
import { addMessages, lockRoom, getNewestMessageId, pageOfRoom, findRoomOfMessage, shieldMessage } from './message.store';
import { messageView } from './message.view';
import { notifyUnmuted, openModeration } from './moderation';
import type { Presence, PresenceStore } from './presence.store';
import { roomOf, type Room } from './room';
import type { Signal } from './signals';
import { createWorldNews } from './world-news';

/** A message before its room and its time are known. */
export type RoomMessage = Omit<NewChatMessage, 'room' | 'sentAt'>;

declare module '../../context' {
  interface Context {
    /** Rooms of the chat that this process serves. */
    chatRooms: ChatRooms;
  }
}

/** Rooms as the members of this process see them. Messages, moderation and presence are in the database, for all processes. */
export interface ChatRooms {
  /** Rules of the rooms, as of the last event that was carried out here. */
  rules(): RoomRules;
  /** False where the member has too many connections. */
  enter(user: ChatUser): Promise<boolean>;
  exit(user: ChatUser): void;
  /** Joins a room and leaves the previous one; null for an unknown room. */
  join(user: ChatUser, roomId: string): Promise<{ roomId: string; online: number } | null>;
  leave(user: ChatUser): Promise<void>;
  /** The room that the user has joined; null for another name. */
  roomIn(user: ChatUser, roomId: string): Room | null;
  /** The room of a name; null for an unknown name. */
  find(roomId: string): Room | null;
  /**
   * Runs `work` in a transaction, between two messages of the room; messages that it adds are sent to everyone there once it is
   * committed. `add` returns null when a message with its `onceKey` exists. Returns the result of `work`.
   */
  transact<T>(room: Room, work: (tx: Tx, add: (message: RoomMessage) => Promise<ChatMessage | null>) => Promise<T>): Promise<T>;
  page(roomId: string, from: { beforeId: number | null; size: number }): Promise<{ list: ChatMessage[]; hasMore: boolean }>;
  /** Stores a moderator's action, with `work` in the same transaction; every process carries it out. */
  moderate(event: ChatEvent, work?: (tx: Tx) => Promise<void>): Promise<void>;
  /** False for an unknown message. */
  shield(id: number): Promise<boolean>;
  /** Closes every connection; returns the number of those of this process. */
  cut(): Promise<number>;
  /** Closes the connections whose session has ended, here and at the other processes. */
  closeEnded(): Promise<void>;
  /** Handles a signal of another process. */
  receive(signal: Signal): Promise<void>;
  /** Posts news of the world and the clock since the last call, and shows messages that other processes have stored. */
  tick(): Promise<void>;
  /** Removes rows of connections and processes that are gone. */
  sweep(): Promise<void>;
  /** Ends the presence of this process. */
  end(): Promise<void>;
}

const FRAMES = { text: CHAT.broadcastRoom, bet: CHAT.shareBetRecord, gift: CHAT.gift } as const;

/** Close code of a connection whose session has ended. */
export const SESSION_OVER = 1008;
/** Max connections of one member, at all processes. */
const MAX_CONNECTIONS_PER_MEMBER = 3;

/** `presence` stores the connections of each process; `signal` wakes the others. */
export async function openChatRooms(
  context: Pick<Context, 'db' | 'clock' | 'world' | 'venues' | 'seed' | 'log' | 'onReset'>,
  presence: PresenceStore,
  signal: (signal: Signal) => void,
): Promise<ChatRooms> {
  const { db, world, log } = context;
  const users = createChatUsers();
  /** Number of people last announced in each room. */
  const counted = new Map<string, number>();
  /** Runs one after the other in a room: more would wait for its lock with a connection of the database each. */
  const queues = new Map<string, Promise<unknown>>();
  /** Pending joins, by room: each announces the number itself. */
  const joining = new Map<string, number>();
  let hasEnded = false;

  const delivery = createDelivery(db, (message) =>
    users.broadcast(message.room, FRAMES[message.type], (roomId) => ({ ...messageView(message), roomId })),
  );
  const moderation = await openModeration(context, users, (user) => void leave(user).catch(logFailure));

  const worldNews = createWorldNews(context, users, show);

  context.onReset(() => {
    worldNews.restart();
    delivery.restart();
    moderation.restart();
    presence.restart();
  });

  function logFailure(error: unknown): void {
    log.error({ err: error }, 'chat failed');
  }

  function inOrder<T>(key: string, work: () => Promise<T>): Promise<T> {
    const next = (queues.get(key) ?? Promise.resolve()).then(work, work);
    const settled = next
      .catch(() => undefined)
      .finally(() => {
        if (queues.get(key) === settled) queues.delete(key);
      });
    queues.set(key, settled);
    return next;
  }

  /** Shows new messages of a room, here and at the other processes. They are stored: a failure costs a second, until the next tick. */
  async function show(key: string): Promise<void> {
    signal({ room: key });
    await delivery.deliver([key]).catch(logFailure);
  }

  const presenceOf = (user: ChatUser): Presence => ({
    id: user.id,
    memberId: user.memberId,
    room: users.roomOf(user)?.room.key ?? null,
  });
  const present = () => [...users.all].map(presenceOf);

  /** Takes a user out of the room, in memory; the room is followed as long as somebody is in it. */
  function place(user: ChatUser, joined: { room: Room; roomId: string } | null): void {
    const before = users.place(user, joined);
    if (before !== null && users.inRoom(before).length === 0) {
      delivery.forget(before);
      counted.delete(before);
    }
  }

  async function leave(user: ChatUser): Promise<void> {
    place(user, null);
    if (users.all.has(user)) await presence.put(presenceOf(user));
  }

  function announceJoin({ room, name, vipLevel, online }: NonNullable<Signal['join']>, except?: ChatUser): void {
    counted.set(room, online);
    users.broadcast(room, CHAT.broadcastJoin, (roomId) => ({ roomId, nickName: name, vipLevel, online }), except);
  }

  /** Announces how many people are in each room once that has changed. */
  async function announceCounts(keys: readonly string[]): Promise<void> {
    const known = new Map(keys.filter((key) => !joining.has(key)).map((key) => [key, counted.get(key)]));
    const people = await presence.peopleIn([...known.keys()]);
    for (const [key, before] of known) {
      const online = people.get(key) ?? 0;
      if (before === online || joining.has(key) || counted.get(key) !== before) continue;
      counted.set(key, online);
      users.broadcast(key, CHAT.broadcastJoin, (roomId) => ({ roomId, nickName: '', vipLevel: 0, online }));
    }
  }

  function liftExpiredMutes(): void {
    for (const user of users.all) {
      if (user.mutedUntil === null || user.mutedUntil > world.now()) continue;
      user.mutedUntil = null;
      notifyUnmuted(user);
    }
  }

  async function closeEndedHere(): Promise<void> {
    if (users.all.size === 0) return;
    const hashes = [...new Set([...users.all].map(({ sessionHash }) => sessionHash))];
    const open = new Set(await listOpenSessions(db, hashes));
    for (const user of users.all) if (!open.has(user.sessionHash) && hashes.includes(user.sessionHash)) user.close(SESSION_OVER);
  }

  async function moderate(event: ChatEvent, work?: (tx: Tx) => Promise<void>): Promise<void> {
    await moderation.add(event, work);
    signal({ check: true });
  }

  return {
    rules: moderation.rules,
    async enter(user) {
      users.enter(user);
      await presence.put(presenceOf(user));
      // Counted with its own: two that come at once to two processes are both counted.
      if ((await presence.connectionsOf(user.memberId)) <= MAX_CONNECTIONS_PER_MEMBER) return true;
      users.exit(user);
      await presence.remove(user.id);
      return false;
    },
    exit(user) {
      place(user, null);
      users.exit(user);
      if (!hasEnded) presence.remove(user.id).catch(logFailure);
    },
    async join(user, roomId) {
      const room = roomOf(context, roomId);
      if (!room) return null;
      const { key } = room;
      // Post the bots' missing messages before joining: the user receives them as history.
      await inOrder(key, () => worldNews.postBots(room));
      const newest = await getNewestMessageId(db, key);
      if (!users.all.has(user)) return null;
      // A user who opens an empty room sees the score on the page; only later scores are announced.
      if (users.inRoom(key).length === 0) worldNews.noteScore(room);
      place(user, { room, roomId });
      delivery.follow(key, newest);
      joining.set(key, (joining.get(key) ?? 0) + 1);
      try {
        await presence.put(presenceOf(user));
        const online = (await presence.peopleIn([key])).get(key) ?? 1;
        const arrival = { room: key, name: user.name, vipLevel: user.vipLevel, online };
        announceJoin(arrival, user);
        signal({ join: arrival });
        return { roomId, online };
      } finally {
        const others = joining.get(key)! - 1;
        if (others > 0) joining.set(key, others);
        else joining.delete(key);
      }
    },
    leave,
    roomIn(user, roomId) {
      const joined = users.roomOf(user);
      return joined?.roomId === roomId ? joined.room : null;
    },
    find: (roomId) => roomOf(context, roomId),
    transact: (room, work) =>
      inOrder(room.key, async () => {
        await worldNews.postBots(room);
        let isNew = false;
        const result = await inTransaction(db, async (tx) => {
          isNew = false;
          await lockRoom(tx, room.key);
          return work(tx, async (message) => {
            const [row] = await addMessages(tx, [{ ...message, room: room.key, sentAt: Math.trunc(world.now()) }]);
            isNew ||= row !== undefined;
            return row ?? null;
          });
        });
        if (isNew) await show(room.key);
        return result;
      }),
    async page(roomId, from) {
      const room = roomOf(context, roomId);
      if (!room) return { list: [], hasMore: false };
      await inOrder(room.key, () => worldNews.postBots(room));
      return pageOfRoom(db, room.key, from);
    },
    moderate,
    async shield(id) {
      const room = await findRoomOfMessage(db, id);
      if (room === null) return false;
      await moderate({ kind: 'shield', room, id }, (tx) => shieldMessage(tx, room, id));
      return true;
    },
    async cut() {
      const { size } = users.all;
      await moderate({ kind: 'cut' });
      return size;
    },
    async closeEnded() {
      signal({ check: true });
      await closeEndedHere();
    },
    async receive({ room, check, join }) {
      if (room !== undefined && delivery.isFollowed(room)) await delivery.deliver([room]);
      if (join) announceJoin(join);
      if (check) await Promise.all([moderation.catchUp(), closeEndedHere()]);
    },
    async tick() {
      await Promise.all([presence.beat(present()), moderation.catchUp(), closeEndedHere()]);
      const rooms = users.rooms();
      for (const room of rooms.values()) {
        worldNews.announceScore(room);
        await inOrder(room.key, () => worldNews.postBots(room));
      }
      await Promise.all([delivery.deliver(), announceCounts([...rooms.keys()])]);
      liftExpiredMutes();
    },
    sweep: () => presence.sweep(present()),
    async end() {
      hasEnded = true;
      await presence.end();
    },
  };
}

/** The text if a room takes no messages under these rules; null if it does. */
export function closedReason({ maintenance, closed }: RoomRules, room: Room): string | null {
  if (maintenance) return CHAT_COPY.maintenance;
  return closed.includes(room.key) ? CHAT_COPY.roomClosed : null;
}
