import { and, between, eq, sql, type AnyColumn } from 'drizzle-orm';
import { bets } from '../bet/bet.schema';
import type { Db } from '../db/database';
import { gameRounds } from '../game/game.schema';
import { DAY, SITE_OFFSET, siteDateOf, siteDayOf } from '../world/calendar';

/** Bets and rounds of games of one day, by the moment they were settled. Minor units. */
export interface DayResult {
  /** `2026-11-20` */
  day: string;
  profit: bigint;
  stake: bigint;
  count: number;
}

/** What a member's settled bets and rounds brought on each of the last `days` days of the site, `now` (world ms) included, oldest first. */
export async function resultByDay(db: Db, memberId: string, days: number, now: number): Promise<DayResult[]> {
  const today = siteDayOf(now);
  const first = today - (days - 1) * DAY;
  const range = { memberId, first, last: today };
  const rows = [...(await sumsByDay(db, bets, bets.closedAt, range)), ...(await sumsByDay(db, gameRounds, gameRounds.settledAt, range))];
  return Array.from({ length: days }, (_, index) => {
    const start = first + index * DAY;
    const own = rows.filter(({ day }) => Number(day) === (start + SITE_OFFSET) / DAY);
    return {
      day: siteDateOf(start),
      profit: own.reduce((sum, { profit }) => sum + BigInt(profit), 0n),
      stake: own.reduce((sum, { stake }) => sum + BigInt(stake), 0n),
      count: own.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

type Settled = typeof bets | typeof gameRounds;

/** Sums of a member's settled rows by the day of `at`, counted from 1970 in the site's time. `first`, `last`: days as world ms. */
function sumsByDay(db: Db, table: Settled, at: AnyColumn, { memberId, first, last }: { memberId: string; first: number; last: number }) {
  const day = sql<string>`((${at} + ${sql.raw(String(SITE_OFFSET))}) / ${sql.raw(String(DAY))})`;
  return db
    .select({
      day,
      profit: sql<string>`sum(${table.payout} - ${table.stake})::text`,
      stake: sql<string>`sum(${table.stake})::text`,
      count: sql<number>`count(*)::int`,
    })
    .from(table)
    .where(and(eq(table.memberId, memberId), sql`${table.state} = 'settled'`, between(at, first, last + DAY - 1)))
    .groupBy(day);
}
