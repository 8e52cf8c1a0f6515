import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { postRow } from '../../../kernel/control/control-call';
import { rowIdOf } from '../../../kernel/http/row-id';
import type { Context } from '../../context';
import { handleFeedback } from './feedback-replies';
import { feedbackTickets } from './feedback.tables';

const feedbackSchema = z.object({
  outcome: z.enum(['process', 'reply', 'close']),
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
});

/** Calls for testers: the staff's part in feedback, `process`, `reply` with a text of one's own, `close`. Tickets are named `F81001`. */
export function registerFeedbackControl(app: FastifyInstance, context: Context): void {
  postRow(app, '/sandbox/feedback/:id', feedbackSchema, async (ticketId, { outcome, text }) => {
    const id = rowIdOf(ticketId.replace(/^F/, ''));
    const [ticket] = id === null ? [] : await context.db.select().from(feedbackTickets).where(eq(feedbackTickets.id, id));
    const moved = ticket && (await handleFeedback(context, ticket, outcome, text));
    return moved ? { state: moved.state } : null;
  });
}
