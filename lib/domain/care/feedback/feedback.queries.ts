import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { MAIL_KEY } from '@/lib/query-keys';
import type { Feedback } from './feedback.model';
import { pollOfFeedback } from './feedback.rules';

/** The member's feedback, polled while something waits for a reply. A reply comes with a mail. */
export function feedbackOptions() {
  return queryOptions({
    queryKey: ['feedback'] as const,
    // The calls and their schemas are a separate chunk.
    queryFn: async ({ signal }) => (await import('./feedback.api')).getFeedback(signal),
    staleTime: STALE.short,
    refetchInterval: ({ state }) => pollOfFeedback(state.data ?? []),
    meta: {
      invalidates: (now: readonly Feedback[], before: readonly Feedback[]) => (countOf(now) === countOf(before) ? [] : [MAIL_KEY]),
    },
  });
}

const countOf = (list: readonly Feedback[]) => list.reduce((sum, { messages }) => sum + messages.length, 0);
