import { and, eq, inArray } from 'drizzle-orm';
import { minorToText } from '@pavilion/number/money';
import type { Db } from '../../../kernel/db/database';
import { bets } from '../../betting/order/bet.tables';
import type { Context } from '../../context';
import { listDeposits } from '../../money/deposit/deposit.store';
import { depositView } from '../../money/deposit/deposit.view';
import { listWithdrawals } from '../../money/withdraw/withdraw.store';
import { ownOrder } from './own-orders';
import { ORDER_TOPICS, orderNumbersIn } from './reply.rules';
import { DEPOSIT_STATE_COPY, FACTS, WITHDRAW_STATE_COPY } from './support.copy';
import type { Topic } from './support.copy';

/** The platform's facts about a member on a topic; empty where there are none. */
async function getFact(db: Db, memberId: string, topic: Topic): Promise<string> {
  if (topic === 'bet') {
    return FACTS.openBets(await db.$count(bets, and(eq(bets.memberId, memberId), inArray(bets.state, ['pending', 'accepted']))));
  }
  if (topic === 'withdraw') {
    const [last] = await listWithdrawals(db, memberId);
    return last ? FACTS.withdrawal(minorToText(last.amount), WITHDRAW_STATE_COPY[last.state]) : FACTS.noWithdrawal;
  }
  if (topic !== 'deposit') return '';
  const [newest] = await listDeposits(db, memberId);
  if (!newest) return FACTS.noDeposit;
  const { payAmount, payUnit, state } = depositView(newest);
  return FACTS.deposit(payAmount, payUnit, DEPOSIT_STATE_COPY[state]);
}

/** The topic of a message and the facts that its writer may know: those of the numbers in it, else of its topic. */
export async function knownOf(
  context: Pick<Context, 'db' | 'venues'>,
  memberId: string | null,
  text: string,
  topic: Topic,
): Promise<{ topic: Topic; fact: string }> {
  if (memberId === null) return { topic, fact: ORDER_TOPICS.has(topic) ? FACTS.visitor : '' };
  const found = await Promise.all(orderNumbersIn(text).map((number) => ownOrder(context, memberId, number)));
  if (found.length === 0) return { topic, fact: await getFact(context.db, memberId, topic) };
  const about = topic === 'other' ? found.find((one) => one.topic !== null)?.topic : null;
  return { topic: about ?? topic, fact: found.map(({ fact }) => fact).join('') };
}
