import { and, eq, gt, inArray, like, or } from 'drizzle-orm';
import { bets } from '../bet/bet.schema';
import type { Db } from '../db/database';
import { entries, transfers } from '../db/schema';
import { availableOf } from '../ledger/ledger.model';
import { DEPOSIT_TURNOVER } from '../deposit/deposit.rules';
import { DIVIDENDS } from '../promo/dividend.copy';
import { WITHDRAW_WORDS } from './method.copy';
import { allocateTurnover } from './turnover.rules';
import type { Turnover, TurnoverSource, ValidStake } from './turnover.rules';

const DIVIDEND_KEY = 'dividend:';

/** The turnover of a member's deposits and bonuses, oldest first, computed from the ledger and the settled bets. */
export async function turnoverOf(db: Db, memberId: string): Promise<Turnover[]> {
  const sources = await sourcesOf(db, memberId);
  return sources.length === 0 ? [] : allocateTurnover(sources, await stakesOf(db, memberId, Math.min(...sources.map(({ at }) => at))));
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

/** Stakes of settled bets that were placed since (world ms). Void bets, returned stakes and what was cashed out do not count. */
async function stakesOf(db: Db, memberId: string, since: number): Promise<ValidStake[]> {
  const rows = await db
    .select({ stake: bets.stake, cashed: bets.cashedStake, outcome: bets.outcome, placedAt: bets.placedAt, closedAt: bets.closedAt })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, memberId),
        eq(bets.state, 'settled'),
        gt(bets.placedAt, since - 1),
        inArray(bets.outcome, ['won', 'half-won', 'half-lost', 'lost']),
      ),
    );
  return rows.map(({ stake, cashed, outcome, placedAt, closedAt }) => {
    const rest = stake - cashed;
    return { stake: outcome === 'won' || outcome === 'lost' ? rest : rest / 2n, placedAt, closedAt: closedAt ?? placedAt };
  });
}
