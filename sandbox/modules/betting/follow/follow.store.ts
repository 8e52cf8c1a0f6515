import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { MAX_FOLLOWS } from '@pavilion/contract/calls/follow.calls';
import type { Db, Tx } from '../../../kernel/db/database';
import { DAY } from '../../../kernel/clock/calendar';
import { type MatchFollow, matchFollows } from './follow.tables';

/** Days after its start for which a match stays followed. */
const STORED_DAYS = 3;
/** Days after the star at which a match without a known start is taken to begin: no list reaches further. */
const UNKNOWN_DAYS = 30;

export interface Star {
  venue: string;
  matchId: string;
}

export const listFollows = (db: Db | Tx, memberId: string): Promise<MatchFollow[]> =>
  db
    .select()
    .from(matchFollows)
    .where(eq(matchFollows.memberId, memberId))
    .orderBy(asc(matchFollows.at), asc(matchFollows.position), asc(matchFollows.venue), asc(matchFollows.matchId));

/** Deletes follows of a member for matches that are over. */
export async function deleteOldFollows(db: Db | Tx, memberId: string, now: number): Promise<void> {
  const begins = sql`coalesce(${matchFollows.startAt}, ${matchFollows.at} + ${UNKNOWN_DAYS * DAY}::bigint)`;
  await db.delete(matchFollows).where(and(eq(matchFollows.memberId, memberId), lt(begins, now - STORED_DAYS * DAY)));
}

export async function removeFollow(tx: Tx, memberId: string, { venue, matchId }: Star): Promise<void> {
  await tx
    .delete(matchFollows)
    .where(and(eq(matchFollows.memberId, memberId), eq(matchFollows.venue, venue), eq(matchFollows.matchId, matchId)));
}

/** Adds stars, or learns their starts, while there is room; returns true when there was room for all. The member must be locked. */
export async function addFollows(
  tx: Tx,
  memberId: string,
  stars: readonly (Star & { startAt: number | null })[],
  now: number,
): Promise<boolean> {
  const known = new Set((await listFollows(tx, memberId)).map(({ venue, matchId }) => `${venue}:${matchId}`));
  let room = true;
  for (const [position, star] of stars.entries()) {
    const key = `${star.venue}:${star.matchId}`;
    if (!known.has(key) && known.size >= MAX_FOLLOWS) {
      room = false;
      continue;
    }
    known.add(key);
    await tx
      .insert(matchFollows)
      .values({ memberId, ...star, at: now, position })
      .onConflictDoUpdate({
        target: [matchFollows.memberId, matchFollows.venue, matchFollows.matchId],
        set: { startAt: sql`coalesce(excluded.start_at, ${matchFollows.startAt})` },
      });
  }
  return room;
}
