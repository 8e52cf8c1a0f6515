import { memberByName } from '../../member/account/member';
import type { Context } from '../../context';
import { rowIdOf } from '../../../kernel/http/row-id';
import { decideDeposit } from './bank';
import { depositById, listDeposits, moveDeposit } from './deposit.store';
import { depositView } from './deposit.view';

/** Newest orders, of one member where a name is given; null for an unknown name. */
export async function depositsForTester({ db }: Pick<Context, 'db'>, userName: string | undefined): Promise<object[] | null> {
  if (userName === undefined) return (await listDeposits(db, null)).map(depositView);
  const member = await memberByName(db, userName);
  return member ? (await listDeposits(db, member.id)).map(depositView) : null;
}

/** Does what a tester says of an order and answers where it stands then; null when there is none. One that has ended stays. */
export async function depositForTester(
  context: Pick<Context, 'db' | 'clock' | 'real' | 'ledger' | 'log'>,
  orderId: string,
  outcome: 'confirm' | 'fail' | 'hold',
): Promise<object | null> {
  const id = rowIdOf(orderId);
  if (id === null) return null;
  if (outcome === 'hold') await moveDeposit(context.db, id, ['awaiting', 'confirming'], { onHold: true });
  else await decideDeposit(context, id, outcome, context.real.decisions());
  const deposit = await depositById(context.db, id);
  return deposit ? depositView(deposit) : null;
}
