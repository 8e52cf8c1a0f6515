import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { bets } from '../../betting/order/bet.tables';
import type { Db, Tx } from '../../../kernel/db/database';
import { getOpenStakes } from '../../community/game/round.store';
import { deposits } from '../../money/deposit/deposit.tables';
import { listStakeDays } from '../../betting/stake/stake.store';
import { DAY, MINUTE } from '../../../kernel/clock/calendar';
import { windowOf, type LimitKey } from '../limit/limit.rules';
import type { LimitPeriod } from '../limit/limit.tables';
import { findActivity } from '../limit/limit.store';

/** The used part of a limit, in its window that holds `at` (world ms): minor units; for `time` whole minutes. */
export async function getUsed(db: Db | Tx, memberId: string, { kind, period }: LimitKey, at: number): Promise<bigint> {
  const { from, to } = windowOf(period, at);
  switch (kind) {
    case 'deposit':
      return depositedIn(db, memberId, from, to);
    case 'stake':
      return stakedIn(db, memberId, from, to);
    case 'loss':
      return lossIn(db, memberId, from, to);
    case 'time':
      return BigInt(Math.floor(((await findActivity(db, memberId, at))?.activeMs ?? 0) / MINUTE));
  }
}

const sumOfDeposits = async (db: Db | Tx, memberId: string, which: SQL | undefined): Promise<bigint> => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${deposits.credit}), 0)::text` })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), which));
  return BigInt(row?.sum ?? 0);
};

/** Credited orders that belong to a window: made in it, or credited in it. */
function creditedWithin(from: number, to: number): SQL | undefined {
  const madeIn = and(gte(deposits.createdAt, from), lt(deposits.createdAt, to));
  const endedIn = and(gte(deposits.endedAt, from), lt(deposits.endedAt, to));
  return and(eq(deposits.state, 'credited'), or(madeIn, endedIn));
}

/** Gross: credited deposits, and the most that pending orders may still bring, whenever they were made. Withdrawals take nothing off. */
function depositedIn(db: Db | Tx, memberId: string, from: number, to: number): Promise<bigint> {
  return sumOfDeposits(db, memberId, or(inArray(deposits.state, ['awaiting', 'confirming']), creditedWithin(from, to)));
}

/** Deposits credited in the window that holds `at` (world ms): minor units. */
export function getCreditedDeposits(db: Db | Tx, memberId: string, period: LimitPeriod, at: number): Promise<bigint> {
  const { from, to } = windowOf(period, at);
  return sumOfDeposits(db, memberId, creditedWithin(from, to));
}

/** Bets and rounds by the moment they were placed, except those that were rejected. A window consists of whole days. */
async function stakedIn(db: Db | Tx, memberId: string, from: number, to: number): Promise<bigint> {
  const settled = await listStakeDays(db, memberId, from, to - DAY);
  const [open] = await db
    .select({ sum: sql<string>`coalesce(sum(${bets.stake}), 0)::text` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), inArray(bets.state, ['pending', 'accepted']), gte(bets.placedAt, from), lt(bets.placedAt, to)));
  const games = await getOpenStakes(db, memberId, { from, to });
  return settled.reduce((sum, { placed }) => sum + placed, 0n) + BigInt(open?.sum ?? 0) + games;
}

/**
 * Net loss of the bets and game rounds settled in the window, at least zero, and the most that open bets may still lose, whenever
 * they were placed: however they end, no more is lost.
 */
async function lossIn(db: Db | Tx, memberId: string, from: number, to: number): Promise<bigint> {
  const settled = await listStakeDays(db, memberId, from, to - DAY);
  const [open] = await db
    .select({ sum: sql<string>`coalesce(sum(greatest(${bets.stake} - ${bets.cashedPayout}, 0)), 0)::text` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), inArray(bets.state, ['pending', 'accepted'])));
  const net = settled.reduce((sum, { staked, paid }) => sum + staked - paid, 0n);
  return (net > 0n ? net : 0n) + BigInt(open?.sum ?? 0) + (await getOpenStakes(db, memberId));
}
