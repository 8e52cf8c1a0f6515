import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { postRow } from '../../../kernel/control/control-call';
import { rowIdOf } from '../../../kernel/http/row-id';
import type { Context } from '../../context';
import { decideInfo } from './info-review';
import { infoView } from './info.store';

const infoRequestSchema = z.object({
  outcome: z.enum(['review', 'approve', 'reject']),
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/** Calls for testers: the decision about a change request. A decided one is rejected. */
export function registerInfoControl(app: FastifyInstance, context: Context): void {
  postRow(app, '/sandbox/info-requests/:id', infoRequestSchema, async (requestId, { outcome, reason }) => {
    const id = rowIdOf(requestId);
    const moved = id === null ? undefined : await decideInfo(context, id, outcome, reason);
    return moved ? infoView(moved) : null;
  });
}
