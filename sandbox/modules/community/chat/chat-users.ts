import { frameOf } from './frame';
import type { Room } from './room';

/** A member who is connected to this process and logged in. */
export interface ChatUser {
  /** Id of the connection. */
  id: string;
  memberId: string;
  /** Masked name that others see. */
  name: string;
  vipLevel: number;
  /** Hash of the session that the chat's token was given to. */
  sessionHash: string;
  /** Muted until (world ms); null while not muted, Infinity without an end. */
  mutedUntil: number | null;
  send(msgId: number, msgData: unknown): void;
  /** Sends a frame of `frameOf`. */
  sendFrame(frame: Buffer): void;
  close(code: number): void;
}

/** A room with the name that it was joined under. */
export interface JoinedRoom {
  room: Room;
  roomId: string;
}

/** Connections of this process, and the rooms that they are in. */
export interface ChatUsers {
  readonly all: ReadonlySet<ChatUser>;
  enter(user: ChatUser): void;
  exit(user: ChatUser): void;
  ofMember(memberId: string): readonly ChatUser[];
  /** Puts a user into a room, out of the one before; null = into none. Returns the key of the previous room. */
  place(user: ChatUser, joined: JoinedRoom | null): string | null;
  roomOf(user: ChatUser): JoinedRoom | null;
  inRoom(key: string): readonly (readonly [ChatUser, JoinedRoom])[];
  /** Rooms with somebody in them, by key. */
  rooms(): ReadonlyMap<string, Room>;
  /** Sends to everybody in a room but one, by the name that each joined it under. */
  broadcast(key: string, msgId: number, view: (roomId: string) => object, except?: ChatUser): void;
}

export function createChatUsers(): ChatUsers {
  const all = new Set<ChatUser>();
  const joined = new Map<ChatUser, JoinedRoom>();
  const byRoom = new Map<string, Set<ChatUser>>();

  function place(user: ChatUser, next: JoinedRoom | null): string | null {
    const before = joined.get(user)?.room.key ?? null;
    if (before !== null) {
      const others = byRoom.get(before);
      others?.delete(user);
      if (others?.size === 0) byRoom.delete(before);
      joined.delete(user);
    }
    if (next) {
      const { key } = next.room;
      joined.set(user, next);
      byRoom.set(key, (byRoom.get(key) ?? new Set()).add(user));
    }
    return before;
  }

  const inRoom = (key: string) => [...(byRoom.get(key) ?? [])].map((user) => [user, joined.get(user)!] as const);

  return {
    all,
    enter: (user) => void all.add(user),
    exit(user) {
      all.delete(user);
      place(user, null);
    },
    ofMember: (memberId) => [...all].filter((user) => user.memberId === memberId),
    place,
    roomOf: (user) => joined.get(user) ?? null,
    inRoom,
    rooms: () => new Map([...joined.values()].map(({ room }) => [room.key, room])),
    broadcast(key, msgId, view, except) {
      // One frame for all who joined the room under the same name.
      const frames = new Map<string, Buffer>();
      for (const [user, { roomId }] of inRoom(key)) {
        if (user === except) continue;
        const frame = frames.get(roomId) ?? frameOf(msgId, view(roomId));
        frames.set(roomId, frame);
        user.sendFrame(frame);
      }
    },
  };
}
