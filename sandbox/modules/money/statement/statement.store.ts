import { and, asc, between, desc, eq, inArray, like, lt, notLike, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database';
import { availableOf } from '../../../kernel/ledger/ledger.model';
import { entries, transfers } from '../../../kernel/ledger/ledger.tables';
import { ROUND_REFERENCE, TRANSFER_KINDS, transferKindsOf, type StatementKind, type TransferKind } from './statement.rules';

/** A change of the available balance of a central wallet. Minor units, world ms. */
export interface StatementEntry {
  /** Place in the ledger's one order. */
  seq: number;
  kind: TransferKind;
  key: string;
  reference: string;
  at: number;
  amount: bigint;
  balance: bigint;
}

/** Balances around the changes of a range, and their sums. */
export interface StatementSums {
  opening: bigint;
  income: bigint;
  expense: bigint;
  closing: bigint;
}

/** Places of the ledger that a range of times begins and ends with. */
interface Span {
  first: number;
  last: number;
}

const columns = {
  seq: transfers.seq,
  kind: sql<TransferKind>`${transfers.kind}`,
  key: transfers.key,
  reference: transfers.reference,
  at: transfers.at,
  amount: entries.amount,
  balance: entries.balanceAfter,
};

/** Changes of a kind that are read at either end of a range: a few that happen at once can have any order. */
const AT_ENDS = 4;

/**
 * The part of the ledger between the first and the last change of a range of world ms, both included: within it each balance follows from
 * the one before. It reads the ends of the range alone, kind by kind, so a long range costs no more than a short one.
 */
export async function findSpan(db: Db, memberId: string, { from, to }: { from: number; to: number }): Promise<Span | null> {
  const edge = (kind: TransferKind, order: typeof asc | typeof desc) =>
    db
      .select({ seq: transfers.seq })
      .from(transfers)
      .where(and(eq(transfers.owner, memberId), eq(transfers.kind, kind), between(transfers.at, from, to)))
      .orderBy(order(transfers.at))
      .limit(AT_ENDS);
  const [one, other, ...more] = TRANSFER_KINDS.flatMap((kind) => [edge(kind, asc), edge(kind, desc)]);
  const found = (await unionAll(one!, other!, ...more)).map(({ seq }) => seq);
  return found.length === 0 ? null : { first: Math.min(...found), last: Math.max(...found) };
}

const inSpan = (memberId: string, { first, last }: Span) =>
  and(eq(entries.account, availableOf(memberId)), between(entries.transferSeq, first, last));

/** Balances and sums of a span; null if it has no change of the central wallet, as one of moves between venues alone. */
export async function sumSpan(db: Db, memberId: string, span: Span): Promise<StatementSums | null> {
  const outermost = (order: typeof asc | typeof desc) =>
    db
      .select({ amount: entries.amount, balance: entries.balanceAfter })
      .from(entries)
      .where(inSpan(memberId, span))
      .orderBy(order(entries.transferSeq))
      .limit(1);
  const [[first], [last], [sums]] = await Promise.all([
    outermost(asc),
    outermost(desc),
    db
      .select({
        income: sql<string>`coalesce(sum(${entries.amount}) FILTER (WHERE ${entries.amount} > 0), 0)`,
        expense: sql<string>`coalesce(-sum(${entries.amount}) FILTER (WHERE ${entries.amount} < 0), 0)`,
      })
      .from(entries)
      .where(inSpan(memberId, span)),
  ]);
  if (!first || !last) return null;
  return {
    opening: first.balance - first.amount,
    income: BigInt(sums!.income),
    expense: BigInt(sums!.expense),
    closing: last.balance,
  };
}

/** The balance before a moment (world ms): that of a range without a change. */
export async function balanceBefore(db: Db, memberId: string, at: number): Promise<bigint> {
  const [row] = await db
    .select({ balance: entries.balanceAfter })
    .from(entries)
    .innerJoin(transfers, eq(transfers.seq, entries.transferSeq))
    .where(and(eq(entries.account, availableOf(memberId)), lt(transfers.at, at)))
    .orderBy(desc(entries.transferSeq))
    .limit(1);
  return row?.balance ?? 0n;
}

/** Changes of a span, newest first, from `offset` on; of one kind, or of all for null. */
export function listChanges(
  db: Db,
  memberId: string,
  span: Span,
  { kind, offset, limit }: { kind: StatementKind | null; offset: number; limit: number },
): Promise<StatementEntry[]> {
  const rounds = `${ROUND_REFERENCE}%`;
  const ofKind = kind
    ? and(
        inArray(transfers.kind, transferKindsOf(kind)),
        kind === 'game' ? like(transfers.reference, rounds) : notLike(transfers.reference, rounds),
      )
    : undefined;
  return db
    .select(columns)
    .from(entries)
    .innerJoin(transfers, eq(transfers.seq, entries.transferSeq))
    .where(and(inSpan(memberId, span), ofKind))
    .orderBy(desc(entries.transferSeq))
    .offset(offset)
    .limit(limit);
}
