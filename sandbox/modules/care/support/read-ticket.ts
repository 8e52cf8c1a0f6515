import type { Db, Tx } from '../../../kernel/db/database';
import type { Context } from '../../context';
import { staffingOf } from './staffing-settings';
import { findNewestService, listMessages } from './support.store';
import type { SupportTicket } from './support.tables';
import { ticketView } from './support.view';

/** A ticket with its messages and its newest service, as its visitor reads it at `now` (world ms). */
export async function readTicket(context: Pick<Context, 'settings'>, on: Db | Tx, ticket: SupportTicket, now: number) {
  const messages = await listMessages(on, ticket.id);
  return ticketView(ticket, { messages, service: await findNewestService(on, ticket.id), staffing: staffingOf(context), now });
}
