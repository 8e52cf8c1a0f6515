import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { siteDayOf } from '../../../kernel/clock/calendar';
import type { LimitKey } from './limit.rules';
import { activeDays, ownLimitChanges, ownLimits, ownPauses, type OwnLimit, type OwnLimitChange, type OwnPause } from './limit.tables';

export function listLimits(db: Db | Tx, memberId: string): Promise<OwnLimit[]> {
  return db.select().from(ownLimits).where(eq(ownLimits.memberId, memberId));
}

export async function findPause(db: Db | Tx, memberId: string): Promise<OwnPause | null> {
  const [row] = await db.select().from(ownPauses).where(eq(ownPauses.memberId, memberId));
  return row ?? null;
}

export async function savePause(tx: Tx, memberId: string, change: Partial<Omit<OwnPause, 'memberId'>>): Promise<void> {
  await tx
    .insert(ownPauses)
    .values({ memberId, ...change })
    .onConflictDoUpdate({ target: ownPauses.memberId, set: change });
}

export async function saveLimit(tx: Tx, row: OwnLimit): Promise<void> {
  const { value, pendingValue, requestedAt, readyAt } = row;
  await tx
    .insert(ownLimits)
    .values(row)
    .onConflictDoUpdate({
      target: [ownLimits.memberId, ownLimits.kind, ownLimits.period],
      set: { value, pendingValue, requestedAt, readyAt },
    });
}

export async function addChange(tx: Tx, row: typeof ownLimitChanges.$inferInsert): Promise<void> {
  await tx.insert(ownLimitChanges).values(row);
}

/** Ends the waiting time of an increase in the history. */
export async function endWaiting(tx: Tx, memberId: string, { kind, period }: LimitKey, end: Pick<OwnLimitChange, 'state' | 'since'>) {
  const waiting = and(
    eq(ownLimitChanges.memberId, memberId),
    eq(ownLimitChanges.kind, kind),
    eq(ownLimitChanges.period, period),
    eq(ownLimitChanges.state, 'waiting'),
  );
  await tx.update(ownLimitChanges).set(end).where(waiting);
}

/** Changes of a member, newest first. */
export function listLimitChanges(db: Db, memberId: string, offset: number, limit: number): Promise<OwnLimitChange[]> {
  const mine = eq(ownLimitChanges.memberId, memberId);
  return db.select().from(ownLimitChanges).where(mine).orderBy(desc(ownLimitChanges.id)).offset(offset).limit(limit);
}

/** The member's activity on the site's day that holds `at`. */
export async function findActivity(db: Db | Tx, memberId: string, at: number): Promise<{ firstAt: number; activeMs: number } | null> {
  const today = and(eq(activeDays.memberId, memberId), eq(activeDays.day, siteDayOf(at)));
  const [row] = await db.select().from(activeDays).where(today);
  return row ?? null;
}
