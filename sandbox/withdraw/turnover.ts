import { and, eq, like, or } from 'drizzle-orm';
import { validStakesOf } from '../bet/valid-stake';
import type { Db } from '../db/database';
import { entries, transfers } from '../db/schema';
import { availableOf } from '../ledger/ledger.model';
import { DEPOSIT_TURNOVER } from '../deposit/deposit.rules';
import { DIVIDENDS } from '../promo/dividend.copy';
import { WITHDRAW_WORDS } from './method.copy';
import { allocateTurnover } from './turnover.rules';
import type { Turnover, TurnoverSource } from './turnover.rules';

const DIVIDEND_KEY = 'dividend:';

/** The turnover of a member's deposits and bonuses, oldest first, computed from the ledger and the settled bets. */
export async function turnoverOf(db: Db, memberId: string): Promise<Turnover[]> {
  const sources = await sourcesOf(db, memberId);
  return sources.length === 0 ? [] : allocateTurnover(sources, await validStakesOf(db, memberId, Math.min(...sources.map(({ at }) => at))));
}

async function sourcesOf(db: Db, memberId: string): Promise<TurnoverSource[]> {
  const rows = await db
    .select({ kind: transfers.kind, key: transfers.key, reference: transfers.reference, at: transfers.at, amount: entries.amount })
    .from(transfers)
    .innerJoin(entries, and(eq(entries.transferSeq, transfers.seq), eq(entries.account, availableOf(memberId))))
    .where(
      and(
        eq(transfers.owner, memberId),
        or(eq(transfers.kind, 'deposit'), and(eq(transfers.kind, 'grant'), like(transfers.key, `${DIVIDEND_KEY}%`))),
      ),
    );
  return rows.flatMap(({ kind, key, reference, at, amount }): TurnoverSource[] => {
    if (kind === 'deposit') {
      return [{ source: 'deposit', title: WITHDRAW_WORDS.deposit(reference), amount, required: amount * BigInt(DEPOSIT_TURNOVER), at }];
    }
    const dividend = DIVIDENDS.find(({ id }) => id === key.slice(DIVIDEND_KEY.length));
    return dividend ? [{ source: 'bonus', title: dividend.name, amount, required: amount * BigInt(dividend.turnover), at }] : [];
  });
}
