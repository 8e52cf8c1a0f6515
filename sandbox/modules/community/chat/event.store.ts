import { asc, gt, lt, max } from 'drizzle-orm';
import { findOrMake, inTransaction, type Db, type Tx } from '../../../kernel/db/database';
import { createShortLived } from '../../../kernel/db/short-lived.store';
import { CHAT_COPY } from './chat.copy';
import { chatEvents, chatRules, type ChatEvent } from './chat.tables';
import { DAY, MINUTE } from '../../../kernel/clock/calendar';

/** Moderation rules of the rooms. `closed`: keys of rooms. */
export interface RoomRules {
  vipMin: number;
  vipMax: number;
  maintenance: boolean;
  closed: readonly string[];
}

/** Rules before any change. */
export const OPEN_RULES: RoomRules = { vipMin: 0, vipMax: 10, maintenance: false, closed: [] };

/** Real ms for which events are stored: a process that slept longer has lost its connections. */
const STORED_MS = DAY;

export function rulesAfter(rules: RoomRules, event: ChatEvent): RoomRules {
  switch (event.kind) {
    case 'vip':
      return { ...rules, vipMin: event.min, vipMax: event.max };
    case 'maintenance':
      return { ...rules, maintenance: event.on };
    case 'room': {
      const others = rules.closed.filter((room) => room !== event.room);
      return { ...rules, closed: event.open ? others : [...others, event.room] };
    }
    default:
      return rules;
  }
}

export async function readRules(db: Db | Tx): Promise<RoomRules> {
  const [row] = await db.select().from(chatRules);
  return row ?? OPEN_RULES;
}

/** Stores an event with its changes, and runs `work` in the same transaction. Events are committed in order of their ids. */
export async function storeEvent(db: Db, event: ChatEvent, work: (tx: Tx) => Promise<void> = async () => undefined): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rules = await findOrMake(
      async () => (await tx.select().from(chatRules).for('update'))[0],
      () => tx.insert(chatRules).values({ id: 1 }).onConflictDoNothing(),
    );
    await work(tx);
    const { vipMin, vipMax, maintenance, closed } = rulesAfter(rules, event);
    await tx.update(chatRules).set({ vipMin, vipMax, maintenance, closed: [...closed] });
    await tx.insert(chatEvents).values({ event, madeAt: Date.now() });
  });
}

/** Id of the newest event; 0 before the first. */
export async function getNewestEventId(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(chatEvents.id) }).from(chatEvents);
  return row?.id ?? 0;
}

/** Events behind one of them, oldest first. */
export function listEventsAfter(db: Db, id: number): Promise<{ id: number; event: ChatEvent }[]> {
  return db
    .select({ id: chatEvents.id, event: chatEvents.event })
    .from(chatEvents)
    .where(gt(chatEvents.id, id))
    .orderBy(asc(chatEvents.id));
}

/** Removes events of yesterday. `now`: real ms. */
export async function sweepEvents(db: Db, now: number): Promise<void> {
  await db.delete(chatEvents).where(lt(chatEvents.madeAt, now - STORED_MS));
}

/** Real ms for which a member who was removed from a room enters none. */
const REMOVED_MS = 10 * MINUTE;

/** Removals in this database or transaction. */
const removals = (db: Db | Tx) => createShortLived<true>(db as Db, 'chat-removal');

/** Bars a member from the rooms for a while. `now`: real ms. */
export function barFromRooms(db: Db | Tx, memberId: string, now: number): Promise<void> {
  return removals(db).put(memberId, { value: true, until: Math.trunc(now) + REMOVED_MS });
}

/** Message for a member who may not enter a room, write in it or give gifts there at `now` (real ms); null if nothing forbids it. */
export async function findRemovalText(db: Db | Tx, memberId: string, now: number): Promise<string | null> {
  return removalText((await removals(db).read(memberId))?.until ?? null, now);
}

/** Message for a removal that lasts until `until`; null once it is over, and without one. Real ms. */
export function removalText(until: number | null, now: number): string | null {
  return until !== null && until > now ? CHAT_COPY.removed(Math.ceil((until - now) / MINUTE)) : null;
}
