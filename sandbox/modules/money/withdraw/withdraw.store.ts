import { and, count, desc, eq, gt, gte, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { durationsByWay } from '../deposit/deposit.rules';
import { withdrawals } from './withdraw.tables';
import type { Withdrawal, WithdrawState } from './withdraw.tables';

export const OPEN: WithdrawState[] = ['reviewing', 'paying'];
/** Newest withdrawals that a tester can read. */
const LISTED = 200;

export async function findWithdrawal(db: Db, memberId: string, id: bigint): Promise<Withdrawal | undefined> {
  const [found] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), eq(withdrawals.id, id)));
  return found;
}

export async function findWithdrawalById(db: Db, id: bigint): Promise<Withdrawal | undefined> {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return found;
}

export async function findWithdrawalByKey(db: Db, memberId: string, key: string): Promise<Withdrawal | undefined> {
  const [found] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), eq(withdrawals.idempotencyKey, key)));
  return found;
}

/** A member's pending withdrawals, newest first; with `endedSince` (world ms) also those that ended since. */
export function listOpenWithdrawals(db: Db, memberId: string, endedSince?: number): Promise<Withdrawal[]> {
  const isOpen = inArray(withdrawals.state, OPEN);
  return db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), endedSince === undefined ? isOpen : or(isOpen, gt(withdrawals.endedAt, endedSince))))
    .orderBy(desc(withdrawals.id));
}

/** Newest withdrawals of one member or of all. */
export function listWithdrawals(db: Db, memberId: string | null): Promise<Withdrawal[]> {
  const all = db.select().from(withdrawals).$dynamic();
  return (memberId === null ? all : all.where(eq(withdrawals.memberId, memberId))).orderBy(desc(withdrawals.id)).limit(LISTED);
}

/** All withdrawals under review or being paid. */
export function listUndecidedWithdrawals(db: Db): Promise<Withdrawal[]> {
  return db.select().from(withdrawals).where(inArray(withdrawals.state, OPEN));
}

/** Number of a member's withdrawals since `since` (world ms) that count: those whose money was not returned. */
export async function countWithdrawalsSince(db: Db, memberId: string, since: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        gte(withdrawals.createdAt, since),
        inArray(withdrawals.state, ['reviewing', 'paying', 'paid']),
      ),
    );
  return row?.count ?? 0;
}

/** Undefined if the key is used, or another withdrawal of the member is pending. */
export async function insertWithdrawal(tx: Tx, row: typeof withdrawals.$inferInsert): Promise<Withdrawal | undefined> {
  const [made] = await tx.insert(withdrawals).values(row).onConflictDoNothing().returning();
  return made;
}

/** Moves a withdrawal whose state is one of `from`; undefined when it has another by now. */
export async function moveWithdrawal(
  tx: Db,
  id: bigint,
  from: readonly WithdrawState[],
  change: Partial<Omit<Withdrawal, 'id' | 'memberId'>>,
): Promise<Withdrawal | undefined> {
  const [moved] = await tx
    .update(withdrawals)
    .set(change)
    .where(and(eq(withdrawals.id, id), inArray(withdrawals.state, [...from])))
    .returning();
  return moved;
}

/** Real ms from request to payment by kind, of withdrawals paid since (world ms). */
export async function getWithdrawalDurations(db: Db, since: number): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ kind: withdrawals.kind, began: withdrawals.createdReal, ended: withdrawals.endedReal })
    .from(withdrawals)
    .where(and(eq(withdrawals.state, 'paid'), gt(withdrawals.endedAt, since), isNotNull(withdrawals.endedReal)));
  return durationsByWay(rows.map(({ kind, began, ended }) => ({ way: kind, ms: ended! - began })));
}
