import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { bets } from '../../betting/order/bet.schema';
import type { Db, Tx } from '../../../kernel/db/database';
import { openGames } from '../../community/game/round.store';
import { deposits } from '../../money/deposit/deposit.schema';
import { stakeDaysOf } from '../../betting/stake/stake.store';
import { DAY, siteDayOf } from '../../../kernel/clock/calendar';
import { windowOf, type LimitKey } from './limit.rules';
import {
  activeDays,
  ownLimitChanges,
  ownLimits,
  ownPauses,
  type LimitPeriod,
  type OwnLimit,
  type OwnLimitChange,
  type OwnPause,
} from './limit.schema';

const MINUTE_MS = 60_000;

export function limitsOf(db: Db | Tx, memberId: string): Promise<OwnLimit[]> {
  return db.select().from(ownLimits).where(eq(ownLimits.memberId, memberId));
}

export async function pauseOf(db: Db | Tx, memberId: string): Promise<OwnPause | null> {
  const [row] = await db.select().from(ownPauses).where(eq(ownPauses.memberId, memberId));
  return row ?? null;
}

export async function savePause(tx: Tx, memberId: string, change: Partial<Omit<OwnPause, 'memberId'>>): Promise<void> {
  await tx
    .insert(ownPauses)
    .values({ memberId, ...change })
    .onConflictDoUpdate({ target: ownPauses.memberId, set: change });
}

export async function saveLimit(tx: Tx, row: OwnLimit): Promise<void> {
  const { value, pendingValue, askedAt, readyAt } = row;
  await tx
    .insert(ownLimits)
    .values(row)
    .onConflictDoUpdate({ target: [ownLimits.memberId, ownLimits.kind, ownLimits.period], set: { value, pendingValue, askedAt, readyAt } });
}

export async function addChange(tx: Tx, row: typeof ownLimitChanges.$inferInsert): Promise<void> {
  await tx.insert(ownLimitChanges).values(row);
}

/** Ends the wait of a rise in the history. */
export async function endWaiting(tx: Tx, memberId: string, { kind, period }: LimitKey, end: Pick<OwnLimitChange, 'state' | 'since'>) {
  const waiting = and(
    eq(ownLimitChanges.memberId, memberId),
    eq(ownLimitChanges.kind, kind),
    eq(ownLimitChanges.period, period),
    eq(ownLimitChanges.state, 'waiting'),
  );
  await tx.update(ownLimitChanges).set(end).where(waiting);
}

/** Changes of a member, newest first. */
export function changesOf(db: Db, memberId: string, offset: number, limit: number): Promise<OwnLimitChange[]> {
  const mine = eq(ownLimitChanges.memberId, memberId);
  return db.select().from(ownLimitChanges).where(mine).orderBy(desc(ownLimitChanges.id)).offset(offset).limit(limit);
}

/** The member's activity on the site's day that holds `at`. */
export async function activityOf(db: Db | Tx, memberId: string, at: number): Promise<{ firstAt: number; activeMs: number } | null> {
  const today = and(eq(activeDays.memberId, memberId), eq(activeDays.day, siteDayOf(at)));
  const [row] = await db.select().from(activeDays).where(today);
  return row ?? null;
}

/** What a limit counts, in its window that holds `at` (world ms): minor units, of `time` whole minutes. */
export async function usedOf(db: Db | Tx, memberId: string, { kind, period }: LimitKey, at: number): Promise<bigint> {
  const { from, to } = windowOf(period, at);
  switch (kind) {
    case 'deposit':
      return depositedIn(db, memberId, from, to);
    case 'stake':
      return stakedIn(db, memberId, from, to);
    case 'loss':
      return lossIn(db, memberId, from, to);
    case 'time':
      return BigInt(Math.floor(((await activityOf(db, memberId, at))?.activeMs ?? 0) / MINUTE_MS));
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

/** Gross: what was credited, and all that orders on their way may still bring, whenever they were made. Withdrawals take nothing off. */
function depositedIn(db: Db | Tx, memberId: string, from: number, to: number): Promise<bigint> {
  return sumOfDeposits(db, memberId, or(inArray(deposits.state, ['awaiting', 'confirming']), creditedWithin(from, to)));
}

/** What was credited in the window that holds `at` (world ms): minor units. */
export function creditedIn(db: Db | Tx, memberId: string, period: LimitPeriod, at: number): Promise<bigint> {
  const { from, to } = windowOf(period, at);
  return sumOfDeposits(db, memberId, creditedWithin(from, to));
}

/** Bets and rounds by the moment they were placed, but for those that were never taken. A window is made of whole days. */
async function stakedIn(db: Db | Tx, memberId: string, from: number, to: number): Promise<bigint> {
  const settled = await stakeDaysOf(db, memberId, from, to - DAY);
  const [open] = await db
    .select({ sum: sql<string>`coalesce(sum(${bets.stake}), 0)::text` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), inArray(bets.state, ['pending', 'accepted']), gte(bets.placedAt, from), lt(bets.placedAt, to)));
  const games = await openGames(db, memberId, { from, to });
  return settled.reduce((sum, { placed }) => sum + placed, 0n) + BigInt(open?.sum ?? 0) + games;
}

/**
 * Net loss of the bets and game rounds settled in the window, at least zero, and all that open bets may still lose, whenever they were placed:
 * however they end, no more is lost.
 */
async function lossIn(db: Db | Tx, memberId: string, from: number, to: number): Promise<bigint> {
  const settled = await stakeDaysOf(db, memberId, from, to - DAY);
  const [open] = await db
    .select({ sum: sql<string>`coalesce(sum(greatest(${bets.stake} - ${bets.cashedPayout}, 0)), 0)::text` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), inArray(bets.state, ['pending', 'accepted'])));
  const net = settled.reduce((sum, { staked, paid }) => sum + staked - paid, 0n);
  return (net > 0n ? net : 0n) + BigInt(open?.sum ?? 0) + (await openGames(db, memberId));
}
