import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { members, type MemberFlags } from './member.tables';

/**
 * Changes flags of a member; an undefined flag is removed, and flags that are not named do not change. It is the only writer of the
 * column: writing an object read before would undo changes made meanwhile.
 */
export async function changeFlags(db: Db | Tx, memberId: string, change: Partial<MemberFlags>): Promise<void> {
  const gone = Object.entries(change).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const without = gone.reduce((flags, name) => sql`${flags} - ${name}::text`, sql`(${members.flags} || ${JSON.stringify(change)}::jsonb)`);
  await db
    .update(members)
    .set({ flags: without as unknown as MemberFlags })
    .where(eq(members.id, memberId));
}
