import { and, eq, inArray } from 'drizzle-orm';
import { minorToText } from '../../../../lib/kit/number/money';
import { bets } from '../../betting/order/bet.schema';
import type { BetRow } from '../../betting/order/bet.schema';
import type { Db } from '../../../kernel/db/database';
import { depositOf } from '../../money/deposit/deposit.store';
import { depositView } from '../../money/deposit/deposit.view';
import { betOfWagerId } from '../../../venues/im/im.order';
import { withdrawalOf } from '../../money/withdraw/withdraw.store';
import { BET_WORDS, DEPOSIT_WORDS, FACTS, OUTCOME_WORDS, WITHDRAW_STATE_WORDS } from './support.copy';
import type { Topic } from './support.copy';

/** A member's own bet by the number that its venue shows. */
async function ownBet(db: Db, memberId: string, number: string): Promise<BetRow | undefined> {
  const [id, wager] = [BigInt(number), betOfWagerId(number)];
  const rows = await db
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, memberId), inArray(bets.id, wager === null ? [id] : [id, wager])));
  return rows.find((row) => row.id === (row.venue === 'IMTY' ? wager : id));
}

function betState({ state, outcome, payout }: BetRow): string {
  return state === 'settled' && outcome !== null
    ? FACTS.settledBet(BET_WORDS[state], OUTCOME_WORDS[outcome], minorToText(payout))
    : BET_WORDS[state];
}

/** What is known of a number that a member gave: only of bets, deposits and withdrawals of their own. */
export async function ownOrder(db: Db, memberId: string, number: string): Promise<{ topic: Topic | null; fact: string }> {
  const bet = await ownBet(db, memberId, number);
  if (bet) return { topic: 'bet', fact: FACTS.ownBet(number, betState(bet)) };
  const deposit = await depositOf(db, memberId, BigInt(number));
  if (!deposit) return ownWithdrawal(db, memberId, number);
  const { payAmount, payUnit, state } = depositView(deposit);
  return { topic: 'deposit', fact: FACTS.ownDeposit(number, payAmount, payUnit, DEPOSIT_WORDS[state]) };
}

async function ownWithdrawal(db: Db, memberId: string, number: string): Promise<{ topic: Topic | null; fact: string }> {
  const withdrawal = await withdrawalOf(db, memberId, BigInt(number));
  if (!withdrawal) return { topic: null, fact: FACTS.noSuchNumber(number) };
  return { topic: 'withdraw', fact: FACTS.ownWithdrawal(number, minorToText(withdrawal.amount), WITHDRAW_STATE_WORDS[withdrawal.state]) };
}
