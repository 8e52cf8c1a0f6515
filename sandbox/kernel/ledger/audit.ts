import { asc, between, gt, sql } from 'drizzle-orm';
import { minorToText } from '@pavilion/number/money';
import type { Db } from '../db/database';
import { entries, ledgerHead, transfers } from './ledger.tables';
import { GENESIS_HASH, chainHash } from './ledger.rules';

export interface Audit {
  /** Every transfer and all accounts together sum to zero, and each balance is the sum of its entries. */
  balanced: boolean;
  /** Sum of all balances, decimal text. */
  sum: string;
  negativeMembers: number;
  entries: number;
  openBets: number;
  /** Bets whose money touched more than one wallet: none. */
  strayBets: number;
  /** Each wallet's locked money is what its open bets and game rounds still stake, and reserved money what open withdrawals took. */
  locksAgree: boolean;
  /** Each transfer's hash covers its content and its predecessor, up to the stored head. */
  chainIntact: boolean;
}

const PAGE = 1_000;

/** Proves the ledger, all of it, from one snapshot. */
export async function audit(db: Db): Promise<Audit> {
  return db.transaction(
    async (tx) => {
      const totals = await tx.execute(sql`
        SELECT
          (SELECT coalesce(sum(balance), 0)::text FROM accounts) AS sum,
          (SELECT count(*)::int FROM accounts WHERE member_id IS NOT NULL AND balance < 0) AS negative,
          (SELECT count(*)::int FROM entries) AS entries,
          (SELECT count(*)::int FROM (SELECT 1 FROM entries GROUP BY transfer_seq HAVING sum(amount) <> 0) t) AS crooked,
          (SELECT count(*)::int FROM accounts a WHERE a.balance <>
            (SELECT coalesce(sum(amount), 0) FROM entries e WHERE e.account = a.id)) AS drifted,
          (SELECT count(*)::int FROM transfers o WHERE o.kind = 'bet-open' AND NOT EXISTS
            (SELECT 1 FROM transfers c WHERE c.reference = o.reference AND c.kind IN ('bet-settle', 'bet-void'))) AS open,
          (SELECT count(*)::int FROM (
            SELECT 1 FROM transfers t JOIN entries e ON e.transfer_seq = t.seq JOIN accounts a ON a.id = e.account
            WHERE t.kind LIKE 'bet-%' AND a.member_id IS NOT NULL
            GROUP BY t.owner, t.reference
            HAVING count(DISTINCT coalesce(a.venue, '')) > 1
          ) s) AS stray,
          (SELECT count(*)::int FROM accounts a WHERE a.kind = 'locked' AND a.balance <>
            (SELECT coalesce(sum(b.stake - b.cashed_stake), 0) FROM bets b
             WHERE b.member_id = a.member_id AND b.wallet = coalesce(a.venue, 'CENTER') AND b.state IN ('pending', 'accepted'))
            + (SELECT coalesce(sum(g.stake), 0) FROM game_rounds g
               WHERE g.member_id = a.member_id AND a.venue IS NULL AND g.state = 'open')
            OR a.kind = 'reserved' AND a.balance <>
            (SELECT coalesce(sum(w.amount), 0) FROM withdrawals w
             WHERE w.member_id = a.member_id AND w.state IN ('reviewing', 'paying'))) AS unlike`);
      const [row] = (
        totals as unknown as {
          rows: Record<'sum' | 'negative' | 'entries' | 'crooked' | 'drifted' | 'open' | 'stray' | 'unlike', unknown>[];
        }
      ).rows;
      const sum = BigInt(String(row?.sum ?? '0'));
      return {
        balanced: sum === 0n && Number(row?.crooked) === 0 && Number(row?.drifted) === 0,
        sum: minorToText(sum),
        negativeMembers: Number(row?.negative),
        entries: Number(row?.entries),
        openBets: Number(row?.open),
        strayBets: Number(row?.stray),
        locksAgree: Number(row?.unlike) === 0,
        chainIntact: await chainIntact(tx),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function chainIntact(tx: Db): Promise<boolean> {
  let prev = GENESIS_HASH;
  let last = 0;
  for (;;) {
    const page = await tx.select().from(transfers).where(gt(transfers.seq, last)).orderBy(asc(transfers.seq)).limit(PAGE);
    if (page.length === 0) break;
    const upTo = page.at(-1)!.seq;
    const rows = await tx
      .select()
      .from(entries)
      .where(between(entries.transferSeq, last + 1, upTo));
    const bySeq = new Map<number, typeof rows>();
    for (const entry of rows) {
      const own = bySeq.get(entry.transferSeq);
      if (own) own.push(entry);
      else bySeq.set(entry.transferSeq, [entry]);
    }
    for (const row of page) {
      const own = (bySeq.get(row.seq) ?? []).toSorted((a, b) => (a.account < b.account ? -1 : 1));
      if (row.seq !== last + 1 || row.prevHash !== prev || chainHash(prev, { ...row, entries: own }) !== row.hash) return false;
      prev = row.hash;
      last = row.seq;
    }
  }
  const [head] = await tx.select().from(ledgerHead);
  return head !== undefined && head.seq === last && head.hash === prev;
}
