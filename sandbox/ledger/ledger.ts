import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { accounts, entries, ledgerHead, transfers } from '../db/schema';
import { BANK, HOUSE, InsufficientBalance, KeyConflict, PROMO, availableOf, lockedOf } from './ledger.model';
import type { Transfer, TransferRequest } from './ledger.model';
import { GENESIS_HASH, chainHash, netEntries, requestHash } from './ledger.rules';

/** Owner of keys that belong to no member. */
const SYSTEM = 'system';

/** Makes the house's accounts and the chain's start; does nothing when they are there. */
export async function openLedger(db: Db): Promise<void> {
  await db
    .insert(accounts)
    .values([HOUSE, PROMO, BANK].map((id) => ({ id, kind: id, memberId: null, balance: 0n })))
    .onConflictDoNothing();
  await db.insert(ledgerHead).values({ id: 1, seq: 0, hash: GENESIS_HASH }).onConflictDoNothing();
}

/** Makes a member's two accounts, empty. */
export async function openAccounts(tx: Db, memberId: string): Promise<void> {
  await tx.insert(accounts).values([
    { id: availableOf(memberId), kind: 'available', memberId, balance: 0n },
    { id: lockedOf(memberId), kind: 'locked', memberId, balance: 0n },
  ]);
}

/**
 * Moves money, all entries or none, within the caller's transaction. The chain's head is locked first, then the accounts
 * in id order, so that transfers never wait for each other in a circle.
 * @throws KeyConflict, InsufficientBalance; RangeError when the entries do not sum to zero. The caller's transaction must
 * then roll back.
 */
export async function transfer(tx: Tx, request: TransferRequest): Promise<Transfer> {
  const moves = netEntries(request.entries);
  if (moves.length < 2 || moves.reduce((sum, move) => sum + move.amount, 0n) !== 0n) {
    throw new RangeError(`transfer ${request.key}: entries do not balance`);
  }
  const owner = request.memberId ?? SYSTEM;
  const hash = requestHash(request);

  const [head] = await tx.select().from(ledgerHead).where(eq(ledgerHead.id, 1)).for('update');
  if (!head) throw new Error('the ledger is not open');
  const [known] = await tx
    .select({ seq: transfers.seq, requestHash: transfers.requestHash })
    .from(transfers)
    .where(and(eq(transfers.owner, owner), eq(transfers.key, request.key)));
  if (known) {
    if (known.requestHash !== hash) throw new KeyConflict(request.key);
    return { seq: known.seq, repeated: true };
  }

  const rows = await tx
    .select()
    .from(accounts)
    .where(inArray(accounts.id, moves.map((move) => move.account)))
    .orderBy(asc(accounts.id))
    .for('update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const posted = moves.map(({ account, amount }) => {
    const row = byId.get(account);
    if (!row) throw new RangeError(`no account ${account}`);
    const balanceAfter = row.balance + amount;
    if (row.memberId !== null && balanceAfter < 0n) throw new InsufficientBalance(account);
    return { account, amount, balanceAfter };
  });

  const seq = head.seq + 1;
  const at = request.at ?? Date.now();
  const { key, kind, reference } = request;
  const next = chainHash(head.hash, { seq, owner, key, requestHash: hash, kind, reference, at, entries: posted });
  await tx.insert(transfers).values({ seq, owner, key, requestHash: hash, kind, reference, at, prevHash: head.hash, hash: next });
  await tx.insert(entries).values(posted.map((entry) => ({ transferSeq: seq, ...entry })));
  const balances = posted.map(({ account, balanceAfter }) => sql`(${account}::text, ${balanceAfter}::bigint)`);
  await tx.execute(
    sql`UPDATE accounts SET balance = v.balance FROM (VALUES ${sql.join(balances, sql`, `)}) AS v (id, balance) WHERE accounts.id = v.id`,
  );
  await tx.update(ledgerHead).set({ seq, hash: next }).where(eq(ledgerHead.id, 1));
  return { seq, repeated: false };
}

/** Play money for a member, from the promo account. Minor units. */
export function grant(tx: Tx, input: { memberId: string; amount: bigint; key: string; at?: number }): Promise<Transfer> {
  const { memberId, amount, key, at } = input;
  return transfer(tx, {
    key,
    memberId,
    kind: 'grant',
    reference: key,
    at,
    entries: [
      { account: PROMO, amount: -amount },
      { account: availableOf(memberId), amount },
    ],
  });
}

export interface BetMoney {
  memberId: string;
  betId: string;
  /** Minor units, above zero. */
  stake: bigint;
  at?: number;
}

/** Takes the stake from available to locked. `key` is the member's idempotency key of the placement. */
export function openBet(tx: Tx, bet: BetMoney & { key: string }): Promise<Transfer> {
  return transfer(tx, {
    key: bet.key,
    memberId: bet.memberId,
    kind: 'bet-open',
    reference: bet.betId,
    at: bet.at,
    entries: [
      { account: availableOf(bet.memberId), amount: -bet.stake },
      { account: lockedOf(bet.memberId), amount: bet.stake },
    ],
  });
}

/**
 * Ends a bet: the stake goes from locked to the house, the payout (0 when lost, the stake back included when won) from the
 * house to available. Settling twice with the same payout moves nothing; with another, or after a void, throws `KeyConflict`.
 */
export function settleBet(tx: Tx, bet: BetMoney & { payout: bigint }): Promise<Transfer> {
  return close(tx, 'bet-settle', bet, bet.payout);
}

/** Ends a bet as if it had not been: the stake goes back to available. */
export function voidBet(tx: Tx, bet: BetMoney): Promise<Transfer> {
  return close(tx, 'bet-void', bet, bet.stake);
}

/** Buys a part of a bet's stake back: the part goes from locked to the house, its price to available. The bet runs on. */
export function buyBack(tx: Tx, part: BetMoney & { payout: bigint; key: string }): Promise<Transfer> {
  const { key, memberId, betId, at } = part;
  return transfer(tx, { key, memberId, kind: 'bet-cash-out', reference: betId, at, entries: betEntries(part, part.payout) });
}

function close(tx: Tx, kind: 'bet-settle' | 'bet-void', bet: BetMoney, payout: bigint): Promise<Transfer> {
  return transfer(tx, {
    key: `close:${bet.betId}`,
    memberId: bet.memberId,
    kind,
    reference: bet.betId,
    at: bet.at,
    entries: betEntries(bet, payout),
  });
}

function betEntries({ memberId, stake }: BetMoney, payout: bigint): TransferRequest['entries'] {
  return [
    { account: lockedOf(memberId), amount: -stake },
    { account: HOUSE, amount: stake - payout },
    { account: availableOf(memberId), amount: payout },
  ];
}

/** The central wallet: what can be spent, and the stakes of open bets (contract §2.18). Minor units. */
export async function balanceOf(db: Db, memberId: string): Promise<{ available: bigint; locked: bigint }> {
  const rows = await db
    .select({ kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), sql`${accounts.kind} IN ('available', 'locked')`));
  const of = (kind: string): bigint => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return { available: of('available'), locked: of('locked') };
}
