import type { Db } from '../../../kernel/db/database';
import type { ChatMessage } from './chat.tables';
import { listMessagesAfter } from './message.store';

/** Messages of one reading; more follow in the next. */
const PAGE = 500;

/** Shows each message of the rooms that have somebody here once, in the order of their ids, from the database alone. */
export interface Delivery {
  /** From now on the room's messages behind `lastId` are shown; nothing changes for a room that is followed already. */
  follow(room: string, lastId: number): void;
  forget(room: string): void;
  isFollowed(room: string): boolean;
  /** Reads new messages of these rooms, or of all followed rooms without a list; resolves once they are shown. */
  deliver(rooms?: readonly string[]): Promise<void>;
  /** After a reset, ids restart. */
  restart(): void;
}

export function createDelivery(db: Db, show: (message: ChatMessage) => void): Delivery {
  /** Id of the last message that was shown, by room. */
  const lastIds = new Map<string, number>();
  const waiting = new Set<string>();
  let working: Promise<void> | null = null;
  /** Counts restarts: messages read before one are not shown. */
  let restarts = 0;

  async function readOnce(): Promise<void> {
    const before = restarts;
    const from = [...waiting].flatMap((room) => {
      const lastId = lastIds.get(room);
      return lastId === undefined ? [] : [{ room, lastId }];
    });
    waiting.clear();
    if (from.length === 0) return;
    const rows = await listMessagesAfter(db, from, PAGE);
    if (before !== restarts) return;
    for (const row of rows) {
      if (row.id <= (lastIds.get(row.room) ?? Infinity)) continue;
      lastIds.set(row.room, row.id);
      if (!row.shielded) show(row);
    }
    if (rows.length === PAGE) for (const { room } of from) waiting.add(room);
  }

  async function work(): Promise<void> {
    // `working` is set before the first reading.
    await Promise.resolve();
    try {
      while (waiting.size > 0) await readOnce();
    } finally {
      working = null;
    }
  }

  return {
    follow(room, lastId) {
      if (!lastIds.has(room)) lastIds.set(room, lastId);
    },
    forget: (room) => void lastIds.delete(room),
    isFollowed: (room) => lastIds.has(room),
    deliver(rooms = [...lastIds.keys()]) {
      for (const room of rooms) waiting.add(room);
      working ??= work();
      return working;
    },
    restart() {
      restarts += 1;
      for (const room of lastIds.keys()) lastIds.set(room, 0);
    },
  };
}
