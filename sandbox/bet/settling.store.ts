import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import type { MarketPeriod } from '../world/world.model';
import { bets, type Bet } from './bet.schema';
import type { Outcome, RejectReason } from './bet.model';

/** A match and period that hold accepted bets. */
export interface OpenMarket {
  matchId: string;
  period: MarketPeriod;
  kickOff: number;
}

/** Where accepted bets wait for a result. */
export function openMarkets(db: Db): Promise<OpenMarket[]> {
  return db
    .select({ matchId: bets.matchId, period: bets.period, kickOff: sql<number>`min(${bets.kickOff})`.mapWith(Number) })
    .from(bets)
    .where(eq(bets.state, 'accepted'))
    .groupBy(bets.matchId, bets.period);
}

/** The next accepted bets of one market, oldest first. */
export function acceptedBets(db: Db, market: OpenMarket, limit: number): Promise<Bet[]> {
  return db
    .select()
    .from(bets)
    .where(and(eq(bets.state, 'accepted'), eq(bets.matchId, market.matchId), eq(bets.period, market.period)))
    .orderBy(asc(bets.id))
    .limit(limit);
}

export function pendingBets(db: Db): Promise<Bet[]> {
  return db.select().from(bets).where(eq(bets.state, 'pending')).orderBy(asc(bets.id));
}

export interface Closing {
  bet: Bet;
  outcome: Outcome;
  payout: bigint;
  result: string | null;
}

/** Marks accepted bets settled; answers only those that this call moved, so that each is settled once. */
export async function markSettled(tx: Tx, closings: readonly Closing[], closedAt: number): Promise<Set<bigint>> {
  const rows = closings.map(
    ({ bet, outcome, payout, result }) => sql`(${bet.id}::bigint, ${outcome}::text, ${payout}::bigint, ${result}::text)`,
  );
  const moved = await tx
    .update(bets)
    .set({
      state: 'settled',
      outcome: sql`v.outcome`,
      payout: sql`v.payout`,
      result: sql`v.result`,
      closedAt,
    })
    .from(sql`(VALUES ${sql.join(rows, sql`, `)}) AS v (id, outcome, payout, result)`)
    .where(and(sql`${bets.id} = v.id`, eq(bets.state, 'accepted')))
    .returning({ id: bets.id });
  return new Set(moved.map((row) => row.id));
}

/** Confirms pending bets. */
export async function markAccepted(db: Db, ids: readonly bigint[]): Promise<void> {
  await db.update(bets).set({ state: 'accepted' }).where(and(inArray(bets.id, [...ids]), eq(bets.state, 'pending')));
}

/** Turns a pending bet down; false when it was no longer pending. */
export async function markRejected(tx: Tx, id: bigint, reason: RejectReason, closedAt: number): Promise<boolean> {
  const moved = await tx
    .update(bets)
    .set({ state: 'rejected', reason, closedAt })
    .where(and(eq(bets.id, id), eq(bets.state, 'pending')))
    .returning({ id: bets.id });
  return moved.length === 1;
}
