import { and, asc, between, count, desc, eq, gte, inArray, notExists, sql, sum } from 'drizzle-orm';
import { bets } from '../bet/bet.schema';
import { inTransaction, type Db, type Tx } from '../db/database';
import { coinsOf, STAKE_PER_COIN } from './coin.rules';
import { MALL_WORDS } from './mall.copy';
import { coinBalances, coinEntries } from './mall.schema';
import type { CoinEntry, CoinReason } from './mall.schema';

/** A member would have fewer than no coins; nothing moved. */
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

/** Locks a member's coins until the transaction ends; answers how many there are, after those of bets that have settled. */
export async function lockCoins(tx: Tx, memberId: string): Promise<number> {
  await tx.insert(coinBalances).values({ memberId }).onConflictDoNothing();
  const [row] = await tx.select().from(coinBalances).where(eq(coinBalances.memberId, memberId)).for('update');
  return moveCoins(tx, memberId, row!.balance, await earnedBy(tx, memberId));
}

/**
 * Writes moves of a member's locked coins, oldest first; answers the new balance. `balance`: before them.
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

/** A member's coins, those of bets that have settled included. */
export function coinsNow(db: Db, memberId: string): Promise<number> {
  return inTransaction(db, (tx) => lockCoins(tx, memberId));
}

/** Coins from the platform; a repeat of the reference gives nothing. */
export async function giveCoins(db: Db, memberId: string, { amount, ...gift }: Omit<CoinMove, 'reason'>): Promise<void> {
  if (amount === 0) return;
  await inTransaction(db, async (tx) => {
    const balance = await lockCoins(tx, memberId);
    const isSame = and(eq(coinEntries.memberId, memberId), eq(coinEntries.reason, 'gift'), eq(coinEntries.reference, gift.reference));
    const [known] = await tx.select({ id: coinEntries.id }).from(coinEntries).where(isSame);
    if (!known) await moveCoins(tx, memberId, balance, [{ ...gift, amount, reason: 'gift' }]);
  });
}

/** What settled bets earned and was not written yet. An entry is never older than the one before it. */
async function earnedBy(tx: Tx, memberId: string): Promise<CoinMove[]> {
  const written = tx
    .select({ id: coinEntries.id })
    .from(coinEntries)
    .where(and(eq(coinEntries.memberId, memberId), eq(coinEntries.reason, 'bet'), eq(coinEntries.reference, sql`${bets.id}::text`)));
  const rows = await tx
    .select()
    .from(bets)
    .where(
      and(
        eq(bets.memberId, memberId),
        eq(bets.state, 'settled'),
        inArray(bets.outcome, ['won', 'half-won', 'half-lost', 'lost']),
        gte(sql`${bets.stake} - ${bets.cashedStake}`, STAKE_PER_COIN),
        notExists(written),
      ),
    )
    .orderBy(asc(bets.closedAt), asc(bets.id));
  const earning = rows.filter((bet) => coinsOf(bet) > 0);
  if (earning.length === 0) return [];
  const [last] = await tx
    .select({ at: coinEntries.at })
    .from(coinEntries)
    .where(eq(coinEntries.memberId, memberId))
    .orderBy(desc(coinEntries.id))
    .limit(1);
  const since = last?.at ?? 0;
  return earning.map((bet) => ({
    reason: 'bet',
    reference: String(bet.id),
    title: MALL_WORDS.bet(String(bet.id)),
    amount: coinsOf(bet),
    at: Math.max(since, bet.closedAt ?? bet.placedAt),
  }));
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

/** How many moves of each reason there are in a range, and their sum. */
export async function coinTotalsOf(db: Db, memberId: string, range: Range): Promise<Map<CoinReason, { count: number; amount: number }>> {
  const rows = await db
    .select({ reason: coinEntries.reason, count: count(), amount: sum(coinEntries.amount) })
    .from(coinEntries)
    .where(inRange(memberId, range))
    .groupBy(coinEntries.reason);
  return new Map(rows.map((row) => [row.reason, { count: row.count, amount: Number(row.amount) }]));
}
