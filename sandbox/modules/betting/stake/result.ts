import type { Db } from '../../../kernel/db/database';
import { listStakeDays } from './stake.store';
import { DAY, siteDateOf, siteDayOf } from '../../../kernel/clock/calendar';

/** Bets and rounds of games of one day, by the moment they were settled. Minor units. */
export interface DayResult {
  /** `2026-11-20` */
  day: string;
  profit: bigint;
  stake: bigint;
  count: number;
}

/** Result of a member's settled bets and rounds on each of the last `days` days of the site, `now` (world ms) included, oldest first. */
export async function listDayResults(db: Db, memberId: string, days: number, now: number): Promise<DayResult[]> {
  const today = siteDayOf(now);
  const first = today - (days - 1) * DAY;
  const rows = await listStakeDays(db, memberId, first, today);
  return Array.from({ length: days }, (_, index) => {
    const start = first + index * DAY;
    const own = rows.filter(({ day }) => day === start);
    return {
      day: siteDateOf(start),
      profit: own.reduce((sum, { paid, staked }) => sum + paid - staked, 0n),
      stake: own.reduce((sum, { staked }) => sum + staked, 0n),
      count: own.reduce((sum, { settled }) => sum + settled, 0),
    };
  });
}
