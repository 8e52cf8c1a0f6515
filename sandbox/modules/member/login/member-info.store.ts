import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database';
import { preparedFor } from '../../../kernel/db/prepared';
import { stakeStates, type StakeState } from '../../betting/stake/stake.tables';
import { members, type Member } from '../account/member.tables';
import { ownPauses, type OwnPause } from '../limit/limit.tables';

/** A member with the rows that each page of the member shows. */
interface MemberInfo {
  member: Member;
  pause: OwnPause | null;
  stakes: StakeState | undefined;
}

const infoOfMember = preparedFor((db) =>
  db
    .select({ member: members, pause: ownPauses, stakes: stakeStates })
    .from(members)
    .leftJoin(ownPauses, eq(ownPauses.memberId, members.id))
    .leftJoin(stakeStates, eq(stakeStates.memberId, members.id))
    .where(eq(members.id, sql.placeholder('id')))
    .prepare('member_info'),
);

/** One read for a call that every page of a member makes; null for an unknown member. */
export async function findMemberInfo(db: Db, memberId: string): Promise<MemberInfo | null> {
  const [row] = await infoOfMember(db).execute({ id: memberId });
  return row ? { ...row, stakes: row.stakes ?? undefined } : null;
}
