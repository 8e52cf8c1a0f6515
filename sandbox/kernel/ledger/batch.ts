import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { WalletCode } from '@pavilion/contract/constants';
import type { Tx } from '../db/database';
import { accounts, entries, ledgerHead, transfers } from './ledger.tables';
import { betEntries } from './ledger';
import { InsufficientBalance, KeyConflict } from './ledger.model';
import { chainHash, netEntries, requestHash } from './ledger.rules';

export interface BetClosing {
  memberId: string;
  betId: string;
  /** Wallet of the stake; the central one when absent. */
  wallet?: WalletCode;
  /** Minor units. */
  stake: bigint;
  /** Money that returns to the member, stake included; the stake of a void bet. */
  payout: bigint;
  void: boolean;
}

/**
 * `settleBet` and `voidBet` for many bets in the caller's transaction: the same transfers with the same keys, in a handful
 * of statements however many bets they are. `at` is world ms. Bets closed before in the same way move nothing.
 * @throws KeyConflict, InsufficientBalance; the caller's transaction must then roll back.
 */
export async function closeBets(tx: Tx, closings: readonly BetClosing[], at: number): Promise<void> {
  const requests = closings.map((closing) => toRequest(closing, at));
  const [head] = await tx.select().from(ledgerHead).where(eq(ledgerHead.id, 1)).for('update');
  if (!head) throw new Error('the ledger is not open');
  const fresh = await withoutRepeats(tx, requests);
  if (fresh.length === 0) return;

  const rows = await tx
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(fresh.flatMap((request) => request.moves.map((move) => move.account)))]))
    .orderBy(asc(accounts.id))
    .for('update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  let { seq, hash } = head;
  const chained = fresh.map(({ moves, ...transfer }) => {
    const posted = moves.map(({ account, amount }) => {
      const row = byId.get(account);
      if (!row) throw new RangeError(`no account ${account}`);
      row.balance += amount;
      if (row.memberId !== null && row.balance < 0n) throw new InsufficientBalance(account);
      return { account, amount, balanceAfter: row.balance };
    });
    const prevHash = hash;
    seq += 1;
    hash = chainHash(prevHash, { ...transfer, seq, entries: posted });
    return { row: { ...transfer, seq, prevHash, hash }, posted };
  });

  await tx.insert(transfers).values(chained.map(({ row }) => row));
  await tx.insert(entries).values(chained.flatMap(({ row, posted }) => posted.map((entry) => ({ transferSeq: row.seq, ...entry }))));
  const balances = rows.map((row) => sql`(${row.id}::text, ${row.balance}::bigint)`);
  await tx.execute(
    sql`UPDATE accounts SET balance = v.balance FROM (VALUES ${sql.join(balances, sql`, `)}) AS v (id, balance) WHERE accounts.id = v.id`,
  );
  await tx.update(ledgerHead).set({ seq, hash }).where(eq(ledgerHead.id, 1));
}

function toRequest(closing: BetClosing, at: number) {
  const { memberId, betId, payout, void: isVoid } = closing;
  const kind: 'bet-void' | 'bet-settle' = isVoid ? 'bet-void' : 'bet-settle';
  const key = `close:${betId}`;
  const moves = netEntries(betEntries(closing, payout));
  const hash = requestHash({ key, memberId, kind, reference: betId, entries: moves });
  return { owner: memberId, key, requestHash: hash, kind, reference: betId, at, moves };
}

async function withoutRepeats(tx: Tx, requests: readonly ReturnType<typeof toRequest>[]) {
  const known = await tx
    .select({ owner: transfers.owner, key: transfers.key, requestHash: transfers.requestHash })
    .from(transfers)
    .where(
      inArray(
        transfers.key,
        requests.map((request) => request.key),
      ),
    );
  const hashes = new Map(known.map((row) => [`${row.owner} ${row.key}`, row.requestHash]));
  return requests.filter((request) => {
    const hash = hashes.get(`${request.owner} ${request.key}`);
    if (hash !== undefined && hash !== request.requestHash) throw new KeyConflict(request.key);
    return hash === undefined;
  });
}
