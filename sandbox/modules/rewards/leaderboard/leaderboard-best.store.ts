import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { siteWeekOf } from '../grant/bonus.rules';
import type { SettledStake } from '../../betting/stake/stake.model';
import { multipleOf, PEAK_STAKE, weekName, type Standing } from './leaderboard.rules';
import { peakBests } from './leaderboard.tables';

/** Stores the best win of each member and week; among equal multiples, the one settled first. */
export async function storeBestWins(tx: Tx, stakes: readonly SettledStake[]): Promise<void> {
  const bests = new Map<string, typeof peakBests.$inferInsert>();
  for (const { memberId, staked, paid, closedAt, won } of stakes) {
    if (!won || staked < PEAK_STAKE || paid <= staked) continue;
    const week = weekName(siteWeekOf(closedAt));
    const key = `${week} ${memberId}`;
    const known = bests.get(key);
    if (known && multipleOf(known.payout, known.stake) >= multipleOf(paid, staked)) continue;
    bests.set(key, { week, memberId, stake: staked, payout: paid, at: closedAt });
  }
  if (bests.size === 0) return;
  await tx
    .insert(peakBests)
    .values([...bests.values()])
    .onConflictDoUpdate({
      target: [peakBests.week, peakBests.memberId],
      set: { stake: sql`excluded.stake`, payout: sql`excluded.payout`, at: sql`excluded.at` },
      setWhere: sql`excluded.payout * 100 / excluded.stake > peak_bests.payout * 100 / peak_bests.stake`,
    });
}

/** The best wins of a week; of all members, or of these. */
export async function listBestWins(db: Db, week: string, memberIds?: readonly string[]): Promise<Standing[]> {
  if (memberIds?.length === 0) return [];
  const some = memberIds && inArray(peakBests.memberId, [...memberIds]);
  const rows = await db
    .select()
    .from(peakBests)
    .where(and(eq(peakBests.week, week), some));
  return rows.map(({ memberId, payout, stake, at }) => ({ memberId, name: '', level: 0, multiple: multipleOf(payout, stake), at }));
}
