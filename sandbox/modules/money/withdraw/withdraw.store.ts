import { and, count, desc, eq, gt, gte, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { durationsByWay } from '../deposit/deposit.rules';
import { withdrawals } from './withdraw.schema';
import type { Withdrawal, WithdrawState } from './withdraw.schema';

export const OPEN: WithdrawState[] = ['reviewing', 'paying'];
/** Newest withdrawals that a tester can read. */
const LISTED = 200;

export async function withdrawalOf(db: Db, memberId: string, id: bigint): Promise<Withdrawal | undefined> {
  const [found] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), eq(withdrawals.id, id)));
  return found;
}

export async function withdrawalById(db: Db, id: bigint): Promise<Withdrawal | undefined> {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return found;
}

export async function withdrawalByKey(db: Db, memberId: string, key: string): Promise<Withdrawal | undefined> {
  const [found] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), eq(withdrawals.idempotencyKey, key)));
  return found;
}

/** A member's withdrawals on their way, newest first; with `endedSince` (world ms) those that ended since, too. */
export function openWithdrawals(db: Db, memberId: string, endedSince?: number): Promise<Withdrawal[]> {
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

/** All withdrawals that are being reviewed or paid. */
export function undecidedWithdrawals(db: Db): Promise<Withdrawal[]> {
  return db.select().from(withdrawals).where(inArray(withdrawals.state, OPEN));
}

/** How many withdrawals of a member since `since` (world ms) count: those whose money is not back. */
export async function countSince(db: Db, memberId: string, since: number): Promise<number> {
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

/** Undefined where the key is taken, or another withdrawal of the member is on its way. */
export async function insertWithdrawal(tx: Tx, row: typeof withdrawals.$inferInsert): Promise<Withdrawal | undefined> {
  const [made] = await tx.insert(withdrawals).values(row).onConflictDoNothing().returning();
  return made;
}

/** Moves a withdrawal that stands in one of `from`; undefined when it stands elsewhere by now. */
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

/** Real ms from request to payee by kind, of what was paid since (world ms). */
export async function withdrawalDurations(db: Db, since: number): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ kind: withdrawals.kind, began: withdrawals.createdReal, ended: withdrawals.endedReal })
    .from(withdrawals)
    .where(and(eq(withdrawals.state, 'paid'), gt(withdrawals.endedAt, since), isNotNull(withdrawals.endedReal)));
  return durationsByWay(rows.map(({ kind, began, ended }) => ({ way: kind, ms: ended! - began })));
}
