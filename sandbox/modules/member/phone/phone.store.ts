import { and, eq } from 'drizzle-orm';
import { CODE } from '@pavilion/contract/codes';
import { brokenConstraint, inTransaction, type Db, type Tx } from '../../../kernel/db/database';
import { members, type Member } from '../account/member.tables';
import { outbox } from './outbox.tables';
import { Rejection } from '../../../kernel/http/rejection';
import { ACCOUNT_COPY } from '../account/member.copy';

/** Index that allows a phone one member. */
const ONE_MEMBER = 'members_phone';

/** True where a statement would have given a member the phone of another one. */
export function isPhoneTaken(error: unknown): boolean {
  return brokenConstraint(error) === ONE_MEMBER;
}

/** The error for a phone that belongs to another member, at its field. */
export function phoneTaken(field: 'phone' | 'value' = 'phone'): Rejection {
  return new Rejection(CODE.validation, ACCOUNT_COPY.phoneTaken, { field });
}

/** The member of a phone. `phone` in the stored form. */
export async function findMemberByPhone(db: Db, phone: string): Promise<Member | null> {
  const [member] = phone === '' ? [] : await db.select().from(members).where(eq(members.phone, phone));
  return member ?? null;
}

/**
 * Binds a phone that was proven by a code, in the place of `before`. `taken`: it is another member's; `moved`: the member has
 * another phone than `before` by now. Neither spoils the transaction.
 */
export async function bindPhone(
  on: Db | Tx,
  memberId: string,
  { phone, before }: { phone: string; before: string },
): Promise<'bound' | 'taken' | 'moved'> {
  const asRead = and(eq(members.id, memberId), eq(members.phone, before));
  try {
    // A transaction within one is a savepoint.
    const changed = await inTransaction(on, (tx) => tx.update(members).set({ phone }).where(asRead).returning({ id: members.id }));
    return changed.length === 0 ? 'moved' : 'bound';
  } catch (error) {
    if (isPhoneTaken(error)) return 'taken';
    throw error;
  }
}

/** Sends a text message to the phone of a member who has one. `at`: world ms. */
export async function textMember(tx: Tx, memberId: string, body: string, at: number): Promise<void> {
  const [member] = await tx.select({ phone: members.phone }).from(members).where(eq(members.id, memberId));
  if (member && member.phone !== '') await tx.insert(outbox).values({ recipient: member.phone, kind: 'sms-notice', body, at });
}
