import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { feedbackMessages, feedbackTickets, type FeedbackMessage, type FeedbackState, type FeedbackTicket } from './feedback.tables';

const WAITING: FeedbackState[] = ['submitted', 'processing'];

/** A member's ticket by its number, `F81001`; undefined for any other. */
export async function findOwnFeedback(db: Db | Tx, memberId: string, ticketId: string): Promise<FeedbackTicket | undefined> {
  const [found] = await db
    .select()
    .from(feedbackTickets)
    .where(and(eq(feedbackTickets.memberId, memberId), eq(feedbackTickets.id, BigInt(ticketId.slice(1)))));
  return found;
}

export async function findFeedbackByKey(db: Db | Tx, memberId: string, ticketKey: string): Promise<FeedbackTicket | undefined> {
  const [found] = await db
    .select()
    .from(feedbackTickets)
    .where(and(eq(feedbackTickets.memberId, memberId), eq(feedbackTickets.ticketKey, ticketKey)));
  return found;
}

/** A member's newest tickets. */
export function listFeedback(db: Db, memberId: string, limit: number): Promise<FeedbackTicket[]> {
  return db.select().from(feedbackTickets).where(eq(feedbackTickets.memberId, memberId)).orderBy(desc(feedbackTickets.id)).limit(limit);
}

/** Messages of tickets, oldest first. */
export async function listFeedbackMessages(db: Db | Tx, ids: readonly bigint[]): Promise<FeedbackMessage[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(feedbackMessages)
    .where(inArray(feedbackMessages.ticketId, [...ids]))
    .orderBy(asc(feedbackMessages.id));
}

/** Tickets that wait for the staff. */
export function listWaitingFeedback(db: Db): Promise<FeedbackTicket[]> {
  return db.select().from(feedbackTickets).where(inArray(feedbackTickets.state, WAITING)).orderBy(asc(feedbackTickets.id));
}

/** Moves a ticket whose state is one of `from`; undefined when it has another by now. `now`: world ms. */
export async function moveFeedback(
  tx: Db | Tx,
  id: bigint,
  from: readonly FeedbackState[],
  change: { state: FeedbackState; requestedReal?: number },
  now: number,
): Promise<FeedbackTicket | undefined> {
  const [moved] = await tx
    .update(feedbackTickets)
    .set({ ...change, changedAt: Math.trunc(now) })
    .where(and(eq(feedbackTickets.id, id), inArray(feedbackTickets.state, [...from])))
    .returning();
  return moved;
}
