import { eq } from 'drizzle-orm';
import { feedbackTickets } from '../modules/care/feedback/feedback.schema';
import { handleFeedback, type FeedbackOutcome } from '../modules/care/feedback/feedback.answers';
import { decideInfo, type InfoOutcome } from '../modules/member/info/info.review';
import { infoView } from '../modules/member/info/info.store';
import type { Context } from '../modules/context';
import { rowIdOf } from '../kernel/http/row-id';

/** A tester answers or closes feedback, `F81001`; null for none, or one that stands elsewhere. */
export async function feedbackForTester(context: Context, ticketId: string, outcome: FeedbackOutcome, text: string | undefined) {
  const id = rowIdOf(ticketId.replace(/^F/, ''));
  const [ticket] = id === null ? [] : await context.db.select().from(feedbackTickets).where(eq(feedbackTickets.id, id));
  const moved = ticket && (await handleFeedback(context, ticket, outcome, text));
  return moved ? { state: moved.state } : null;
}

/** A tester's decision about a change of information; null for none that is open. */
export async function infoForTester(context: Context, requestId: string, outcome: InfoOutcome, reason: string | undefined) {
  const id = rowIdOf(requestId);
  const moved = id === null ? undefined : await decideInfo(context, id, outcome, reason);
  return moved ? infoView(moved) : null;
}
