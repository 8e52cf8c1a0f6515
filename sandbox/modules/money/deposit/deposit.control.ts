import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findMemberByName } from '../../member/account/member';
import type { Context } from '../../context';
import { rowIdOf } from '../../../kernel/http/row-id';
import { isoTime } from '../../../kernel/control/control.schema';
import { list, post, postRow } from '../../../kernel/control/control-call';
import { Rejection } from '../../../kernel/http/rejection';
import { CODE } from '@pavilion/contract/codes';
import { decideDeposit } from './bank';
import { findDepositById, listDeposits, moveDeposit } from './deposit.store';
import { closeMethod } from './closed-methods';
import { depositView, methodOf } from './deposit.view';

const depositSchema = z.object({ outcome: z.enum(['confirm', 'fail', 'hold']) });

/** `openTime`: the end of the maintenance that members are shown. */
const depositMethodSchema = z.object({ open: z.boolean(), openTime: z.optional(isoTime) });

/** Calls for testers: the bank's decisions and maintenance of a method. */
export function registerDepositControl(app: FastifyInstance, context: Context): void {
  list(app, '/sandbox/deposits', (userName) => listForTester(context, userName));
  /** The bank's decision: `confirm` pays in, `fail` finds nothing, `hold` makes it wait for another decision. */
  postRow(app, '/sandbox/deposits/:id', depositSchema, (id, { outcome }) => decideForTester(context, id, outcome));
  /** Maintenance of a deposit method, until it is opened again or the sandbox is reset. */
  post(app, '/sandbox/deposits/methods/:method', depositMethodSchema, async ({ open, openTime = null }, params) => {
    const method = methodOf(params.method ?? '');
    if (!method) throw new Rejection(CODE.common);
    return closeMethod(context, method.method, open ? null : { openTime });
  });
}

/** Newest orders, of one member if a name is given; null for an unknown name. */
async function listForTester({ db }: Pick<Context, 'db'>, userName: string | undefined): Promise<object[] | null> {
  if (userName === undefined) return (await listDeposits(db, null)).map(depositView);
  const member = await findMemberByName(db, userName);
  return member ? (await listDeposits(db, member.id)).map(depositView) : null;
}

/** Carries out a tester's decision on an order and returns the resulting order; null when there is none. An ended one does not change. */
async function decideForTester(
  context: Pick<Context, 'db' | 'clock' | 'real' | 'ledger' | 'log' | 'limitUse'>,
  orderId: string,
  outcome: 'confirm' | 'fail' | 'hold',
): Promise<object | null> {
  const id = rowIdOf(orderId);
  if (id === null) return null;
  if (outcome === 'hold') await moveDeposit(context.db, id, ['awaiting', 'confirming'], { onHold: true });
  else await decideDeposit(context, id, outcome, context.real.decisions());
  const deposit = await findDepositById(context.db, id);
  return deposit ? depositView(deposit) : null;
}
