/**
 * Child process of the ledger's property test: takes operations as JSON lines, runs them all at once, prints one line for
 * each that the database has committed. `SANDBOX_DIR` or `DATABASE_URL` names the data.
 */
import { createInterface } from 'node:readline';
import { CENTRAL_WALLET, type WalletCode } from '@pavilion/contract/constants';
import { inTransaction } from '../../sandbox/kernel/db/database';
import { openDatabase } from '../../sandbox/open';
import { audit } from '../../sandbox/kernel/ledger/audit';
import { grant, moveWallet, openAccounts, openBet, openLedger, settleBet, voidBet } from '../../sandbox/kernel/ledger/ledger';
import { readEnv } from '../../sandbox/kernel/env';

export interface LedgerOp {
  id: number;
  op: 'member' | 'grant' | 'open' | 'settle' | 'void' | 'move' | 'drain' | 'dump';
  member: string;
  bet: string;
  /** The wallet of a bet; the other end of a move, which goes out of the centre or, drained, back into it. */
  wallet: WalletCode;
  /** Minor units as text. */
  amount: string;
  payout: string;
  key: string;
}

async function main(): Promise<void> {
  const { db, close, inSession } = await openDatabase(readEnv(process.env, process.cwd()), process.argv.includes('--reset'));
  await openLedger(db);

  async function run(op: LedgerOp): Promise<unknown> {
    const bet = { memberId: op.member, wallet: op.wallet, betId: op.bet, stake: BigInt(op.amount), at: 1 };
    if (op.op === 'dump') {
      return {
        audit: await audit(db),
        ...(await inSession(async (session) => ({
          transfers: await session.query('SELECT seq::int, owner, key, kind, reference FROM transfers ORDER BY seq'),
          entries: await session.query('SELECT account, balance_after::text AS "balanceAfter" FROM entries'),
        }))),
      };
    }
    if (op.op === 'member') {
      const sql = "INSERT INTO members (id, user_name, password_hash, registered_at) VALUES ($1, $1, '', 1)";
      await inSession((session) => session.query(sql, [op.member]));
      return openAccounts(db, op.member);
    }
    return inTransaction(db, async (tx) => {
      if (op.op === 'grant') return grant(tx, { memberId: op.member, amount: BigInt(op.amount), key: op.key, at: 1 });
      if (op.op === 'move' || op.op === 'drain') {
        const way =
          op.op === 'move'
            ? { from: CENTRAL_WALLET, to: op.wallet, amount: BigInt(op.amount) }
            : { from: op.wallet, to: CENTRAL_WALLET, amount: null };
        return { moved: String(await moveWallet(tx, { memberId: op.member, ...way, key: op.key, at: 1 })) };
      }
      if (op.op === 'open') return openBet(tx, { ...bet, key: op.key });
      if (op.op === 'settle') return settleBet(tx, { ...bet, payout: BigInt(op.payout) });
      return voidBet(tx, bet);
    });
  }

  const print = (value: unknown): boolean => process.stdout.write(`${JSON.stringify(value)}\n`);
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    const op = JSON.parse(line) as LedgerOp;
    run(op).then(
      (result) => print({ id: op.id, ok: true, result }),
      (error: unknown) => print({ id: op.id, ok: false, error: error instanceof Error ? error.name : 'unknown' }),
    );
  });
  lines.on('close', () => void close().then(() => process.exit(0)));
  print({ ready: true });
}

void main();
