import { minorToText } from '@pavilion/number/money';
import type { BetRow } from '../../betting/order/bet.tables';
import { findBet } from '../../betting/order/printed-number';
import type { Context } from '../../context';
import type { Db } from '../../../kernel/db/database';
import { findDeposit } from '../../money/deposit/deposit.store';
import { depositView } from '../../money/deposit/deposit.view';
import { findWithdrawal } from '../../money/withdraw/withdraw.store';
import { BET_STATE_COPY, DEPOSIT_STATE_COPY, FACTS, BET_OUTCOME_COPY, WITHDRAW_STATE_COPY } from './support.copy';
import type { Topic } from './support.copy';

function betState({ state, outcome, payout }: BetRow): string {
  return state === 'settled' && outcome !== null
    ? FACTS.settledBet(BET_STATE_COPY[state], BET_OUTCOME_COPY[outcome], minorToText(payout))
    : BET_STATE_COPY[state];
}

/** Facts about a number that a member gave: only of bets, deposits and withdrawals of their own. */
export async function ownOrder(
  context: Pick<Context, 'db' | 'venues'>,
  memberId: string,
  number: string,
): Promise<{ topic: Topic | null; fact: string }> {
  const { db } = context;
  const bet = await findBet(context, memberId, number);
  if (bet) return { topic: 'bet', fact: FACTS.ownBet(number, betState(bet)) };
  const deposit = await findDeposit(db, memberId, BigInt(number));
  if (!deposit) return ownWithdrawal(db, memberId, number);
  const { payAmount, payUnit, state } = depositView(deposit);
  return { topic: 'deposit', fact: FACTS.ownDeposit(number, payAmount, payUnit, DEPOSIT_STATE_COPY[state]) };
}

async function ownWithdrawal(db: Db, memberId: string, number: string): Promise<{ topic: Topic | null; fact: string }> {
  const withdrawal = await findWithdrawal(db, memberId, BigInt(number));
  if (!withdrawal) return { topic: null, fact: FACTS.noSuchNumber(number) };
  return { topic: 'withdraw', fact: FACTS.ownWithdrawal(number, minorToText(withdrawal.amount), WITHDRAW_STATE_COPY[withdrawal.state]) };
}
