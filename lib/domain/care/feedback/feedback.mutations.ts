import type { QueryClient } from '@tanstack/react-query';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { BusinessError, isCallError, NetworkError } from '@/lib/kit/http/errors';
import { rejectedField } from '@/lib/kit/http/rejection.rules';
import { FEEDBACK_COPY } from './feedback.copy';
import type { Feedback, FeedbackInput } from './feedback.model';
import { feedbackOptions } from './feedback.queries';
import { isStored } from './feedback.rules';

/** Result of sending feedback: `done`, or why not. `isKnown`: earlier feedback used the key, another one is needed. */
export type FeedbackResult = { done: true } | { done: false; field: 'text' | 'pictureIds' | null; message: string; isKnown: boolean };

/** Puts a ticket into the list as it now is. */
function showTicket(queryClient: QueryClient, ticket: Feedback): void {
  queryClient.setQueryData<Feedback[]>(feedbackOptions().queryKey, (list) => {
    const others = (list ?? []).filter(({ ticketId }) => ticketId !== ticket.ticketId);
    return list && list.length > others.length ? list.map((one) => (one.ticketId === ticket.ticketId ? ticket : one)) : [ticket, ...others];
  });
}

/** Sends feedback. After a lost response the list shows if it arrived. */
export async function submitFeedback(input: FeedbackInput, queryClient: QueryClient): Promise<FeedbackResult> {
  const api = await import('./feedback.api');
  const { queryKey } = feedbackOptions();
  await queryClient.cancelQueries({ queryKey });
  try {
    const ticket = await api.sendFeedback(input);
    if (queryClient.getQueryData(queryKey) === undefined) void queryClient.invalidateQueries({ queryKey });
    else showTicket(queryClient, ticket);
    return { done: true };
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (error instanceof BusinessError) {
      const field = rejectedField(error, ['text', 'pictureIds', 'ticketKey']);
      if (field === 'ticketKey') {
        void queryClient.invalidateQueries({ queryKey });
        return { done: false, field: null, message: FEEDBACK_COPY.sentBefore, isKnown: true };
      }
      return { done: false, field, message: memberMessage(error), isKnown: false };
    }
    const list = await api.getFeedback().catch(() => null);
    if (list) queryClient.setQueryData(queryKey, list);
    if (list && isStored(list, input.key)) return { done: true };
    const message = error instanceof NetworkError && !list ? FEEDBACK_COPY.lost : memberMessage(error);
    return { done: false, field: null, message, isKnown: false };
  }
}

/** Adds a message to a ticket, or closes it; null when it is done, else why not. */
export async function changeFeedback(
  change: (api: typeof import('./feedback.api')) => Promise<Feedback>,
  queryClient: QueryClient,
): Promise<string | null> {
  const { queryKey } = feedbackOptions();
  await queryClient.cancelQueries({ queryKey });
  try {
    showTicket(queryClient, await change(await import('./feedback.api')));
    return null;
  } catch (error) {
    if (!isCallError(error)) throw error;
    void queryClient.invalidateQueries({ queryKey });
    return error instanceof BusinessError ? memberMessage(error) : FEEDBACK_COPY.failed;
  }
}
