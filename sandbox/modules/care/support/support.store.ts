import { createHash } from 'node:crypto';
import { and, asc, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { supportMessages, supportServices, supportTickets } from './support.tables';
import type { SupportMessage, SupportService, SupportTicket } from './support.tables';

export function keyHashOf(ticketKey: string): string {
  return createHash('sha256').update(ticketKey).digest('hex');
}

const ofKey = (ticketKey: string) => eq(supportTickets.keyHash, keyHashOf(ticketKey));

export async function findTicket(db: Db | Tx, ticketKey: string): Promise<SupportTicket | undefined> {
  const [found] = await db.select().from(supportTickets).where(ofKey(ticketKey));
  return found;
}

/** The ticket of a key, locked: what is written to it waits for each other. */
export async function lockTicket(tx: Tx, ticketKey: string): Promise<SupportTicket | undefined> {
  const [found] = await tx.select().from(supportTickets).where(ofKey(ticketKey)).for('update');
  return found;
}

/** The newest ticket that a member wrote to. */
export async function findNewestTicket(db: Db, memberId: string): Promise<SupportTicket | undefined> {
  const mine = eq(supportTickets.memberId, memberId);
  const [newest] = await db.select().from(supportTickets).where(mine).orderBy(desc(supportTickets.id)).limit(1);
  return newest;
}

/** Makes a visitor's ticket a member's, whose key is the proof; false for one that is somebody's. */
export async function claimTicket(tx: Tx, ticketKey: string, memberId: string): Promise<boolean> {
  const unclaimed = and(ofKey(ticketKey), isNull(supportTickets.memberId));
  const claimed = await tx
    .update(supportTickets)
    .set({ memberId, memberKey: ticketKey })
    .where(unclaimed)
    .returning({ id: supportTickets.id });
  return claimed.length > 0;
}

/**
 * The ticket of a key, locked, opened now if there is none; it becomes a member's with the first message of that member. `now`:
 * world ms.
 */
export async function openTicket(
  tx: Tx,
  ticketKey: string,
  { memberId, now }: { memberId: string | null; now: number },
): Promise<SupportTicket> {
  await tx
    .insert(supportTickets)
    .values({ keyHash: keyHashOf(ticketKey), openedAt: Math.trunc(now) })
    .onConflictDoNothing();
  if (memberId !== null) await claimTicket(tx, ticketKey, memberId);
  return (await lockTicket(tx, ticketKey))!;
}

/** Notes that a member has read everything up to `now` (world ms). */
export async function noteSeen(tx: Tx, id: bigint, now: number): Promise<void> {
  await tx
    .update(supportTickets)
    .set({ seenAt: sql`GREATEST(${supportTickets.seenAt}, ${now}::bigint)` })
    .where(eq(supportTickets.id, id));
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

/** A ticket of a member's list: its first words, its last line, the newest line of the staff, the newest service. */
interface ListedTicket {
  ticket: SupportTicket;
  title: string;
  /** Null for a ticket that has pictures without a message. */
  last: { sender: 'visitor' | 'staff'; sentAt: number } | null;
  staffAt: number;
  service: Pick<SupportService, 'acceptAt' | 'cancelledAt' | 'endAt'> | null;
}

/** A column of the first line of each ticket that `which` selects, in an order; each finds its line by an index. */
const lineOf = (column: SQL, which: SQL, order: SQL) =>
  sql<
    string | null
  >`(SELECT ${column} FROM support_messages m WHERE m.ticket_id = support_tickets.id AND ${which} ORDER BY ${order} LIMIT 1)`;
const serviceOf = (column: SQL) =>
  sql<string | null>`(SELECT ${column} FROM support_services s WHERE s.ticket_id = support_tickets.id ORDER BY s.id DESC LIMIT 1)`;
const OLDEST = sql`m.sent_at, m.id`;
const NEWEST = sql`m.sent_at DESC, m.id DESC`;
const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

/** Up to `limit` tickets of a member, newest first, older than `before`, as they are at `now` (world ms). */
export async function listTickets(
  db: Db,
  memberId: string,
  { before, limit, now }: { before: bigint | null; limit: number; now: number },
): Promise<ListedTicket[]> {
  const at = Math.trunc(now);
  const isLine = sql`m.sent_at <= ${at}::bigint AND m.sender <> 'notice'`;
  const rows = await db
    .select({
      ticket: supportTickets,
      title: lineOf(sql`m.content`, sql`m.sender = 'visitor'`, OLDEST),
      sender: lineOf(sql`m.sender`, isLine, NEWEST),
      sentAt: lineOf(sql`m.sent_at::text`, isLine, NEWEST),
      noticeAt: lineOf(sql`m.sent_at::text`, sql`m.sent_at <= ${at}::bigint`, NEWEST),
      staffAt: lineOf(sql`m.sent_at::text`, sql`m.sent_at <= ${at}::bigint AND m.sender = 'staff'`, NEWEST),
      acceptAt: serviceOf(sql`s.accept_at::text`),
      cancelledAt: serviceOf(sql`s.cancelled_at::text`),
      endAt: serviceOf(sql`s.end_at::text`),
    })
    .from(supportTickets)
    .where(and(eq(supportTickets.memberId, memberId), before === null ? undefined : lt(supportTickets.id, before)))
    .orderBy(desc(supportTickets.id))
    .limit(limit);
  return rows.map(({ ticket, title, sender, sentAt, noticeAt, staffAt, acceptAt, cancelledAt, endAt }) => ({
    ticket,
    title: title ?? '',
    // A request for a person without a message is one of the visitor's.
    last:
      sentAt === null
        ? noticeAt === null
          ? null
          : { sender: 'visitor', sentAt: Number(noticeAt) }
        : { sender: sender === 'staff' ? 'staff' : 'visitor', sentAt: Number(sentAt) },
    staffAt: Number(staffAt ?? 0),
    service: acceptAt === null ? null : { acceptAt: Number(acceptAt), cancelledAt: numberOrNull(cancelledAt), endAt: numberOrNull(endAt) },
  }));
}

/** The newest service of a ticket; null without one. */
export async function findNewestService(db: Db | Tx, ticketId: bigint): Promise<SupportService | null> {
  const [newest] = await db
    .select()
    .from(supportServices)
    .where(eq(supportServices.ticketId, ticketId))
    .orderBy(desc(supportServices.id))
    .limit(1);
  return newest ?? null;
}
