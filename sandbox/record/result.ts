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
  const rows = [...(await betsByDay(db, memberId, first, today)), ...(await roundsByDay(db, memberId, first, today))];
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

/** Days since 1970 in the site's time. */
const dayOf = (at: AnyColumn) => sql<string>`((${at} + ${sql.raw(String(SITE_OFFSET))}) / ${sql.raw(String(DAY))})`;
const sumsOf = (payout: AnyColumn, stake: AnyColumn) => ({
  profit: sql<string>`sum(${payout} - ${stake})::text`,
  stake: sql<string>`sum(${stake})::text`,
  count: sql<number>`count(*)::int`,
});

function betsByDay(db: Db, memberId: string, first: number, last: number) {
  const day = dayOf(bets.closedAt);
  return db
    .select({ day, ...sumsOf(bets.payout, bets.stake) })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.state, 'settled'), between(bets.closedAt, first, last + DAY - 1)))
    .groupBy(day);
}

function roundsByDay(db: Db, memberId: string, first: number, last: number) {
  const { payout, stake, state, settledAt } = gameRounds;
  const day = dayOf(settledAt);
  return db
    .select({ day, ...sumsOf(payout, stake) })
    .from(gameRounds)
    .where(and(eq(gameRounds.memberId, memberId), eq(state, 'settled'), between(settledAt, first, last + DAY - 1)))
    .groupBy(day);
}
