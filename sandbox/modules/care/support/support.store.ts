import { createHash } from 'node:crypto';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { supportMessages, supportTickets } from './support.tables';
import type { SupportMessage, SupportTicket } from './support.tables';

export function keyHashOf(ticketKey: string): string {
  return createHash('sha256').update(ticketKey).digest('hex');
}

export async function findTicket(db: Db | Tx, ticketKey: string): Promise<SupportTicket | undefined> {
  const [found] = await db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.keyHash, keyHashOf(ticketKey)));
  return found;
}

/** The newest ticket that a member wrote to. */
export async function findNewestTicket(db: Db, memberId: string): Promise<SupportTicket | undefined> {
  const mine = eq(supportTickets.memberId, memberId);
  const [newest] = await db.select().from(supportTickets).where(mine).orderBy(desc(supportTickets.id)).limit(1);
  return newest;
}

/** The ticket of a key, opened now if there is none; it becomes a member's with the first message of that member. `now`: world ms. */
export async function openTicket(
  tx: Tx,
  ticketKey: string,
  { memberId, now }: { memberId: string | null; now: number },
): Promise<SupportTicket> {
  await tx
    .insert(supportTickets)
    .values({ keyHash: keyHashOf(ticketKey), openedAt: Math.trunc(now) })
    .onConflictDoNothing();
  if (memberId !== null) {
    const unclaimed = and(eq(supportTickets.keyHash, keyHashOf(ticketKey)), isNull(supportTickets.memberId));
    await tx.update(supportTickets).set({ memberId, memberKey: ticketKey }).where(unclaimed);
  }
  return (await findTicket(tx, ticketKey))!;
}

/** Stores a message; false for one whose key exists already. */
export async function addMessage(tx: Tx, message: typeof supportMessages.$inferInsert): Promise<boolean> {
  const added = await tx.insert(supportMessages).values(message).onConflictDoNothing().returning({ id: supportMessages.id });
  return added.length > 0;
}

/** All messages of a ticket, including those that cannot be read yet, in order of time. */
export function listMessages(db: Db | Tx, ticketId: bigint): Promise<SupportMessage[]> {
  return db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.ticketId, ticketId))
    .orderBy(asc(supportMessages.sentAt), asc(supportMessages.id));
}
