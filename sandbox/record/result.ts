import { and, between, eq, sql } from 'drizzle-orm';
import { bets } from '../bet/bet.schema';
import type { Db } from '../db/database';
import { DAY, SITE_OFFSET, siteDateOf, siteDayOf } from '../world/calendar';

/** Bets of one day, by the moment they were settled. Minor units. */
export interface DayResult {
  /** `2026-11-20` */
  day: string;
  profit: bigint;
  stake: bigint;
  count: number;
}

/** What a member's settled bets brought on each of the last `days` days of the site, `now` (world ms) included, oldest first. */
export async function resultByDay(db: Db, memberId: string, days: number, now: number): Promise<DayResult[]> {
  const today = siteDayOf(now);
  const first = today - (days - 1) * DAY;
  const day = sql<string>`((${bets.closedAt} + ${sql.raw(String(SITE_OFFSET))}) / ${sql.raw(String(DAY))})`;
  const rows = await db
    .select({
      day,
      profit: sql<string>`sum(${bets.payout} - ${bets.stake})::text`,
      stake: sql<string>`sum(${bets.stake})::text`,
      count: sql<number>`count(*)::int`,
    })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.state, 'settled'), between(bets.closedAt, first, today + DAY - 1)))
    .groupBy(day);
  return Array.from({ length: days }, (_, index) => {
    const start = first + index * DAY;
    const row = rows.find((one) => Number(one.day) === (start + SITE_OFFSET) / DAY);
    return {
      day: siteDateOf(start),
      profit: BigInt(row?.profit ?? 0),
      stake: BigInt(row?.stake ?? 0),
      count: row?.count ?? 0,
    };
  });
}
