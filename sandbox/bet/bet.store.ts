import { and, count, desc, eq, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { bets, type Bet, type NewBet } from './bet.schema';

/** Access to the bets table for whoever takes and shows bets. The settler has its own. */

export async function insertBet(tx: Tx, bet: NewBet): Promise<Bet> {
  const [row] = await tx.insert(bets).values(bet).returning();
  if (!row) throw new Error('the bet was not stored');
  return row;
}

/** The bet that a member's idempotency key stands for at a venue. */
export async function findRelatedBet(db: Db, memberId: string, venue: string, relatedId: string): Promise<Bet | null> {
  const [row] = await db
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.venue, venue), eq(bets.relatedId, relatedId)));
  return row ?? null;
}

/** Those of the ids that are the member's at this venue. */
export function findBets(db: Db, memberId: string, venue: string, ids: readonly bigint[]): Promise<Bet[]> {
  return db
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.venue, venue), inArray(bets.id, [...ids])));
}

interface BetFilter {
  memberId: string;
  venue: string;
  /** Over (settled or rejected), or still open (pending or accepted). */
  closed: boolean;
  /** Which of a bet's times counts. */
  timeOf: 'placed' | 'closed';
  /** World ms, both included; null = any. */
  from: number | null;
  to: number | null;
}

interface BetPage {
  bets: Bet[];
  total: number;
  /** Over the whole selection, rejected bets left out. */
  totals: { count: number; stake: bigint; payout: bigint };
}

function toWhere(filter: BetFilter): SQL | undefined {
  const time = filter.timeOf === 'placed' ? bets.placedAt : bets.closedAt;
  return and(
    eq(bets.memberId, filter.memberId),
    eq(bets.venue, filter.venue),
    filter.closed ? inArray(bets.state, ['settled', 'rejected']) : inArray(bets.state, ['pending', 'accepted']),
    filter.from === null ? undefined : gte(time, filter.from),
    filter.to === null ? undefined : lte(time, filter.to),
  );
}

/** A member's bets, newest first. `page` counts from 1. */
export async function listBets(db: Db, filter: BetFilter, page: number, size: number): Promise<BetPage> {
  const where = toWhere(filter);
  const rows = await db
    .select()
    .from(bets)
    .where(where)
    .orderBy(desc(bets.id))
    .limit(size)
    .offset((page - 1) * size);
  const ran = ne(bets.state, 'rejected');
  const [sums] = await db
    .select({
      total: count(),
      count: sql<string>`count(*) FILTER (WHERE ${ran})`,
      stake: sql<string>`coalesce(sum(${bets.stake}) FILTER (WHERE ${ran}), 0)`,
      payout: sql<string>`coalesce(sum(${bets.payout}) FILTER (WHERE ${ran}), 0)`,
    })
    .from(bets)
    .where(where);
  return {
    bets: rows,
    total: sums?.total ?? 0,
    totals: { count: Number(sums?.count ?? 0), stake: BigInt(sums?.stake ?? 0), payout: BigInt(sums?.payout ?? 0) },
  };
}
