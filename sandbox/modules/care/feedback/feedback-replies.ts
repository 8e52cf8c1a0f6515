import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../kernel/db/database';
import { MAIL_TEXTS } from '../../member/mail/mail.copy';
import { sendMail } from '../../member/mail/mail.store';
import type { Context } from '../../context';
import { createJob, type Job } from '../../../kernel/jobs/job';
import { FEEDBACK_REPLIES, FEEDBACK_FOLLOW_UP } from './feedback.copy';
import { feedbackMessages, type FeedbackTicket } from './feedback.tables';
import { listFeedbackMessages, moveFeedback, listWaitingFeedback } from './feedback.store';

const INTERVAL_MS = 500;
/** Real ms after a member's message until the ticket is being worked on, and until its reply. */
const STEPS_MS = { process: 2_000, reply: 8_000 } as const;

type ReplyContext = Pick<Context, 'db' | 'clock' | 'real' | 'log'>;
export type FeedbackOutcome = 'process' | 'reply' | 'close';

/** The staff's step on a ticket; undefined when the ticket has another state by now. `text`: the reply; the kind's own without it. */
export function handleFeedback(
  { db, clock }: Pick<ReplyContext, 'db' | 'clock'>,
  ticket: Pick<FeedbackTicket, 'id' | 'kind' | 'memberId'>,
  outcome: FeedbackOutcome,
  text?: string,
): Promise<FeedbackTicket | undefined> {
  const now = clock.now();
  const { id, kind, memberId } = ticket;
  if (outcome === 'process') return moveFeedback(db, id, ['submitted'], { state: 'processing' }, now);
  if (outcome === 'close') return moveFeedback(db, id, ['submitted', 'processing', 'replied'], { state: 'closed' }, now);
  return inTransaction(db, async (tx) => {
    const moved = await moveFeedback(tx, id, ['submitted', 'processing', 'replied'], { state: 'replied' }, now);
    if (!moved) return undefined;
    const isFirst = (await listFeedbackMessages(tx, [id])).every(({ sender }) => sender === 'member');
    const messageKey = randomUUID();
    const content = text ?? (isFirst ? FEEDBACK_REPLIES[kind] : FEEDBACK_FOLLOW_UP);
    await tx.insert(feedbackMessages).values({ ticketId: id, messageKey, sender: 'staff', content, sentAt: Math.trunc(now) });
    await sendMail(tx, memberId, `feedback ${messageKey}`, MAIL_TEXTS.feedbackReplied(`F${id}`), now);
    return moved;
  });
}

/** Processes and replies to tickets that have waited long enough. */
async function handleDue(context: ReplyContext, realNow: number): Promise<void> {
  for (const ticket of await listWaitingFeedback(context.db)) {
    const waited = realNow - ticket.requestedReal;
    if (waited >= STEPS_MS.reply) await handleFeedback(context, ticket, 'reply');
    else if (waited >= STEPS_MS.process) await handleFeedback(context, ticket, 'process');
  }
}

/** The staff's replies to feedback. */
export function startFeedbackReplies(context: ReplyContext): Job {
  return createJob(context, { name: 'replies to feedback', every: INTERVAL_MS, run: () => handleDue(context, context.real.decisions()) });
}
