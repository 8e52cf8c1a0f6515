import { and, asc, desc, eq, gt, lt, max, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { chatMessages, type ChatMessage, type NewChatMessage } from './chat.tables';

/**
 * Lets one transaction at a time store messages in a room, until it ends. An id is taken behind the lock, so that messages of a
 * room are committed in order of their ids: a reader of one of them has missed none before it.
 */
export async function lockRoom(tx: Tx, room: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' chat ' || ${room}, 0))`);
}

/** Stores messages, oldest first, in a room that is locked; those whose room has one of their `onceKey` already are left out. */
export function addMessages(tx: Tx, messages: readonly NewChatMessage[]): Promise<ChatMessage[]> {
  return tx
    .insert(chatMessages)
    .values([...messages])
    .onConflictDoNothing()
    .returning();
}

/** Id of the newest message of a room; 0 before the first. */
export async function getNewestMessageId(db: Db, room: string): Promise<number> {
  const [row] = await db
    .select({ id: max(chatMessages.id) })
    .from(chatMessages)
    .where(eq(chatMessages.room, room));
  return row?.id ?? 0;
}

/** Messages of several rooms, each behind its own `lastId`, oldest first; shielded ones too. */
export function listMessagesAfter(db: Db, from: readonly { room: string; lastId: number }[], limit: number): Promise<ChatMessage[]> {
  return db
    .select()
    .from(chatMessages)
    .where(or(...from.map(({ room, lastId }) => and(eq(chatMessages.room, room), gt(chatMessages.id, lastId)))))
    .orderBy(asc(chatMessages.id))
    .limit(limit);
}

/** Messages in a room before the message `beforeId` (null = now), oldest first, and whether there are more. */
export async function pageOfRoom(
  db: Db,
  room: string,
  { beforeId, size }: { beforeId: number | null; size: number },
): Promise<{ list: ChatMessage[]; hasMore: boolean }> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(eq(chatMessages.room, room), eq(chatMessages.shielded, false), beforeId === null ? undefined : lt(chatMessages.id, beforeId)),
    )
    .orderBy(desc(chatMessages.id))
    .limit(size + 1);
  return { list: rows.slice(0, size).toReversed(), hasMore: rows.length > size };
}

/** A message that can be read in a room; null when there is none. */
export async function findMessageInRoom(db: Db | Tx, room: string, id: number): Promise<ChatMessage | null> {
  const isIt = and(eq(chatMessages.id, id), eq(chatMessages.room, room), eq(chatMessages.shielded, false));
  const [row] = await db.select().from(chatMessages).where(isIt);
  return row ?? null;
}

/** The room of a message; null when there is none. */
export async function findRoomOfMessage(db: Db, id: number): Promise<string | null> {
  const [row] = await db.select({ room: chatMessages.room }).from(chatMessages).where(eq(chatMessages.id, id));
  return row?.room ?? null;
}

/** Hides a message, also in the replies that quote it. The room is locked: no reply quotes it meanwhile. */
export async function shieldMessage(tx: Tx, room: string, id: number): Promise<void> {
  await lockRoom(tx, room);
  await tx.update(chatMessages).set({ shielded: true }).where(eq(chatMessages.id, id));
  await tx
    .update(chatMessages)
    .set({ reply: sql`${chatMessages.reply} || '{"content": ""}'::jsonb` })
    .where(and(eq(chatMessages.room, room), sql`${chatMessages.reply} ->> 'id' = ${String(id)}`));
}
