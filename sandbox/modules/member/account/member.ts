import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { personNameOf } from '@pavilion/contract/real-name';
import type { Db, Tx } from '../../../kernel/db/database';
import { preparedFor } from '../../../kernel/db/prepared';
import { members } from './member.tables';
import type { Member } from './member.tables';

export async function findMemberByName(db: Db, userName: string): Promise<Member | null> {
  const [member] = await db.select().from(members).where(eq(members.userName, userName));
  return member ?? null;
}

export async function findMemberById(db: Db, id: string): Promise<Member | null> {
  const [member] = await memberOfId(db).execute({ id });
  return member ?? null;
}

const memberOfId = preparedFor((db) =>
  db
    .select()
    .from(members)
    .where(eq(members.id, sql.placeholder('id')))
    .prepare('member_of_id'),
);

/** The members among these ids, in no order. */
export async function listMembersById(db: Db, ids: readonly string[]): Promise<Member[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(members)
        .where(inArray(members.id, [...ids]));
}

/** A member's name once it is verified; null before. */
export function verifiedNameOf(member: Pick<Member, 'realName' | 'realNameState'> | null): string | null {
  return member?.realNameState === 'verified' && member.realName !== '' ? member.realName : null;
}

/** Condition on members whose verified name is a person's, whichever dots it is written with. */
export function hasVerifiedName(realName: string): SQL | undefined {
  return and(sql`replace(${members.realName}, '·', '') = ${personNameOf(realName)}`, eq(members.realNameState, 'verified'));
}

/** Makes transactions of one member wait for each other until they end, so that both of two at once are counted. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
}
