'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { Tag, type Tone } from '@/components/ui/tag';
import { FEEDBACK_COPY, FEEDBACK_KIND_NAMES, FEEDBACK_STATE_NAMES } from '@/lib/domain/care/feedback/feedback.copy';
import type { FeedbackState } from '@/lib/domain/care/feedback/feedback.model';
import { feedbackOptions } from '@/lib/domain/care/feedback/feedback.queries';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayTime } from '@/lib/kit/format/site-time';
import { FeedbackSheet } from './feedback-sheet';

const TONES: Record<FeedbackState, Tone> = { submitted: 'neutral', processing: 'warn', replied: 'brand', closed: 'neutral' };

/** The member's feedback, newest first. */
export function FeedbackList({ onWrite }: { onWrite: () => void }) {
  const { data, isError, error, isFetching, refetch } = useQuery(feedbackOptions());
  const [opened, setOpened] = useState<{ id: string; open: boolean } | null>(null);
  if (!data) {
    return isError ? (
      <div className="card overflow-hidden">
        <ErrorState title={FEEDBACK_COPY.error} reason={error} onRetry={() => void refetch()} busy={isFetching} />
      </div>
    ) : (
      <output className="block space-y-2">
        <span className="sr-only">{FEEDBACK_COPY.loading}</span>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="card h-[106px]" />
        ))}
      </output>
    );
  }
  if (data.length === 0) {
    return (
      <div className="card overflow-hidden">
        <EmptyState
          title={FEEDBACK_COPY.empty}
          hint={FEEDBACK_COPY.emptyHint}
          action={
            <Button variant="outline" size="sm" block onClick={onWrite}>
              {FEEDBACK_COPY.write}
            </Button>
          }
        />
      </div>
    );
  }
  const shown = opened && data.find(({ ticketId }) => ticketId === opened.id);
  return (
    <>
      {isError ? (
        <div className="card overflow-hidden">
          <StaleStrip onRetry={() => void refetch()} />
        </div>
      ) : null}
      <ul className="space-y-2">
        {data.map(({ ticketId, kind, state, messages, changedAt }) => (
          <li key={ticketId} className="card overflow-hidden">
            <button
              type="button"
              onClick={() => setOpened({ id: ticketId, open: true })}
              className="block w-full p-4 text-left active:bg-cell"
            >
              <span className="flex items-center gap-2">
                <span className="min-w-0 flex-1 text-15 font-semibold">{FEEDBACK_KIND_NAMES[kind]}</span>
                <Tag tone={TONES[state]}>{FEEDBACK_STATE_NAMES[state]}</Tag>
              </span>
              <span className="mt-1 line-clamp-1 block text-14 text-text-2">{messages.at(-1)?.text}</span>
              <span className="mt-1 block text-12 text-text-3">
                {ticketId} · {dayTime(changedAt, worldNow())}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown ? <FeedbackSheet ticket={shown} open={opened.open} onClose={() => setOpened({ ...opened, open: false })} /> : null}
    </>
  );
}
