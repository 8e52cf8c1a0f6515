import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { checkIns, taskClaims, type CheckIn, type TaskClaim } from './calendar.tables';

/** All check-ins of a member, oldest day first. */
export function listCheckIns(db: Db, memberId: string): Promise<CheckIn[]> {
  return db.select().from(checkIns).where(eq(checkIns.memberId, memberId)).orderBy(asc(checkIns.day));
}

/** Undefined when the day is checked already, or the key was used. */
export async function insertCheckIn(tx: Tx, row: typeof checkIns.$inferInsert): Promise<CheckIn | undefined> {
  const [made] = await tx.insert(checkIns).values(row).onConflictDoNothing().returning();
  return made;
}

/** Rewards of a day that a member claimed. */
export function listTaskClaims(db: Db, memberId: string, day: string): Promise<TaskClaim[]> {
  return db
    .select()
    .from(taskClaims)
    .where(and(eq(taskClaims.memberId, memberId), eq(taskClaims.day, day)));
}

export async function findTaskClaimByKey(db: Db, memberId: string, key: string): Promise<TaskClaim | undefined> {
  const [claim] = await db
    .select()
    .from(taskClaims)
    .where(and(eq(taskClaims.memberId, memberId), eq(taskClaims.idempotencyKey, key)));
  return claim;
}

/** Undefined when the reward was claimed, or the key was used. */
export async function insertTaskClaim(tx: Tx, row: typeof taskClaims.$inferInsert): Promise<TaskClaim | undefined> {
  const [made] = await tx.insert(taskClaims).values(row).onConflictDoNothing().returning();
  return made;
}
