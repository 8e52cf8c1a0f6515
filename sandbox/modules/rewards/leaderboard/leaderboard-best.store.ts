import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { members } from '../../member/account/member.tables';
import { pauseAt } from '../../member/limit/limit.rules';
import { ownPauses } from '../../member/limit/limit.tables';
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

/**
 * The best wins of a week, best first, whose members take part at `now`: nobody in a pause, nobody who gets no bonuses; of all
 * members, or of these.
 */
export async function listBestWins(db: Db, week: string, now: number, memberIds?: readonly string[]): Promise<Standing[]> {
  if (memberIds?.length === 0) return [];
  const ofWeek = and(eq(peakBests.week, week), memberIds && inArray(peakBests.memberId, [...memberIds]));
  const getsBonuses = sql`${members.flags} ->> 'canClaimBonus' IS DISTINCT FROM 'false'`;
  const rows = await db
    .select({ memberId: peakBests.memberId, payout: peakBests.payout, stake: peakBests.stake, at: peakBests.at })
    .from(peakBests)
    .innerJoin(members, eq(members.id, peakBests.memberId))
    .where(and(ofWeek, getsBonuses))
    .orderBy(sql`${peakBests.payout} * 100 / ${peakBests.stake} DESC, ${peakBests.at}, ${peakBests.memberId} COLLATE "C"`);
  const pauses = await db
    .select({ pause: ownPauses })
    .from(ownPauses)
    .innerJoin(peakBests, eq(peakBests.memberId, ownPauses.memberId))
    .where(and(ofWeek, isNotNull(ownPauses.kind)));
  const paused = new Set(pauses.filter(({ pause }) => pauseAt(pause, now)).map(({ pause }) => pause.memberId));
  return rows
    .filter(({ memberId }) => !paused.has(memberId))
    .map(({ memberId, payout, stake, at }) => ({ memberId, name: '', level: 0, multiple: multipleOf(payout, stake), at }));
}
