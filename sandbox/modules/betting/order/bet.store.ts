import { and, asc, count, desc, eq, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { betLegs, bets, type Bet, type BetLeg, type BetRow, type NewBet, type NewLeg } from './bet.tables';

/** Access to the bets' tables for placing and showing bets. The settlement worker has a store of its own. */

export async function insertBet(tx: Tx, bet: NewBet, legs: readonly NewLeg[]): Promise<Bet> {
  const [row] = await tx.insert(bets).values(bet).returning();
  if (!row) throw new Error('the bet was not stored');
  const { id } = row;
  return {
    ...row,
    legs: await tx
      .insert(betLegs)
      .values(legs.map((leg, index) => ({ ...leg, betId: id, memberId: row.memberId, place: index })))
      .returning(),
  };
}

/** The rows with their legs, in the order of the rows. */
export async function loadLegs(db: Db, rows: readonly BetRow[]): Promise<Bet[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const legs = await db.select().from(betLegs).where(inArray(betLegs.betId, ids)).orderBy(asc(betLegs.betId), asc(betLegs.place));
  const ofBet = new Map<bigint, BetLeg[]>(ids.map((id) => [id, []]));
  for (const leg of legs) ofBet.get(leg.betId)?.push(leg);
  return rows.map((row) => ({ ...row, legs: ofBet.get(row.id) ?? [] }));
}

/** The bet of a member's idempotency key at a venue. */
export async function findRelatedBet(db: Db, memberId: string, venue: string, relatedId: string): Promise<Bet | null> {
  const [row] = await db
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.venue, venue), eq(bets.relatedId, relatedId)));
  return row ? (await loadLegs(db, [row]))[0]! : null;
}

/** Those of the ids that belong to the member at this venue. */
export async function findBets(db: Db, memberId: string, venue: string, ids: readonly bigint[]): Promise<Bet[]> {
  const rows = await db
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.venue, venue), inArray(bets.id, [...ids])));
  return loadLegs(db, rows);
}

interface BetFilter {
  memberId: string;
  venue: string;
  /** Over (settled or rejected), or still open (pending or accepted). */
  closed: boolean;
  /** The bet's time that counts. */
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
    bets: await loadLegs(db, rows),
    total: sums?.total ?? 0,
    totals: { count: Number(sums?.count ?? 0), stake: BigInt(sums?.stake ?? 0), payout: BigInt(sums?.payout ?? 0) },
  };
}
