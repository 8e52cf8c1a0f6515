import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { inTransaction, type Db, type Tx } from '../db/database';
import { chatMessages, type ChatMessage, type NewChatMessage } from './chat.schema';

/** Stores a message; null when its room has one of this `onceKey` already. */
export async function addMessage(db: Db | Tx, message: NewChatMessage): Promise<ChatMessage | null> {
  const [row] = await db.insert(chatMessages).values(message).onConflictDoNothing().returning();
  return row ?? null;
}

/** What was said in a room before the message `beforeId` (null = now), oldest first, and whether there is more. */
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
export async function messageOfRoom(db: Db | Tx, room: string, id: number): Promise<ChatMessage | null> {
  const isIt = and(eq(chatMessages.id, id), eq(chatMessages.room, room), eq(chatMessages.shielded, false));
  const [row] = await db.select().from(chatMessages).where(isIt);
  return row ?? null;
}

/** Takes a message out of sight, also out of the answers that quote it; null when there is none. */
export async function shieldMessage(db: Db, id: number): Promise<ChatMessage | null> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.update(chatMessages).set({ shielded: true }).where(eq(chatMessages.id, id)).returning();
    if (!row) return null;
    await tx
      .update(chatMessages)
      .set({ reply: sql`${chatMessages.reply} || '{"content": ""}'::jsonb` })
      .where(and(eq(chatMessages.room, row.room), sql`${chatMessages.reply} ->> 'id' = ${String(id)}`));
    return row;
  });
}
