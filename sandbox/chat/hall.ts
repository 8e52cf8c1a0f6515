import { CHAT } from '../../lib/contract/chat.wire';
import type { Context } from '../server/context';
import { castLines } from './cast';
import { CHAT_WORDS } from './chat.copy';
import type { ChatMessage, NewChatMessage } from './chat.schema';
import { addMessage, pageOfRoom, shieldMessage } from './message.store';
import { matchIdOf, roomOf, type Room } from './room';

/** Somebody who is connected and logged in. */
export interface Guest {
  memberId: string;
  /** Name as others see it. */
  name: string;
  vipLevel: number;
  /** Hash of the session that the chat's token was given to. */
  sessionHash: string;
  /** Until when he may not speak, world ms; null while he may, Infinity without an end. */
  mutedUntil: number | null;
  send(msgId: number, msgData: unknown): void;
  close(code: number): void;
}

/** Who is where, what is said, and what a room's keeper has decided. In memory but for the messages. */
export interface Hall {
  /** Changed by a tester; back to its start at a reset. */
  readonly rules: { vipMin: number; vipMax: number; maintenance: string | null; readonly closed: Set<string> };
  enter(guest: Guest): void;
  exit(guest: Guest): void;
  guests(): readonly Guest[];
  /** Every guest of a member. */
  linesOf(memberId: string): readonly Guest[];
  /** Into a room, out of the one before; null for a room that is none. */
  join(guest: Guest, roomId: string): Promise<{ roomId: string; online: number } | null>;
  leave(guest: Guest): void;
  /** The room one is in; null for another name. */
  roomIn(guest: Guest, roomId: string): Room | null;
  /** Stores a message and tells it to everybody in its room, in order; null where it may stand only once and stands there. */
  post(room: Room, message: Omit<NewChatMessage, 'room' | 'sentAt'>): Promise<ChatMessage | null>;
  page(roomId: string, from: { beforeId: number | null; size: number }): Promise<{ list: ChatMessage[]; hasMore: boolean }>;
  shield(id: number): Promise<boolean>;
  setRoom(roomId: string, open: boolean): boolean;
  /** To all. */
  tell(msgId: number, msgData: unknown): void;
  /** Everybody's line is cut; how many there were. */
  cut(): number;
  /** What the world and the clock have brought since the last one. */
  tick(): Promise<void>;
}

/** A message as the wire has it; frames of a room add its name. */
export function messageView({ id, userId, nickName, vipLevel, type, content, sentAt, bet }: ChatMessage): object {
  return { id: String(id), userId, nickName, vipLevel, type, content, sendTime: new Date(sentAt).toISOString(), ...(bet ? { bet } : {}) };
}

const GOING_AWAY = 1001;
/** Close code of a line whose session has ended. */
export const SESSION_OVER = 1008;
const START = { vipMin: 0, vipMax: 10, maintenance: null };

export function createHall(context: Pick<Context, 'db' | 'world' | 'env' | 'log' | 'onReset'>): Hall {
  const { db, world } = context;
  const guests = new Set<Guest>();
  /** Room by guest, with the name it was joined under. */
  const places = new Map<Guest, { room: Room; roomId: string }>();
  /** World ms up to which the cast has spoken, and the last score, by room. */
  const spoken = new Map<string, number>();
  const scores = new Map<string, string>();
  const rules: Hall['rules'] & { maintenance: string | null } = { ...START, closed: new Set() };
  let queue: Promise<unknown> = Promise.resolve();
  /** One after the other, so that ids, times and frames have one order. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  };

  context.onReset(() => {
    spoken.clear();
    scores.clear();
    rules.closed.clear();
    Object.assign(rules, START);
  });

  const inRoom = (key: string) => [...places].filter(([, { room }]) => room.key === key);

  function broadcast(key: string, msgId: number, view: (roomId: string) => object): void {
    for (const [guest, { roomId }] of inRoom(key)) guest.send(msgId, view(roomId));
  }

  async function store(message: NewChatMessage): Promise<ChatMessage | null> {
    const row = await addMessage(db, message);
    if (row)
      broadcast(row.room, row.type === 'bet' ? CHAT.shareBetRecord : CHAT.broadcastRoom, (roomId) => ({ ...messageView(row), roomId }));
    return row;
  }

  /** Lets the cast catch up, so that what it says stands in its place. */
  async function catchUp(room: Room): Promise<void> {
    const now = world.now();
    const held = spoken.get(room.key) ?? 0;
    // A clock that was set back begins anew; what was said before stays said.
    const since = held > now ? 0 : held;
    for (const { key, at, speaker, content } of castLines(world, context.env.seed, room, since)) {
      await store({ ...speaker, room: room.key, onceKey: key, type: 'text', content, sentAt: at });
    }
    spoken.set(room.key, now);
  }

  /** Tells a score that changed. */
  function tellScore({ key, match }: Room): void {
    if (!match) return;
    const { score, seconds } = world.state(match);
    const before = scores.get(key);
    scores.set(key, score.join('-'));
    if (before === score.join('-')) return;
    const [home, away] = score;
    broadcast(key, CHAT.score, (roomId) => ({ matchId: matchIdOf(roomId), home, away, minute: Math.floor(seconds / 60) }));
  }

  function giveVoicesBack(): void {
    for (const guest of guests) {
      if (guest.mutedUntil === null || guest.mutedUntil > world.now()) continue;
      guest.mutedUntil = null;
      guest.send(CHAT.speechStatus, { speechStatus: 1, reason: '', until: null });
    }
  }

  return {
    rules,
    enter: (guest) => guests.add(guest),
    exit(guest) {
      guests.delete(guest);
      places.delete(guest);
    },
    guests: () => [...guests],
    linesOf: (memberId) => [...guests].filter((guest) => guest.memberId === memberId),
    async join(guest, roomId) {
      const room = roomOf(world, roomId);
      if (!room) return null;
      // First the past, then the door: what the cast makes up for is read as history.
      await inTurn(() => catchUp(room));
      // Who opens an empty room sees the score on the page; only a later one is news.
      if (room.match && inRoom(room.key).length === 0) scores.set(room.key, world.state(room.match).score.join('-'));
      places.set(guest, { room, roomId });
      for (const [other] of inRoom(room.key)) {
        if (other !== guest) other.send(CHAT.broadcastJoin, { nickName: guest.name, vipLevel: guest.vipLevel });
      }
      return { roomId, online: inRoom(room.key).length };
    },
    leave: (guest) => void places.delete(guest),
    roomIn(guest, roomId) {
      const place = places.get(guest);
      return place?.roomId === roomId ? place.room : null;
    },
    post: (room, message) =>
      inTurn(async () => {
        await catchUp(room);
        return store({ ...message, room: room.key, sentAt: Math.trunc(world.now()) });
      }),
    page: (roomId, from) =>
      inTurn(async () => {
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
    tell(msgId, msgData) {
      for (const guest of guests) guest.send(msgId, msgData);
    },
    cut() {
      const all = [...guests];
      for (const guest of all) guest.close(GOING_AWAY);
      return all.length;
    },
    tick: () =>
      inTurn(async () => {
        const rooms = new Map([...places.values()].map(({ room }) => [room.key, room]));
        for (const room of rooms.values()) {
          tellScore(room);
          await catchUp(room);
        }
        giveVoicesBack();
      }),
  };
}

/** Whether a room takes messages now; the words if not. */
export function shutWords({ rules }: Hall, room: Room): string | null {
  if (rules.maintenance !== null) return rules.maintenance;
  return rules.closed.has(room.key) ? CHAT_WORDS.roomClosed : null;
}
