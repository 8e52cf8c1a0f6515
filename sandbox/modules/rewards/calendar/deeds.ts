import { and, between, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database';
import { deposits } from '../../money/deposit/deposit.tables';
import { listStakeDays } from '../../betting/stake/stake.store';
import { DAY, siteDateOf, siteDayOf } from '../../../kernel/clock/calendar';
import { checkIns } from './calendar.tables';

/** True when a member checked in on a day of the site, `2026-11-20`. */
export async function hasCheckedIn(db: Db, memberId: string, day: string): Promise<boolean> {
  const rows = await db
    .select({ day: checkIns.day })
    .from(checkIns)
    .where(and(eq(checkIns.memberId, memberId), eq(checkIns.day, day)));
  return rows.length > 0;
}

/** A member's activity on the day that contains `now` (world ms). Minor units. */
export interface DayDeeds {
  /** `2026-11-20`, and its first world ms. */
  day: string;
  start: number;
  checkedIn: boolean;
  /** Valid stakes of bets settled that day. */
  validStake: bigint;
  /** Bets settled that day that count. */
  countedBets: number;
  /** Deposits credited that day. */
  deposited: bigint;
}

export async function getDeeds(db: Db, memberId: string, now: number): Promise<DayDeeds> {
  const start = siteDayOf(now);
  const day = siteDateOf(now);
  const staked = (await listStakeDays(db, memberId, start, start)).filter(({ kind }) => kind !== 'game');
  const paid = await db
    .select({ amount: deposits.amount })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'credited'), between(deposits.endedAt, start, start + DAY - 1)));
  return {
    day,
    start,
    checkedIn: await hasCheckedIn(db, memberId, day),
    validStake: staked.reduce((sum, { stake }) => sum + stake, 0n),
    countedBets: staked.reduce((sum, { valid }) => sum + valid, 0),
    deposited: paid.reduce((sum, { amount }) => sum + amount, 0n),
  };
}
