import { and, countDistinct, count, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/database';
import { chatPresences, chatProcesses } from './chat.tables';
import { MINUTE } from '../../../kernel/clock/calendar';

/** Ms without a sign of life after which the people of a process do not count, and after which its rows are removed. */
const ABSENT_MS = 6_000;
const REMOVED_MS = MINUTE;
/**
 * The same for the limit of connections of a member. A page connects again three seconds after its process died: its old
 * connections must not block it.
 */
const LIMIT_ABSENT_MS = 2_500;

const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const seenWithin = (ms: number) => gt(chatProcesses.seenAt, sql`${NOW} - ${ms}`);
const ofProcess = eq(chatProcesses.id, chatPresences.processId);

/** A connection that is logged in. `room`: key; null outside of rooms. */
export interface Presence {
  id: string;
  memberId: string;
  room: string | null;
}

/** Members' connections, with process and room. Six seconds after a process was killed, its connections do not count. */
export interface PresenceStore {
  /** Name of this process, new at every start. */
  readonly processId: string;
  /** Stores a connection, or its present room. */
  put(presence: Presence): Promise<void>;
  remove(id: string): Promise<void>;
  /** Connections of a member at all processes. */
  connectionsOf(memberId: string): Promise<number>;
  /** Number of people in each of these rooms; a member with two connections counts once. */
  peopleIn(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Gives a sign of life, which nobody needs while nobody is connected; stores all connections again if the row of this process is
   * gone.
   */
  beat(present: readonly Presence[]): Promise<void>;
  /** Removes rows of connections that are closed, and of processes that are gone. */
  sweep(present: readonly Presence[]): Promise<void>;
  /** After a reset, the next call stores this process again. */
  restart(): void;
  /** Ends this process. */
  end(): Promise<void>;
}

export function createPresenceStore(db: Db): PresenceStore {
  const processId = randomUUID();
  const mine = eq(chatPresences.processId, processId);
  let isStored = false;
  let areAllStored = false;

  /** Updates this process's row; true when the row is new. */
  async function touch(): Promise<boolean> {
    const [row] = await db
      .insert(chatProcesses)
      .values({ id: processId, seenAt: NOW })
      .onConflictDoUpdate({ target: chatProcesses.id, set: { seenAt: NOW } })
      .returning({ isNew: sql<boolean>`(xmax = 0)` });
    isStored = true;
    return row?.isNew ?? false;
  }

  async function putAll(presences: readonly Presence[]): Promise<void> {
    if (presences.length === 0) return;
    await db
      .insert(chatPresences)
      .values(presences.map((presence) => ({ ...presence, processId })))
      .onConflictDoUpdate({ target: chatPresences.id, set: { room: sql`excluded.room` } });
  }

  return {
    processId,
    async put(presence) {
      if (!isStored) await touch();
      await putAll([presence]);
    },
    async remove(id) {
      await db.delete(chatPresences).where(eq(chatPresences.id, id));
    },
    async connectionsOf(memberId) {
      const [row] = await db
        .select({ count: count() })
        .from(chatPresences)
        .innerJoin(chatProcesses, ofProcess)
        .where(and(eq(chatPresences.memberId, memberId), or(mine, seenWithin(LIMIT_ABSENT_MS))));
      return row?.count ?? 0;
    },
    async peopleIn(rooms) {
      if (rooms.length === 0) return new Map();
      const rows = await db
        .select({ room: chatPresences.room, people: countDistinct(chatPresences.memberId) })
        .from(chatPresences)
        .innerJoin(chatProcesses, ofProcess)
        .where(and(inArray(chatPresences.room, [...rooms]), or(mine, seenWithin(ABSENT_MS))))
        .groupBy(chatPresences.room);
      return new Map(rows.map(({ room, people }) => [room!, people]));
    },
    async beat(present) {
      if (present.length === 0) {
        // The next connection gives it first.
        isStored = false;
        return;
      }
      if ((await touch()) || !areAllStored) await putAll(present);
      areAllStored = true;
    },
    async sweep(present) {
      const ids = present.map(({ id }) => id);
      await db.delete(chatPresences).where(and(mine, sql`${chatPresences.id} <> ALL(${sql.param(ids)})`));
      await db.delete(chatProcesses).where(lt(chatProcesses.seenAt, sql`${NOW} - ${REMOVED_MS}`));
      await db.delete(chatPresences).where(sql`${chatPresences.processId} NOT IN (SELECT id FROM chat_processes)`);
    },
    restart() {
      isStored = false;
      areAllStored = false;
    },
    async end() {
      await db.delete(chatPresences).where(mine);
      await db.delete(chatProcesses).where(eq(chatProcesses.id, processId));
    },
  };
}
