import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { inTransaction, type Db, type Tx } from '../../../kernel/db/database';
import type { MarketPeriod } from '../../../world/engine/market.model';
import { betLegs, bets, type Bet, type BetLeg } from './bet.tables';
import { loadLegs } from './bet.store';
import type { Outcome, RejectReason } from '../ruling/bet.model';
import { validStakeOf } from './valid-stake';
import type { Verdict } from '../ruling/verdict.rules';

/** A match and period on which legs wait for a result. */
export interface OpenMarket {
  matchId: string;
  period: MarketPeriod;
  kickOff: number;
}

/** Written out, so that it uses the index of open legs. */
const isOpen = sql`${betLegs.open}`;

export function listOpenMarkets(db: Db): Promise<OpenMarket[]> {
  return db
    .select({ matchId: betLegs.matchId, period: betLegs.period, kickOff: sql<number>`min(${betLegs.kickOff})`.mapWith(Number) })
    .from(betLegs)
    .where(isOpen)
    .groupBy(betLegs.matchId, betLegs.period);
}

/** The next open legs of some markets, oldest bet first. */
export function listOpenLegs(db: Db, markets: readonly OpenMarket[], limit: number): Promise<BetLeg[]> {
  const keys = markets.map(({ matchId, period }) => sql`(${matchId}, ${period})`);
  return db
    .select()
    .from(betLegs)
    .where(and(isOpen, sql`(${betLegs.matchId}, ${betLegs.period}) IN (${sql.join(keys, sql`, `)})`))
    .orderBy(asc(betLegs.betId), asc(betLegs.place))
    .limit(limit);
}

/** Locks bets until the transaction ends. In id order, so that two transactions never wait for each other. */
export async function lockBets(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx
    .select({ id: bets.id })
    .from(bets)
    .where(inArray(bets.id, [...ids]))
    .orderBy(asc(bets.id))
    .for('update');
}

/** Those of the ids that run, with their legs as they are now. */
export async function listAcceptedBets(tx: Tx, ids: readonly bigint[]): Promise<Bet[]> {
  return loadLegs(
    tx,
    await tx
      .select()
      .from(bets)
      .where(and(inArray(bets.id, [...ids]), eq(bets.state, 'accepted'))),
  );
}

export async function listPendingBets(db: Db): Promise<Bet[]> {
  return loadLegs(db, await db.select().from(bets).where(eq(bets.state, 'pending')).orderBy(asc(bets.id)));
}

export interface Decision {
  leg: BetLeg;
  outcome: Outcome;
  result: string | null;
}

/** Writes the outcome of open legs; returns the number that this call moved. */
export async function decideLegs(tx: Tx, decisions: readonly Decision[]): Promise<number> {
  if (decisions.length === 0) return 0;
  const rows = decisions.map(
    ({ leg, outcome, result }) => sql`(${leg.betId}::bigint, ${leg.place}::integer, ${outcome}::text, ${result}::text)`,
  );
  const moved = await tx
    .update(betLegs)
    .set({ open: false, outcome: sql`v.outcome`, result: sql`v.result` })
    .from(sql`(VALUES ${sql.join(rows, sql`, `)}) AS v (bet_id, place, outcome, result)`)
    .where(and(sql`${betLegs.betId} = v.bet_id`, sql`${betLegs.place} = v.place`, isOpen))
    .returning({ betId: betLegs.betId });
  return moved.length;
}

export interface Closing extends Verdict {
  bet: Bet;
  /** The part of the stake that met opposite bets. */
  opposedStake: bigint;
}

/** A bet as it is once it has closed in this way. */
export function settledBet({ bet, outcome, payout, opposedStake }: Closing, closedAt: number): Bet {
  const settled: Bet = { ...bet, state: 'settled', outcome, payout: bet.payout + payout, opposedStake, closedAt, counted: true };
  return { ...settled, validStake: validStakeOf(settled) };
}

/**
 * Marks accepted bets settled, each with the payout of its rest added to earlier payouts; returns only those that this call moved,
 * so that each is settled once.
 */
export async function markSettled(tx: Tx, closings: readonly Closing[], closedAt: number): Promise<Set<bigint>> {
  if (closings.length === 0) return new Set();
  const rows = closings.map((closing) => {
    const { bet, outcome, payout, opposedStake } = closing;
    const { validStake } = settledBet(closing, closedAt);
    return sql`(${bet.id}::bigint, ${outcome}::text, ${payout}::bigint, ${opposedStake}::bigint, ${validStake}::bigint)`;
  });
  const moved = await tx
    .update(bets)
    .set({
      state: 'settled',
      outcome: sql`v.outcome`,
      payout: sql`${bets.payout} + v.payout`,
      closedAt,
      opposedStake: sql`v.opposed`,
      validStake: sql`v.valid`,
      counted: true,
    })
    .from(sql`(VALUES ${sql.join(rows, sql`, `)}) AS v (id, outcome, payout, opposed, valid)`)
    .where(and(sql`${bets.id} = v.id`, eq(bets.state, 'accepted')))
    .returning({ id: bets.id });
  return new Set(moved.map((row) => row.id));
}

/** Confirms pending bets; from now on their legs wait for results. */
export async function markAccepted(db: Db, ids: readonly bigint[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const pending = and(inArray(bets.id, [...ids]), eq(bets.state, 'pending'));
    const moved = await tx.update(bets).set({ state: 'accepted' }).where(pending).returning({ id: bets.id });
    if (moved.length === 0) return;
    await tx
      .update(betLegs)
      .set({ open: true })
      .where(
        inArray(
          betLegs.betId,
          moved.map((row) => row.id),
        ),
      );
  });
}

/** Rejects a pending bet; false when it was no longer pending. */
export async function markRejected(tx: Tx, id: bigint, reason: RejectReason, closedAt: number): Promise<boolean> {
  const moved = await tx
    .update(bets)
    .set({ state: 'rejected', reason, closedAt })
    .where(and(eq(bets.id, id), eq(bets.state, 'pending')))
    .returning({ id: bets.id });
  return moved.length === 1;
}
