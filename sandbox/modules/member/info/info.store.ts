import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { infoRequests, type InfoRequest } from './info.tables';

export async function findInfoByKey(db: Db | Tx, memberId: string, requestKey: string): Promise<InfoRequest | undefined> {
  const [found] = await db
    .select()
    .from(infoRequests)
    .where(and(eq(infoRequests.memberId, memberId), eq(infoRequests.requestKey, requestKey)));
  return found;
}

/** A member's newest requests. */
export function listInfoRequests(db: Db, memberId: string, limit: number): Promise<InfoRequest[]> {
  return db.select().from(infoRequests).where(eq(infoRequests.memberId, memberId)).orderBy(desc(infoRequests.id)).limit(limit);
}

export function listUndecidedInfo(db: Db): Promise<InfoRequest[]> {
  return db
    .select()
    .from(infoRequests)
    .where(inArray(infoRequests.state, ['submitted', 'reviewing']))
    .orderBy(asc(infoRequests.id));
}

const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** A request as its member reads it: both values masked. */
export function infoView(row: InfoRequest) {
  return {
    requestId: String(row.id),
    kind: row.kind,
    state: row.state,
    before: row.beforeMasked,
    after: row.masked,
    note: row.note,
    pictureIds: row.pictureIds,
    reason: row.reason,
    createTime: new Date(row.createdAt).toISOString(),
    reviewTime: isoOf(row.reviewAt),
    endTime: isoOf(row.endedAt),
  };
}
