import { randomUUID } from 'node:crypto';
import { desc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CODE } from '@pavilion/contract/codes';
import { list, post, postRow } from '../../../kernel/control/control-call';
import { inTransaction } from '../../../kernel/db/database';
import { Rejection } from '../../../kernel/http/rejection';
import { rowIdOf } from '../../../kernel/http/row-id';
import { findMemberByName } from '../../member/account/member';
import type { Context } from '../../context';
import { stateOf } from './staffing.rules';
import { changeStaffing } from './staffing-settings';
import { PERSON_NAME } from './service.copy';
import { endService, playService } from './service.store';
import { addMessage, findNewestService } from './support.store';
import { supportTickets } from './support.tables';
import { numberOf } from './support.view';

const LIST_MAX = 50;

const hour = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const staffingSchema = z.object({
  ahead: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(99)))),
  hours: z.optional(z.nullable(z.object({ from: hour, until: hour }))),
});
const text = z.string().check(z.minLength(1), z.maxLength(500));
const name = z.optional(z.string().check(z.minLength(1), z.maxLength(20)));
const actSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('accept'), name }),
  z.object({ act: z.literal('reply'), name, text }),
  z.object({ act: z.literal('end') }),
]);

/**
 * Calls for testers, who play the person: the queue's length and the hours, the newest tickets, and `accept`, `reply`, `end` on one
 * of them. Tickets are named `T71001`.
 */
export function registerSupportControl(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  post(app, '/sandbox/support', staffingSchema, (change) => changeStaffing(context, change));

  list(app, '/sandbox/support', async (userName) => {
    const member = userName === undefined ? null : await findMemberByName(db, userName);
    if (userName !== undefined && !member) return null;
    const mine = member ? eq(supportTickets.memberId, member.id) : isNotNull(supportTickets.id);
    const tickets = await db.select().from(supportTickets).where(mine).orderBy(desc(supportTickets.id)).limit(LIST_MAX);
    const now = clock.now();
    return Promise.all(
      tickets.map(async (ticket) => {
        const service = await findNewestService(db, ticket.id);
        return { ticketId: numberOf(ticket), service: service && stateOf(service, now), way: service?.way ?? null };
      }),
    );
  });

  postRow(app, '/sandbox/support/:id', actSchema, async (ticketId, step) => {
    const id = rowIdOf(ticketId.replace(/^T/, ''));
    if (id === null) return null;
    return inTransaction(db, async (tx) => {
      const [ticket] = await tx.select().from(supportTickets).where(eq(supportTickets.id, id)).for('update');
      if (!ticket) return null;
      const now = Math.trunc(clock.now());
      const service = await findNewestService(tx, id);
      const state = service && stateOf(service, now);
      const isLive = state === 'waiting' || state === 'served';
      if (!isLive && step.act !== 'reply') throw new Rejection(CODE.common, 'Nobody waits for a person, and nobody is served.');
      const played = isLive && step.act !== 'end' ? await playService(tx, service!, step.name, now) : null;
      if (step.act === 'end') await endService(tx, service!, state as 'waiting' | 'served', now);
      if (step.act === 'reply') {
        const staffName = played?.staffName ?? step.name ?? PERSON_NAME;
        const line = { ticketId: id, messageKey: randomUUID(), sender: 'staff', content: step.text, sentAt: now } as const;
        await addMessage(tx, { ...line, staffName, serviceId: played?.id ?? null });
      }
      const after = await findNewestService(tx, id);
      return { ticketId: numberOf(ticket), service: after && stateOf(after, now) };
    });
  });
}
