import { and, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { durationsByWay } from './deposit.rules';
import { deposits } from './deposit.tables';
import { METHODS } from './method.copy';
import type { Deposit, DepositState } from './deposit.tables';

const ON_THEIR_WAY: DepositState[] = ['awaiting', 'confirming'];
/** Newest orders that a tester can read. */
const LISTED = 200;

/** Ends orders that were not reported as paid in time. `now`: world ms. */
export async function expireOverdue(db: Db, now: number): Promise<void> {
  await db
    .update(deposits)
    .set({ state: 'expired', endedAt: sql`${deposits.expireAt}` })
    .where(and(eq(deposits.state, 'awaiting'), lte(deposits.expireAt, now)));
}

export async function findDeposit(db: Db, memberId: string, id: bigint): Promise<Deposit | undefined> {
  const [found] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.id, id)));
  return found;
}

/** Names of the methods of deposits, by their numbers. */
export async function getMethodNames(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = orderIds.filter((id) => /^\d{1,18}$/.test(id)).map(BigInt);
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: deposits.id, method: deposits.method }).from(deposits).where(inArray(deposits.id, ids));
  return new Map(rows.map(({ id, method }) => [String(id), METHODS.find((one) => one.method === method)?.name ?? method]));
}

export async function findDepositById(db: Db, id: bigint): Promise<Deposit | undefined> {
  const [found] = await db.select().from(deposits).where(eq(deposits.id, id));
  return found;
}

/** The order, locked until the transaction ends. */
export async function lockDeposit(tx: Tx, id: bigint): Promise<Deposit | undefined> {
  const [found] = await tx.select().from(deposits).where(eq(deposits.id, id)).for('update');
  return found;
}

export async function findDepositByKey(db: Db, memberId: string, key: string): Promise<Deposit | undefined> {
  const [found] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.idempotencyKey, key)));
  return found;
}

/** A member's pending orders, newest first. */
export function listOpenDeposits(db: Db, memberId: string): Promise<Deposit[]> {
  return db
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), inArray(deposits.state, ON_THEIR_WAY)))
    .orderBy(desc(deposits.id));
}

/** Newest orders of one member or of all. */
export function listDeposits(db: Db, memberId: string | null): Promise<Deposit[]> {
  const all = db.select().from(deposits).$dynamic();
  return (memberId === null ? all : all.where(eq(deposits.memberId, memberId))).orderBy(desc(deposits.id)).limit(LISTED);
}

/** Orders for which the bank searches by itself. */
export function listConfirmingDeposits(db: Db): Promise<Deposit[]> {
  return db
    .select()
    .from(deposits)
    .where(and(eq(deposits.state, 'confirming'), eq(deposits.onHold, false)));
}

/** Undefined if another order prevents it: of the same key, pending, or with the same amount to pay. */
export async function insertDeposit(tx: Tx, row: typeof deposits.$inferInsert): Promise<Deposit | undefined> {
  const [made] = await tx.insert(deposits).values(row).onConflictDoNothing().returning();
  return made;
}

/** Moves an order whose state is one of `from`; undefined when it has another by now. */
export async function moveDeposit(
  tx: Db,
  id: bigint,
  from: readonly DepositState[],
  change: Partial<Omit<Deposit, 'id' | 'memberId'>>,
): Promise<Deposit | undefined> {
  const [moved] = await tx
    .update(deposits)
    .set(change)
    .where(and(eq(deposits.id, id), inArray(deposits.state, [...from])))
    .returning();
  return moved;
}

/** Real ms from 我已付款 to the wallet by method, of orders that ended since (world ms). */
export async function getDepositDurations(db: Db, since: number): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ method: deposits.method, paidReal: deposits.paidReal, endedReal: deposits.endedReal })
    .from(deposits)
    .where(and(eq(deposits.state, 'credited'), gt(deposits.endedAt, since), isNotNull(deposits.paidReal), isNotNull(deposits.endedReal)));
  return durationsByWay(rows.map(({ method, paidReal, endedReal }) => ({ way: method, ms: endedReal! - paidReal! })));
}

/** True when a deposit of the member was ever credited. */
export async function hasDeposited(db: Db, memberId: string): Promise<boolean> {
  const credited = and(eq(deposits.memberId, memberId), eq(deposits.state, 'credited'));
  return (await db.select({ id: deposits.id }).from(deposits).where(credited).limit(1)).length > 0;
}
