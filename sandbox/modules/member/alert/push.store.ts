import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { sessions } from '../session/session.tables';
import { SESSION_LIFE } from '../session/session.rules';
import { pushes, pushSubscriptions, type Push, type PushState, type PushSubscriptionRow } from './alert.tables';

/** Subscriptions of one member; a further one replaces the oldest. */
export const MAX_SUBSCRIPTIONS = 10;

/** Stores the subscription of a session, in place of an earlier one of the session or of the same browser. The member must be locked. */
export async function addSubscription(tx: Tx, row: typeof pushSubscriptions.$inferInsert): Promise<void> {
  const { endpoint, sessionHash, memberId } = row;
  await tx.delete(pushSubscriptions).where(or(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.sessionHash, sessionHash)));
  await tx.insert(pushSubscriptions).values(row);
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, memberId))
    .orderBy(desc(pushSubscriptions.id))
    .limit(MAX_SUBSCRIPTIONS);
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.memberId, memberId), sql`${pushSubscriptions.id} NOT IN ${newest}`));
}

export async function removeSubscription(db: Db, sessionHash: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionHash, sessionHash));
}

/** Deletes a subscription that its push service no longer knows. */
export async function forgetSubscription(db: Db, id: bigint): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function isSubscribed(db: Db | Tx, sessionHash: string): Promise<boolean> {
  const found = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionHash, sessionHash))
    .limit(1);
  return found.length > 0;
}

/** The session of a subscription, if it is open. `now`: real ms. */
const openSession = (db: Db, now: number) =>
  db
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, pushSubscriptions.sessionHash),
        isNull(sessions.endedCode),
        gt(sessions.seenAt, now - SESSION_LIFE.idle),
        gt(sessions.createdAt, now - SESSION_LIFE.max),
      ),
    );

/** Subscriptions of open sessions; deletes the others. `now`: real ms. */
export async function listSubscriptions(db: Db, now: number): Promise<PushSubscriptionRow[]> {
  const rows = await db.select().from(pushSubscriptions).orderBy(asc(pushSubscriptions.id));
  if (rows.length === 0) return [];
  const ended = await db
    .delete(pushSubscriptions)
    .where(notExists(openSession(db, now)))
    .returning({ id: pushSubscriptions.id });
  const ids = new Set(ended.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
}

/** Stores pushes; those of events that the subscription has a row of change nothing. */
export async function addPushes(db: Db, rows: readonly (typeof pushes.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(pushes)
      .values([...rows])
      .onConflictDoNothing();
}

/** Keys of events that these subscriptions have rows of, `<subscription> <event>`. */
export async function listKnownPushes(db: Db, ids: readonly bigint[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: pushes.subscriptionId, key: pushes.eventKey })
    .from(pushes)
    .where(inArray(pushes.subscriptionId, [...ids]));
  return new Set(rows.map(({ id, key }) => `${id} ${key}`));
}

export interface DuePush {
  push: Push;
  to: PushSubscriptionRow;
}

/** Waiting pushes that are due (real ms), the oldest first. */
export function listDuePushes(db: Db, now: number, limit: number): Promise<DuePush[]> {
  return db
    .select({ push: pushes, to: pushSubscriptions })
    .from(pushes)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscriptionId))
    .where(and(eq(pushes.state, 'waiting'), lte(pushes.dueReal, now)))
    .orderBy(asc(pushes.eventAt), asc(pushes.subscriptionId))
    .limit(limit);
}

/** Moves a push; false when it had another state by now. */
export async function movePush(
  db: Db,
  { subscriptionId, eventKey }: Pick<Push, 'subscriptionId' | 'eventKey'>,
  from: PushState,
  change: Partial<Pick<Push, 'state' | 'attempts' | 'dueReal'>>,
): Promise<boolean> {
  const moved = await db
    .update(pushes)
    .set(change)
    .where(and(eq(pushes.subscriptionId, subscriptionId), eq(pushes.eventKey, eventKey), eq(pushes.state, from)))
    .returning({ key: pushes.eventKey });
  return moved.length > 0;
}

/** Deletes pushes of events before `at` (world ms) that wait for nothing. */
export async function sweepPushes(db: Db, at: number): Promise<void> {
  await db.delete(pushes).where(and(lt(pushes.eventAt, at), ne(pushes.state, 'waiting')));
}
