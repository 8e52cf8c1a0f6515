import { and, eq, gte, inArray, lt, or, sql, type Column, type SQL } from 'drizzle-orm';
import { bets } from '../../betting/order/bet.tables';
import type { Db, Tx } from '../../../kernel/db/database';
import { preparedFor } from '../../../kernel/db/prepared';
import { gameRounds } from '../../community/game/game.tables';
import { deposits } from '../../money/deposit/deposit.tables';
import { stakeDays } from '../../betting/stake/stake.tables';
import { MINUTE } from '../../../kernel/clock/calendar';
import { windowOf, type LimitKey } from '../limit/limit.rules';
import { activeDays, type LimitPeriod } from '../limit/limit.tables';

const total = (value: Column | SQL) => sql<string>`coalesce(sum(${value}), 0)::text`;

/** World ms, or an expression for them. */
type Moment = number | SQL;

/** Credited orders that belong to a window: made in it, or credited in it. */
function creditedWithin(from: Moment, to: Moment): SQL | undefined {
  const madeIn = and(gte(deposits.createdAt, from), lt(deposits.createdAt, to));
  const endedIn = and(gte(deposits.endedAt, from), lt(deposits.endedAt, to));
  return and(eq(deposits.state, 'credited'), or(madeIn, endedIn));
}

/** Deposits credited in the window that holds `at` (world ms): minor units. */
export async function getCreditedDeposits(db: Db | Tx, memberId: string, period: LimitPeriod, at: number): Promise<bigint> {
  const { from, to } = windowOf(period, at);
  const [row] = await db
    .select({ sum: total(deposits.credit) })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), creditedWithin(from, to)));
  return BigInt(row?.sum ?? 0);
}

const windowIn = (period: LimitPeriod) =>
  sql`(${sql.raw(`'${period}'`)}, ${sql.placeholder(`${period}From`)}::bigint, ${sql.placeholder(`${period}To`)}::bigint)`;

/** One row for each period, whose window is `w`. */
const usedSums = preparedFor((db) => {
  const memberId = sql.placeholder('memberId');
  const [from, to] = [sql`w.from_at`, sql`w.to_at`];
  const isOpenBet = and(eq(bets.memberId, memberId), inArray(bets.state, ['pending', 'accepted']));
  // Written out, so that it uses the index of open rounds.
  const isOpenRound = and(eq(gameRounds.memberId, memberId), sql`${gameRounds.state} = 'open'`);
  const isDayWithin = and(eq(stakeDays.memberId, memberId), gte(stakeDays.day, from), lt(stakeDays.day, to));
  const sums = {
    // Gross: credited deposits, and the most that pending orders may still bring, whenever they were made. Withdrawals take nothing off.
    deposited: db
      .select({ sum: total(deposits.credit) })
      .from(deposits)
      .where(and(eq(deposits.memberId, memberId), or(inArray(deposits.state, ['awaiting', 'confirming']), creditedWithin(from, to)))),
    // A window consists of whole days.
    placed: db
      .select({ sum: total(stakeDays.placed) })
      .from(stakeDays)
      .where(isDayWithin),
    lost: db
      .select({ sum: total(sql`${stakeDays.staked} - ${stakeDays.paid}`) })
      .from(stakeDays)
      .where(isDayWithin),
    betsPlaced: db
      .select({ sum: total(bets.stake) })
      .from(bets)
      .where(and(isOpenBet, gte(bets.placedAt, from), lt(bets.placedAt, to))),
    betsAtRisk: db
      .select({ sum: total(sql`greatest(${bets.stake} - ${bets.cashedPayout}, 0)`) })
      .from(bets)
      .where(isOpenBet),
    roundsPlayed: db
      .select({ sum: total(gameRounds.stake) })
      .from(gameRounds)
      .where(and(isOpenRound, gte(gameRounds.playedAt, from), lt(gameRounds.playedAt, to))),
    roundsAtRisk: db
      .select({ sum: total(gameRounds.stake) })
      .from(gameRounds)
      .where(isOpenRound),
    activeMs: db
      .select({ sum: total(activeDays.activeMs) })
      .from(activeDays)
      .where(and(eq(activeDays.memberId, memberId), eq(activeDays.day, from))),
  };
  const columns = Object.fromEntries(Object.entries(sums).map(([name, query]) => [name, sql<string>`${query}`.as(name)]));
  return db
    .select({ period: sql<LimitPeriod>`w.period`, ...(columns as Record<keyof typeof sums, SQL.Aliased<string>>) })
    .from(sql`(VALUES ${windowIn('day')}, ${windowIn('week')}, ${windowIn('month')}) AS w (period, from_at, to_at)`)
    .prepare('limit_use');
});

/**
 * The used part of every limit of a member, in its window that holds `at` (world ms), read in one statement: minor units; for `time`
 * whole minutes.
 */
export async function getUsed(db: Db | Tx, memberId: string, at: number): Promise<(limit: LimitKey) => bigint> {
  const [day, week, month] = [windowOf('day', at), windowOf('week', at), windowOf('month', at)];
  const bounds = { dayFrom: day.from, dayTo: day.to, weekFrom: week.from, weekTo: week.to, monthFrom: month.from, monthTo: month.to };
  const rows = await usedSums(db as Db).execute({ memberId, ...bounds });
  return ({ kind, period }) => {
    const row = rows.find((one) => one.period === period)!;
    switch (kind) {
      case 'deposit':
        return BigInt(row.deposited);
      // Bets and rounds by the moment they were placed, except those that were rejected.
      case 'stake':
        return BigInt(row.placed) + BigInt(row.betsPlaced) + BigInt(row.roundsPlayed);
      // Net loss of what was settled in the window, at least zero, and the most that everything open may still lose, whenever it was
      // placed: however it ends, no more is lost.
      case 'loss':
        return [BigInt(row.lost), 0n].reduce((a, b) => (a > b ? a : b)) + BigInt(row.betsAtRisk) + BigInt(row.roundsAtRisk);
      case 'time':
        return BigInt(Math.floor(Number(row.activeMs) / MINUTE));
    }
  };
}
