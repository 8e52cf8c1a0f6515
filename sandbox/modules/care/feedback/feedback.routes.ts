import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  FEEDBACK_TEXT,
  feedbackCloseCall,
  feedbackCreateCall,
  feedbackListCall,
  feedbackReplyCall,
} from '@pavilion/contract/calls/feedback.calls';
import { CODE } from '@pavilion/contract/codes';
import { inTransaction } from '../../../kernel/db/database';
import type { Db, Tx } from '../../../kernel/db/database';
import { attachPictures } from '../../member/picture/picture.store';
import type { Context } from '../../context';
import { createLimit } from '../../../kernel/http/limit';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { FEEDBACK_COPY } from './feedback.copy';
import { feedbackMessages, feedbackTickets, type FeedbackMessage, type FeedbackTicket } from './feedback.tables';
import { findFeedbackByKey, listFeedbackMessages, listFeedback, moveFeedback, findOwnFeedback } from './feedback.store';

/** Messages that one member sends in a minute (real time), and that one ticket takes. */
const PER_MINUTE = 10;
const MESSAGES_MAX = 50;
const LIST_MAX = 50;

const isoOf = (ms: number) => new Date(ms).toISOString();

function viewOf(ticket: FeedbackTicket, messages: readonly FeedbackMessage[]) {
  return {
    ticketId: `F${ticket.id}`,
    kind: ticket.kind,
    state: ticket.state,
    pictureIds: ticket.pictureIds,
    hasDiagnostics: ticket.diagnostics !== '',
    createTime: isoOf(ticket.createdAt),
    changeTime: isoOf(ticket.changedAt),
    messages: messages
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map(({ messageKey, sender, content, sentAt }) => ({ messageId: messageKey, from: sender, text: content, time: isoOf(sentAt) })),
  };
}

/** @throws Rejection 10003 with data.field text. */
function acceptedText(typed: string, min: number): string {
  const text = typed.trim();
  const { length } = Array.from(text);
  if (length < min) throw new Rejection(CODE.validation, FEEDBACK_COPY.short(min), { field: 'text' });
  if (length > FEEDBACK_TEXT.max) throw new Rejection(CODE.validation, FEEDBACK_COPY.long(FEEDBACK_TEXT.max), { field: 'text' });
  return text;
}

const shown = async (on: Db | Tx, ticket: FeedbackTicket) => viewOf(ticket, await listFeedbackMessages(on, [ticket.id]));

/** @throws Rejection 10001 for a ticket that is not the member's. */
const own = async (on: Db | Tx, memberId: string, ticketId: string) => {
  const ticket = await findOwnFeedback(on, memberId, ticketId);
  if (!ticket) throw new Rejection(CODE.common, FEEDBACK_COPY.unknown);
  return ticket;
};

/** 意见反馈: a member's own tickets. */
export function registerFeedbackCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, real } = context;
  const sending = createLimit(PER_MINUTE);
  context.onReset(sending.clear);

  route(app, context, feedbackCreateCall, async ({ body, session }) => {
    const { memberId } = session!;
    const { ticketKey, kind, pictureIds, diagnostics = '' } = body;
    const text = acceptedText(body.text, FEEDBACK_TEXT.min);
    const requestHash = createHash('sha256')
      .update(JSON.stringify([kind, text, pictureIds, diagnostics]))
      .digest('hex');
    if (!(await findFeedbackByKey(db, memberId, ticketKey))) await sending.take(memberId);
    return inTransaction(db, async (tx) => {
      const now = Math.trunc(clock.now());
      const [made] = await tx
        .insert(feedbackTickets)
        .values({
          memberId,
          ticketKey,
          requestHash,
          kind,
          state: 'submitted',
          pictureIds,
          diagnostics,
          createdAt: now,
          changedAt: now,
          requestedReal: real.decisions(),
        })
        .onConflictDoNothing()
        .returning();
      if (!made) {
        const known = (await findFeedbackByKey(tx, memberId, ticketKey))!;
        if (known.requestHash !== requestHash) throw new Rejection(CODE.validation, FEEDBACK_COPY.otherContent, { field: 'ticketKey' });
        return shown(tx, known);
      }
      await tx.insert(feedbackMessages).values({ ticketId: made.id, messageKey: ticketKey, sender: 'member', content: text, sentAt: now });
      await attachPictures(tx, memberId, pictureIds, `feedback ${made.id}`);
      return shown(tx, made);
    });
  });

  route(app, context, feedbackListCall, async ({ session }) => {
    const tickets = await listFeedback(db, session!.memberId, LIST_MAX);
    const messages = await listFeedbackMessages(
      db,
      tickets.map(({ id }) => id),
    );
    return { list: tickets.map((ticket) => viewOf(ticket, messages)) };
  });

  route(app, context, feedbackReplyCall, async ({ body, session }) => {
    const { memberId } = session!;
    const text = acceptedText(body.text, 1);
    await sending.take(memberId);
    return inTransaction(db, async (tx) => {
      const ticket = await own(tx, memberId, body.ticketId);
      const messages = await listFeedbackMessages(tx, [ticket.id]);
      if (messages.some(({ messageKey }) => messageKey === body.messageId)) return viewOf(ticket, messages);
      if (messages.length >= MESSAGES_MAX) throw new Rejection(CODE.common, FEEDBACK_COPY.full);
      const change = { state: 'submitted', requestedReal: real.decisions() } as const;
      const moved = await moveFeedback(tx, ticket.id, ['submitted', 'processing', 'replied'], change, clock.now());
      if (!moved) throw new Rejection(CODE.common, FEEDBACK_COPY.closed);
      await tx
        .insert(feedbackMessages)
        .values({ ticketId: ticket.id, messageKey: body.messageId, sender: 'member', content: text, sentAt: moved.changedAt })
        .onConflictDoNothing();
      return shown(tx, moved);
    });
  });

  route(app, context, feedbackCloseCall, async ({ body, session }) => {
    const ticket = await own(db, session!.memberId, body.ticketId);
    const closed = await moveFeedback(db, ticket.id, ['submitted', 'processing', 'replied'], { state: 'closed' }, clock.now());
    return shown(db, closed ?? ticket);
  });
}
