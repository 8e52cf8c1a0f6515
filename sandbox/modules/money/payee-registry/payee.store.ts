import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { personNameOf } from '@pavilion/contract/real-name';
import type { Db, Tx } from '../../../kernel/db/database';
import { inTransaction } from '../../../kernel/db/database';
import { members } from '../../member/account/member.tables';
import type { SettingsStore } from '../../../kernel/db/settings.store';
import { keyedHash } from '../../../kernel/db/keyed-hash';
import { payeeOwners, payees } from './payee.tables';
import type { Payee, PayeeKind, PayeeState } from './payee.tables';

const living = (memberId: string) => and(eq(payees.memberId, memberId), isNull(payees.deletedAt));

/** Hash that recognizes a number that is not stored. */
export function numberHashOf(settings: Pick<SettingsStore, 'get'>, kind: PayeeKind, number: string): string {
  return keyedHash(settings, `${kind} ${number}`);
}

/** Hashes of every number that members have or had, in no order. */
export async function listNumberHashes(db: Db | Tx, memberIds: readonly string[]): Promise<{ memberId: string; hash: string }[]> {
  if (memberIds.length === 0) return [];
  return db
    .selectDistinct({ memberId: payees.memberId, hash: payees.numberHash })
    .from(payees)
    .where(inArray(payees.memberId, [...memberIds]));
}

/** A member's payees: defaults first, then newest first. */
export function listPayees(db: Db, memberId: string): Promise<Payee[]> {
  return db.select().from(payees).where(living(memberId)).orderBy(desc(payees.isDefault), desc(payees.id));
}

export async function findPayee(db: Db, memberId: string, id: bigint): Promise<Payee | undefined> {
  const [found] = await db
    .select()
    .from(payees)
    .where(and(living(memberId), eq(payees.id, id)));
  return found;
}

export async function findPayeeByKey(db: Db, memberId: string, key: string): Promise<Payee | undefined> {
  const [found] = await db
    .select()
    .from(payees)
    .where(and(eq(payees.memberId, memberId), eq(payees.idempotencyKey, key)));
  return found;
}

/** Locks a member's payees until the transaction ends. */
export async function lockPayees(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM members WHERE id = ${memberId} FOR UPDATE`);
}

/** Undefined if the member has this number, or the key, already. */
export async function insertPayee(tx: Tx, row: typeof payees.$inferInsert): Promise<Payee | undefined> {
  const [made] = await tx.insert(payees).values(row).onConflictDoNothing().returning();
  return made;
}

/**
 * Claims a number for a member; false if it belongs to a member of another real name. The number is locked until the transaction
 * ends, so that only one of two members at once gets it.
 */
export async function claimNumber(
  tx: Tx,
  { memberId, kind, numberHash }: Pick<Payee, 'memberId' | 'kind' | 'numberHash'>,
): Promise<boolean> {
  const [owner] = await tx
    .insert(payeeOwners)
    .values({ memberId, kind, numberHash })
    .onConflictDoUpdate({ target: [payeeOwners.kind, payeeOwners.numberHash], set: { kind } })
    .returning({ memberId: payeeOwners.memberId });
  if (owner!.memberId === memberId) return true;
  const names = await tx
    .selectDistinct({ name: members.realName })
    .from(members)
    .where(inArray(members.id, [memberId, owner!.memberId]));
  return new Set(names.map(({ name }) => personNameOf(name))).size === 1;
}

/** Passes a number that a member has removed to the next member who has it bound, or to nobody. */
export async function releaseNumber(tx: Tx, { kind, numberHash }: Pick<Payee, 'kind' | 'numberHash'>): Promise<void> {
  const owned = and(eq(payeeOwners.kind, kind), eq(payeeOwners.numberHash, numberHash));
  await tx.select({ memberId: payeeOwners.memberId }).from(payeeOwners).where(owned).for('update');
  const [next] = await tx
    .select({ memberId: payees.memberId })
    .from(payees)
    .where(and(eq(payees.kind, kind), eq(payees.numberHash, numberHash), isNull(payees.deletedAt)))
    .orderBy(payees.id)
    .limit(1);
  if (next) await tx.update(payeeOwners).set({ memberId: next.memberId }).where(owned);
  else await tx.delete(payeeOwners).where(owned);
}

/** Makes a payee the default of its kind. */
export async function makeDefault(db: Db, { memberId, kind, id }: Pick<Payee, 'memberId' | 'kind' | 'id'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPayees(tx, memberId);
    await tx
      .update(payees)
      .set({ isDefault: false })
      .where(and(living(memberId), eq(payees.kind, kind)));
    await tx
      .update(payees)
      .set({ isDefault: true })
      .where(and(living(memberId), eq(payees.id, id)));
  });
}

/** Deletes a payee; the newest of its kind becomes the default. `at`: world ms. */
export async function deletePayee(tx: Tx, { memberId, kind, numberHash, id, isDefault }: Payee, at: number): Promise<void> {
  await tx.update(payees).set({ deletedAt: at, isDefault: false }).where(eq(payees.id, id));
  await releaseNumber(tx, { kind, numberHash });
  if (!isDefault) return;
  const [next] = await tx
    .select()
    .from(payees)
    .where(and(living(memberId), eq(payees.kind, kind)))
    .orderBy(desc(payees.id))
    .limit(1);
  if (next) await tx.update(payees).set({ isDefault: true }).where(eq(payees.id, next.id));
}

/** A tester's change of state; undefined when there is none of this id. */
export async function setPayeeState(db: Db, id: bigint, state: PayeeState): Promise<Payee | undefined> {
  const [changed] = await db.update(payees).set({ state }).where(eq(payees.id, id)).returning();
  return changed;
}
