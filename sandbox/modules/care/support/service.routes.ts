import type { FastifyInstance } from 'fastify';
import { RATING_TEXT_MAX, serviceEndCall, serviceRateCall, serviceRequestCall } from '@pavilion/contract/calls/support.calls';
import { CODE } from '@pavilion/contract/codes';
import { inTransaction, type Tx } from '../../../kernel/db/database';
import { createLimit } from '../../../kernel/http/limit';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { route } from '../../member/call/route';
import { staffingOf } from './staffing-settings';
import { readTicket } from './read-ticket';
import { SERVICE_COPY } from './service.copy';
import { endService, findService, rateService, requestService } from './service.store';
import { lockTicket, openTicket } from './support.store';
import type { SupportService, SupportTicket } from './support.tables';

/** Requests, ends and ratings of one address in a minute (real time). */
const PER_MINUTE = 20;

/** A service of a locked ticket. @throws Rejection 10001 for an unknown one. */
async function lockService(tx: Tx, ticketKey: string, serviceKey: string): Promise<{ ticket: SupportTicket; service: SupportService }> {
  const ticket = await lockTicket(tx, ticketKey);
  const service = ticket && (await findService(tx, ticket.id, serviceKey));
  if (!service) throw new Rejection(CODE.common, SERVICE_COPY.unknown);
  return { ticket, service };
}

/** A person's service: its place in the queue, its end, its rating. */
export function registerServiceCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const requesting = createLimit(PER_MINUTE);
  context.onReset(requesting.clear);

  route(app, context, serviceRequestCall, async ({ body, session, ip }) => {
    await requesting.take(ip);
    return inTransaction(db, async (tx) => {
      const now = Math.trunc(clock.now());
      const ticket = await openTicket(tx, body.ticketKey, { memberId: session?.memberId ?? null, now });
      await requestService(tx, ticket.id, { serviceKey: body.serviceId, way: body.way }, { staffing: staffingOf(context), now });
      return readTicket(context, tx, ticket, now);
    });
  });

  route(app, context, serviceEndCall, async ({ body, ip }) => {
    await requesting.take(ip);
    return inTransaction(db, async (tx) => {
      const now = Math.trunc(clock.now());
      const { ticket, service } = await lockService(tx, body.ticketKey, body.serviceId);
      await endService(tx, service, body.state, now);
      return readTicket(context, tx, ticket, now);
    });
  });

  route(app, context, serviceRateCall, async ({ body, ip }) => {
    const comment = body.text.trim();
    if (Array.from(comment).length > RATING_TEXT_MAX) {
      throw new Rejection(CODE.validation, SERVICE_COPY.textLong(RATING_TEXT_MAX), { field: 'text' });
    }
    await requesting.take(ip);
    return inTransaction(db, async (tx) => {
      const now = Math.trunc(clock.now());
      const { ticket, service } = await lockService(tx, body.ticketKey, body.serviceId);
      await rateService(tx, service, { stars: body.stars, reasons: [...new Set(body.reasons)].toSorted(), comment }, now);
      return readTicket(context, tx, ticket, now);
    });
  });
}
