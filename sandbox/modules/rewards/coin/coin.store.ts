import { and, between, count, desc, eq, inArray, sum } from 'drizzle-orm';
import { findOrMake, inTransaction, type Db, type Tx } from '../../../kernel/db/database';
import type { SettledStake } from '../../betting/stake/stake.model';
import { coinsOf, STAKE_PER_COIN } from './coin.rules';
import { COIN_COPY } from './coin.copy';
import { coinBalances, coinEntries } from './coin.tables';
import type { CoinEntry, CoinReason } from './coin.tables';

/** Thrown when a member would have fewer than no coins; nothing moved. */
export class TooFewCoins extends Error {
  override name = 'TooFewCoins';
  constructor(readonly missing: number) {
    super(`${missing} coins are missing`);
  }
}

export interface CoinMove {
  reason: CoinReason;
  reference: string;
  title: string;
  /** Below zero when spent. */
  amount: number;
  /** World ms. */
  at: number;
}

/** Locks a member's coins until the transaction ends; returns their number. */
export function lockCoinBalance(tx: Tx, memberId: string): Promise<number> {
  return findOrMake(
    async () => (await tx.select().from(coinBalances).where(eq(coinBalances.memberId, memberId)).for('update'))[0]?.balance,
    () => tx.insert(coinBalances).values({ memberId }).onConflictDoNothing(),
  );
}

/**
 * Writes moves of a member's locked coins, oldest first; returns the new balance. `balance`: before them.
 * @throws TooFewCoins; the caller's transaction must then roll back.
 */
export async function moveCoins(tx: Tx, memberId: string, balance: number, moves: readonly CoinMove[]): Promise<number> {
  if (moves.length === 0) return balance;
  let after = balance;
  const rows = moves.map((move) => {
    after += move.amount;
    if (after < 0) throw new TooFewCoins(-after);
    return { ...move, memberId, balanceAfter: after };
  });
  await tx.insert(coinEntries).values(rows);
  await tx.update(coinBalances).set({ balance: after }).where(eq(coinBalances.memberId, memberId));
  return after;
}

/** A member's coins. */
export async function getCoins(db: Db, memberId: string): Promise<number> {
  const [row] = await db.select().from(coinBalances).where(eq(coinBalances.memberId, memberId));
  return row?.balance ?? 0;
}

/** Coins from the platform; a repeat of the reference gives nothing. */
export async function giveCoins(db: Db, memberId: string, { amount, ...gift }: Omit<CoinMove, 'reason'>): Promise<void> {
  if (amount === 0) return;
  await inTransaction(db, async (tx) => {
    const balance = await lockCoinBalance(tx, memberId);
    const isSame = and(eq(coinEntries.memberId, memberId), eq(coinEntries.reason, 'gift'), eq(coinEntries.reference, gift.reference));
    const [known] = await tx.select({ id: coinEntries.id }).from(coinEntries).where(isSame);
    if (!known) await moveCoins(tx, memberId, balance, [{ ...gift, amount, reason: 'gift' }]);
  });
}

/** Writes the coins that settled bets earn, each bet once, member after member in one order. An entry is never older than the one before it. */
export async function earnCoins(tx: Tx, stakes: readonly SettledStake[]): Promise<void> {
  const earning = stakes.filter(({ betId, stake }) => betId !== null && stake >= STAKE_PER_COIN);
  for (const memberId of [...new Set(earning.map((one) => one.memberId))].toSorted()) {
    const balance = await lockCoinBalance(tx, memberId);
    const own = earning.filter((one) => one.memberId === memberId);
    const written = await getWritten(
      tx,
      memberId,
      own.map(({ betId }) => String(betId)),
    );
    const since = await lastEntryAt(tx, memberId);
    const moves = own.map(({ betId, stake, closedAt }): CoinMove => ({
      reason: 'bet',
      reference: String(betId),
      title: COIN_COPY.bet(String(betId)),
      amount: coinsOf(stake),
      at: Math.max(since, closedAt),
    }));
    await moveCoins(
      tx,
      memberId,
      balance,
      moves.filter(({ reference }) => !written.has(reference)),
    );
  }
}

/** Those of the bets whose coins were written before the sums of stakes were. */
async function getWritten(tx: Tx, memberId: string, betIds: readonly string[]): Promise<Set<string>> {
  const isTheirs = and(eq(coinEntries.memberId, memberId), eq(coinEntries.reason, 'bet'), inArray(coinEntries.reference, [...betIds]));
  const rows = await tx.select({ reference: coinEntries.reference }).from(coinEntries).where(isTheirs);
  return new Set(rows.map(({ reference }) => reference));
}

async function lastEntryAt(tx: Tx, memberId: string): Promise<number> {
  const [last] = await tx
    .select({ at: coinEntries.at })
    .from(coinEntries)
    .where(eq(coinEntries.memberId, memberId))
    .orderBy(desc(coinEntries.id))
    .limit(1);
  return last?.at ?? 0;
}

/** World ms, both included. */
interface Range {
  from: number;
  to: number;
}

const inRange = (memberId: string, { from, to }: Range) => and(eq(coinEntries.memberId, memberId), between(coinEntries.at, from, to));

/** A member's moves of coins in a range, newest first. */
export function coinEntriesOf(
  db: Db,
  memberId: string,
  range: Range,
  reason: CoinReason | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<CoinEntry[]> {
  return db
    .select()
    .from(coinEntries)
    .where(and(inRange(memberId, range), reason === undefined ? undefined : eq(coinEntries.reason, reason)))
    .orderBy(desc(coinEntries.id))
    .limit(limit)
    .offset(offset);
}

/** Number of moves of each reason in a range, and their sum. */
export async function getCoinTotals(db: Db, memberId: string, range: Range): Promise<Map<CoinReason, { count: number; amount: number }>> {
  const rows = await db
    .select({ reason: coinEntries.reason, count: count(), amount: sum(coinEntries.amount) })
    .from(coinEntries)
    .where(inRange(memberId, range))
    .groupBy(coinEntries.reason);
  return new Map(rows.map((row) => [row.reason, { count: row.count, amount: Number(row.amount) }]));
}
