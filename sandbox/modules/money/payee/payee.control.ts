import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { PAYEE_STATES } from '@pavilion/contract/calls/payee.calls';
import { postRow } from '../../../kernel/control/control-call';
import { rowIdOf } from '../../../kernel/http/row-id';
import type { Context } from '../../context';
import { setPayeeState } from '../payee-registry/payee.store';
import { payeeView } from '../payee-registry/payee.view';

const payeeSchema = z.object({ state: z.enum(PAYEE_STATES) });

/** Calls for testers: the state of a payee. */
export function registerPayeeControl(app: FastifyInstance, context: Context): void {
  postRow(app, '/sandbox/payees/:id', payeeSchema, async (payeeId, { state }) => {
    const id = rowIdOf(payeeId);
    const payee = id === null ? undefined : await setPayeeState(context.db, id, state);
    return payee ? payeeView(payee) : null;
  });
}
