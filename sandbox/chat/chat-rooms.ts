import { CHAT } from '../../lib/contract/chat.wire';
import { inTransaction, type Tx } from '../db/database';
import { openSessionsOf } from '../member/session';
import type { Context } from '../server/context';
import { botMessages } from './bots';
import { CHAT_WORDS } from './chat.copy';
import type { ChatMessage, NewChatMessage } from './chat.schema';
import { addMessage, pageOfRoom, shieldMessage } from './message.store';
import { matchIdOf, roomOf, type Room } from './room';

/** A message before its room and its time are known. */
export type RoomMessage = Omit<NewChatMessage, 'room' | 'sentAt'>;

/** A member who is connected and logged in. */
export interface ChatUser {
  memberId: string;
  /** Masked name that others see. */
  name: string;
  vipLevel: number;
  /** Hash of the session that the chat's token was given to. */
  sessionHash: string;
  /** Muted until (world ms); null while not muted, Infinity without an end. */
  mutedUntil: number | null;
  send(msgId: number, msgData: unknown): void;
  close(code: number): void;
}

/** Chat users by room, messages, and moderation settings. In memory except for the messages. */
export interface ChatRooms {
  /** Set by a tester; a reset restores the defaults. */
  readonly rules: { vipMin: number; vipMax: number; maintenance: string | null; readonly closed: Set<string> };
  enter(user: ChatUser): void;
  exit(user: ChatUser): void;
  /** All connections of a member. */
  connectionsOf(memberId: string): readonly ChatUser[];
  /** Joins a room and leaves the previous one; null for an unknown room. */
  join(user: ChatUser, roomId: string): Promise<{ roomId: string; online: number } | null>;
  leave(user: ChatUser): void;
  /** Takes a member out of every room, and says so to the connections. */
  remove(memberId: string): void;
  /** The room that the user has joined; null for another name. */
  roomIn(user: ChatUser, roomId: string): Room | null;
  /** The room of a name; null for an unknown name. */
  find(roomId: string): Room | null;
  /**
   * Runs `work` in a transaction, between two messages of the room; messages that it adds are sent to everyone there once it is
   * committed. `add` answers null when a message with its `onceKey` exists. Answers what `work` answers.
   */
  transact<T>(room: Room, work: (tx: Tx, add: (message: RoomMessage) => Promise<ChatMessage | null>) => Promise<T>): Promise<T>;
  page(roomId: string, from: { beforeId: number | null; size: number }): Promise<{ list: ChatMessage[]; hasMore: boolean }>;
  shield(id: number): Promise<boolean>;
  setRoom(roomId: string, open: boolean): boolean;
  /** Sends to every chat user. */
  sendToAll(msgId: number, msgData: unknown): void;
  /** Closes the connections whose session has ended. */
  closeEnded(): Promise<void>;
  /** Closes every connection; answers their number. */
  cut(): number;
  /** Posts what the world and the clock have brought since the last call. */
  tick(): Promise<void>;
}

/** A message as the wire has it; frames of a room add its name. */
export function messageView({ id, userId, nickName, vipLevel, type, content, sentAt, bet, gift, reply }: ChatMessage): object {
  const sendTime = new Date(sentAt).toISOString();
  const more = { ...(bet && { bet }), ...(gift && { gift }), ...(reply && { reply }) };
  return { id: String(id), userId, nickName, vipLevel, type, content, sendTime, ...more };
}

const FRAMES = { text: CHAT.broadcastRoom, bet: CHAT.shareBetRecord, gift: CHAT.gift } as const;

const GOING_AWAY = 1001;
/** Close code of a connection whose session has ended. */
export const SESSION_OVER = 1008;
const START = { vipMin: 0, vipMax: 10, maintenance: null };

export function createChatRooms(context: Pick<Context, 'db' | 'world' | 'env' | 'log' | 'onReset'>): ChatRooms {
  const { db, world } = context;
  const users = new Set<ChatUser>();
  /** Room by chat user, with the name it was joined under. */
  const roomByUser = new Map<ChatUser, { room: Room; roomId: string }>();
  /** World ms up to which the bots have posted, and the last score, by room. */
  const botsCaughtUpTo = new Map<string, number>();
  const scores = new Map<string, string>();
  /** The number of people that each room knows. */
  const counted = new Map<string, number>();
  const rules: ChatRooms['rules'] & { maintenance: string | null } = { ...START, closed: new Set() };
  let queue: Promise<unknown> = Promise.resolve();
  /** Runs tasks one after the other, so that ids, times and frames have one order. */
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  };

  context.onReset(() => {
    botsCaughtUpTo.clear();
    scores.clear();
    rules.closed.clear();
    Object.assign(rules, START);
  });

  const inRoom = (key: string) => [...roomByUser].filter(([, { room }]) => room.key === key);

  function broadcast(key: string, msgId: number, view: (roomId: string) => object): void {
    for (const [user, { roomId }] of inRoom(key)) user.send(msgId, view(roomId));
  }

  const countIn = (key: string) => new Set(inRoom(key).map(([{ memberId }]) => memberId)).size;

  const leave = (user: ChatUser) => void roomByUser.delete(user);

  /** Announces how many people are in a room once some have left. */
  function broadcastCount(key: string): void {
    const online = countIn(key);
    if (counted.get(key) === online) return;
    counted.set(key, online);
    broadcast(key, CHAT.broadcastJoin, (roomId) => ({ roomId, nickName: '', vipLevel: 0, online }));
  }

  function show(row: ChatMessage): void {
    broadcast(row.room, FRAMES[row.type], (roomId) => ({ ...messageView(row), roomId }));
  }

  /** Posts the bots' missing messages first, so that all messages are stored in order of time. */
  async function catchUp(room: Room): Promise<void> {
    const now = world.now();
    const caughtUpTo = botsCaughtUpTo.get(room.key) ?? 0;
    // After the clock was set back the bots start anew; stored messages stay.
    const since = caughtUpTo > now ? 0 : caughtUpTo;
    for (const { key, at, speaker, content } of botMessages(world, context.env.seed, room, since)) {
      const row = await addMessage(db, { ...speaker, room: room.key, onceKey: key, type: 'text', content, sentAt: at });
      if (row) show(row);
    }
    botsCaughtUpTo.set(room.key, now);
  }

  function transact<T>(room: Room, work: (tx: Tx, add: (message: RoomMessage) => Promise<ChatMessage | null>) => Promise<T>): Promise<T> {
    return inOrder(async () => {
      await catchUp(room);
      const { rows, result } = await inTransaction(db, async (tx) => {
        const added: ChatMessage[] = [];
        const answer = await work(tx, async (message) => {
          const row = await addMessage(tx, { ...message, room: room.key, sentAt: Math.trunc(world.now()) });
          if (row) added.push(row);
          return row;
        });
        return { rows: added, result: answer };
      });
      for (const row of rows) show(row);
      return result;
    });
  }

  /** Announces a score that changed. */
  function broadcastScore({ key, match }: Room): void {
    if (!match) return;
    const { score, seconds } = world.state(match);
    const before = scores.get(key);
    scores.set(key, score.join('-'));
    if (before === score.join('-')) return;
    const [home, away] = score;
    broadcast(key, CHAT.score, (roomId) => ({ matchId: matchIdOf(roomId), home, away, minute: Math.floor(seconds / 60) }));
  }

  function liftExpiredMutes(): void {
    for (const user of users) {
      if (user.mutedUntil === null || user.mutedUntil > world.now()) continue;
      user.mutedUntil = null;
      user.send(CHAT.speechStatus, { speechStatus: 1, reason: '', until: null });
    }
  }

  return {
    rules,
    enter: (user) => users.add(user),
    exit(user) {
      users.delete(user);
      leave(user);
    },
    connectionsOf: (memberId) => [...users].filter((user) => user.memberId === memberId),
    async join(user, roomId) {
      const room = roomOf(world, roomId);
      if (!room) return null;
      // Post the bots' missing messages before joining: the user reads them as history.
      await inOrder(() => catchUp(room));
      // A user who opens an empty room sees the score on the page; only later scores are announced.
      if (room.match && inRoom(room.key).length === 0) scores.set(room.key, world.state(room.match).score.join('-'));
      leave(user);
      roomByUser.set(user, { room, roomId });
      // Who is here twice is one person.
      const online = countIn(room.key);
      counted.set(room.key, online);
      for (const [other, { roomId: name }] of inRoom(room.key)) {
        if (other !== user) other.send(CHAT.broadcastJoin, { roomId: name, nickName: user.name, vipLevel: user.vipLevel, online });
      }
      return { roomId, online };
    },
    leave,
    remove(memberId) {
      for (const [user, { roomId }] of roomByUser) {
        if (user.memberId !== memberId) continue;
        leave(user);
        user.send(CHAT.leaveRoom, { roomId });
      }
    },
    roomIn(user, roomId) {
      const joined = roomByUser.get(user);
      return joined?.roomId === roomId ? joined.room : null;
    },
    find: (roomId) => roomOf(world, roomId),
    transact,
    page: (roomId, from) =>
      inOrder(async () => {
        const room = roomOf(world, roomId);
        if (!room) return { list: [], hasMore: false };
        await catchUp(room);
        return pageOfRoom(db, room.key, from);
      }),
    async shield(id) {
      const row = await shieldMessage(db, id);
      if (row) broadcast(row.room, CHAT.messageShield, () => ({ id: String(id) }));
      return row !== null;
    },
    setRoom(roomId, open) {
      const room = roomOf(world, roomId);
      if (!room) return false;
      if (open) rules.closed.delete(room.key);
      else rules.closed.add(room.key);
      broadcast(room.key, CHAT.roomStatus, (name) => ({ roomId: name, status: open ? 1 : 0 }));
      return true;
    },
    sendToAll(msgId, msgData) {
      for (const user of users) user.send(msgId, msgData);
    },
    async closeEnded() {
      if (users.size === 0) return;
      const hashes = [...new Set([...users].map(({ sessionHash }) => sessionHash))];
      const open = new Set(await openSessionsOf(db, hashes));
      for (const user of users) if (!open.has(user.sessionHash)) user.close(SESSION_OVER);
    },
    cut() {
      const all = [...users];
      for (const user of all) user.close(GOING_AWAY);
      return all.length;
    },
    tick: () =>
      inOrder(async () => {
        const rooms = new Map([...roomByUser.values()].map(({ room }) => [room.key, room]));
        for (const room of rooms.values()) {
          broadcastScore(room);
          broadcastCount(room.key);
          await catchUp(room);
        }
        liftExpiredMutes();
      }),
  };
}

/** Whether a room takes messages now; the words if not. */
export function closedReason({ rules }: ChatRooms, room: Room): string | null {
  if (rules.maintenance !== null) return rules.maintenance;
  return rules.closed.has(room.key) ? CHAT_WORDS.roomClosed : null;
}
