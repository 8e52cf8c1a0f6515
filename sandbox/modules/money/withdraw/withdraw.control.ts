import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findMemberByName } from '../../member/account/member';
import type { Context } from '../../context';
import { rowIdOf } from '../../../kernel/http/row-id';
import { list, postRow } from '../../../kernel/control/control-call';
import { decideWithdrawal } from './payout';
import type { WithdrawOutcome } from './payout';
import { listWithdrawals, findWithdrawalById } from './withdraw.store';
import { withdrawalView } from './withdraw.view';

const withdrawalSchema = z.object({ outcome: z.enum(['approve', 'pay', 'reject', 'fail']) });

/** Calls for testers: `approve` ends the review, `pay` pays, `reject` and `fail` return the money. */
export function registerWithdrawControl(app: FastifyInstance, context: Context): void {
  list(app, '/sandbox/withdrawals', (userName) => listForTester(context, userName));
  postRow(app, '/sandbox/withdrawals/:id', withdrawalSchema, (id, { outcome }) => decideForTester(context, id, outcome));
}

/** Newest withdrawals, of one member if a name is given; null for an unknown name. */
async function listForTester({ db }: Pick<Context, 'db'>, userName: string | undefined): Promise<object[] | null> {
  if (userName === undefined) return (await listWithdrawals(db, null)).map(withdrawalView);
  const member = await findMemberByName(db, userName);
  return member ? (await listWithdrawals(db, member.id)).map(withdrawalView) : null;
}

/**
 * Carries out a tester's decision on a withdrawal and returns the resulting withdrawal; null when there is none. An ended one does
 * not change.
 */
async function decideForTester(
  context: Pick<Context, 'db' | 'clock' | 'real' | 'ledger' | 'log'>,
  orderId: string,
  outcome: Exclude<WithdrawOutcome, 'cancel'>,
): Promise<object | null> {
  const id = rowIdOf(orderId);
  if (id === null) return null;
  await decideWithdrawal(context, id, outcome, context.real.decisions());
  const withdrawal = await findWithdrawalById(context.db, id);
  return withdrawal ? withdrawalView(withdrawal) : null;
}
