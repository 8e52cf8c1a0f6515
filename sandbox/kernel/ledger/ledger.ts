import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { CENTRAL_WALLET, VENUE_CODES, type WalletCode } from '@pavilion/contract/constants';
import type { Db, Tx } from '../db/database';
import { preparedFor } from '../db/prepared';
import { accounts, entries, ledgerHead, transfers } from './ledger.tables';
import { BANK, HOUSE, InsufficientBalance, KeyConflict, PROMO, availableOf, lockedOf, reservedOf } from './ledger.model';
import type { Transfer, TransferRequest } from './ledger.model';
import { GENESIS_HASH, chainHash, netEntries, requestHash } from './ledger.rules';

/** Owner of keys that belong to no member. */
const SYSTEM = 'system';

/** Makes the house's accounts and the chain's start; does nothing when they exist. */
export async function openLedger(db: Db): Promise<void> {
  await db
    .insert(accounts)
    .values([HOUSE, PROMO, BANK].map((id) => ({ id, kind: id, memberId: null, balance: 0n })))
    .onConflictDoNothing();
  await db.insert(ledgerHead).values({ id: 1, seq: 0, hash: GENESIS_HASH }).onConflictDoNothing();
}

/** Makes a member's accounts, empty: three of the central wallet, two per venue. */
export async function openAccounts(tx: Db, memberId: string): Promise<void> {
  await tx.insert(accounts).values([
    { id: availableOf(memberId), kind: 'available', memberId, balance: 0n },
    { id: lockedOf(memberId), kind: 'locked', memberId, balance: 0n },
    { id: reservedOf(memberId), kind: 'reserved', memberId, balance: 0n },
    ...VENUE_CODES.flatMap((venue) => [
      { id: availableOf(memberId, venue), kind: 'available', memberId, venue, balance: 0n },
      { id: lockedOf(memberId, venue), kind: 'locked', memberId, venue, balance: 0n },
    ]),
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
    .where(
      inArray(
        accounts.id,
        moves.map((move) => move.account),
      ),
    )
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

/** Locks the chain's head, as every transfer does first: no balance changes until the transaction ends. */
export async function lockLedger(tx: Tx): Promise<void> {
  await tx.select({ id: ledgerHead.id }).from(ledgerHead).where(eq(ledgerHead.id, 1)).for('update');
}

interface Credit {
  memberId: string;
  /** Minor units. */
  amount: bigint;
  at?: number;
}

function credit(
  tx: Tx,
  from: string,
  kind: 'grant' | 'deposit',
  { memberId, amount, at }: Credit,
  key: string,
  reference: string,
): Promise<Transfer> {
  const moves = [
    { account: from, amount: -amount },
    { account: availableOf(memberId), amount },
  ];
  return transfer(tx, { key, memberId, kind, reference, at, entries: moves });
}

/** Play money for a member, from the promo account. */
export function grant(tx: Tx, input: Credit & { key: string }): Promise<Transfer> {
  return credit(tx, PROMO, 'grant', input, input.key, input.key);
}

/** Play money for a deposit that was paid, from the bank. The deposit's number is the key: it is paid in once. */
export function payIn(tx: Tx, input: Credit & { depositId: string }): Promise<Transfer> {
  return credit(tx, BANK, 'deposit', input, `deposit:${input.depositId}`, input.depositId);
}

export interface BetMoney {
  memberId: string;
  betId: string;
  /** Minor units, above zero. */
  stake: bigint;
  /** Wallet of the stake and of everything that the bet returns; the central one when absent. */
  wallet?: WalletCode;
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
      { account: availableOf(bet.memberId, bet.wallet), amount: -bet.stake },
      { account: lockedOf(bet.memberId, bet.wallet), amount: bet.stake },
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

/** Voids a bet: the stake goes back to available. */
export function voidBet(tx: Tx, bet: BetMoney): Promise<Transfer> {
  return close(tx, 'bet-void', bet, bet.stake);
}

/** Buys a part of a bet's stake back: the part goes from locked to the house, its price to available. The bet remains open. */
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

/** Entries that close a bet. */
export function betEntries(
  { memberId, stake, wallet }: Pick<BetMoney, 'memberId' | 'stake' | 'wallet'>,
  payout: bigint,
): TransferRequest['entries'] {
  return [
    { account: lockedOf(memberId, wallet), amount: -stake },
    { account: HOUSE, amount: stake - payout },
    { account: availableOf(memberId, wallet), amount: payout },
  ];
}

/** A move between two wallets of one member. `amount` is minor units; null = all that is available. */
export interface WalletMove {
  memberId: string;
  from: WalletCode;
  to: WalletCode;
  amount: bigint | null;
  key: string;
  at?: number;
}

/**
 * Moves money between a member's wallets; returns the amount, 0 when the wallet to be emptied is empty.
 * @throws InsufficientBalance, KeyConflict
 */
export async function moveWallet(tx: Tx, { memberId, from, to, amount: requested, key, at }: WalletMove): Promise<bigint> {
  let amount = requested;
  if (amount === null) {
    await lockLedger(tx);
    amount = (await getBalance(tx, memberId, from)).available;
    if (amount === 0n) return 0n;
  }
  await transfer(tx, {
    key,
    memberId,
    kind: 'wallet',
    reference: key,
    at,
    entries: [
      { account: availableOf(memberId, from), amount: -amount },
      { account: availableOf(memberId, to), amount },
    ],
  });
  return amount;
}

/** Minor units. */
export interface Balance {
  available: bigint;
  /** Stakes of open bets. */
  locked: bigint;
}

/** The balance of a wallet. */
export async function getBalance(db: Db, memberId: string, wallet: WalletCode = CENTRAL_WALLET): Promise<Balance> {
  return (await getBalances(db, memberId))[wallet];
}

const accountsOfMember = preparedFor((db) =>
  db
    .select({ kind: accounts.kind, venue: accounts.venue, balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.memberId, sql.placeholder('memberId')))
    .prepare('accounts_of_member'),
);

/** The balances of all wallets of a member, read at one moment. */
export async function getBalances(db: Db, memberId: string): Promise<Record<WalletCode, Balance>> {
  const rows = await accountsOfMember(db).execute({ memberId });
  const balanceIn = (wallet: WalletCode): Balance => {
    const matching = rows.filter((row) => (row.venue ?? CENTRAL_WALLET) === wallet);
    const sum = (kind: string) => matching.find((row) => row.kind === kind)?.balance ?? 0n;
    return { available: sum('available'), locked: sum('locked') };
  };
  return { [CENTRAL_WALLET]: balanceIn(CENTRAL_WALLET), IMTY: balanceIn('IMTY'), OBTY: balanceIn('OBTY'), FBTY: balanceIn('FBTY') };
}
