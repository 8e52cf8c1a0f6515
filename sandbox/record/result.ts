import { and, between, eq, sql } from 'drizzle-orm';
import { bets } from '../bet/bet.schema';
import type { Db } from '../db/database';
import { DAY_MS } from './record.rules';

/** The site's day begins at midnight of UTC+8. */
const ZONE_MS = 28_800_000;

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
  const today = Math.floor((now + ZONE_MS) / DAY_MS);
  const first = today - days + 1;
  const day = sql<string>`((${bets.closedAt} + ${sql.raw(String(ZONE_MS))}) / ${sql.raw(String(DAY_MS))})`;
  const rows = await db
    .select({
      day,
      profit: sql<string>`sum(${bets.payout} - ${bets.stake})::text`,
      stake: sql<string>`sum(${bets.stake})::text`,
      count: sql<number>`count(*)::int`,
    })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, memberId),
        eq(bets.state, 'settled'),
        between(bets.closedAt, first * DAY_MS - ZONE_MS, (today + 1) * DAY_MS - ZONE_MS - 1),
      ),
    )
    .groupBy(day);
  return Array.from({ length: days }, (_, index) => {
    const row = rows.find((one) => Number(one.day) === first + index);
    return {
      day: new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
      profit: BigInt(row?.profit ?? 0),
      stake: BigInt(row?.stake ?? 0),
      count: row?.count ?? 0,
    };
  });
}
