import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database';
import { entries, transfers } from '../db/schema';
import { availableOf } from '../ledger/ledger.model';
import { DEPOSIT_TURNOVER } from '../deposit/deposit.rules';
import { giftTermsOf } from '../promo/gift.store';
import { validStakesOf } from '../vip/valid-stakes';
import { WITHDRAW_WORDS } from './method.copy';
import { allocateTurnover } from './turnover.rules';
import type { Turnover, TurnoverSource } from './turnover.rules';

/** `key`: the ledger's. */
type LedgerSource = TurnoverSource & { key: string };

/** The turnover of a member's deposits, bonuses and coupons, oldest first, computed from the ledger and the settled bets and rounds. */
export async function turnoverOf(db: Db, memberId: string): Promise<Turnover<LedgerSource>[]> {
  const sources = await sourcesOf(db, memberId);
  return sources.length === 0 ? [] : allocateTurnover(sources, await validStakesOf(db, memberId, Math.min(...sources.map(({ at }) => at))));
}

async function sourcesOf(db: Db, memberId: string): Promise<LedgerSource[]> {
  const terms = await giftTermsOf(db, memberId);
  const rows = await db
    .select({ kind: transfers.kind, key: transfers.key, reference: transfers.reference, at: transfers.at, amount: entries.amount })
    .from(transfers)
    .innerJoin(entries, and(eq(entries.transferSeq, transfers.seq), eq(entries.account, availableOf(memberId))))
    .where(and(eq(transfers.owner, memberId), inArray(transfers.kind, ['deposit', 'grant'])));
  return rows.flatMap(({ kind, key, reference, at, amount }): LedgerSource[] => {
    if (kind === 'deposit') {
      return [
        { key, source: 'deposit', title: WITHDRAW_WORDS.deposit(reference), amount, required: amount * BigInt(DEPOSIT_TURNOVER), at },
      ];
    }
    const gift = terms.get(key);
    return gift ? [{ key, source: 'bonus', title: gift.title, amount, required: gift.required, at }] : [];
  });
}
