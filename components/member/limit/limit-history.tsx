'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { type Tone, Tag } from '@/components/ui/tag';
import { LIMIT_COPY, changeText } from '@/lib/domain/member/limit/limit.copy';
import type { LimitChange } from '@/lib/domain/member/limit/limit.model';
import { limitHistoryOptions } from '@/lib/domain/member/limit/limit.queries';
import { dateText, dayText, timeText } from '@/lib/kit/format/site-time';

const TONES: Record<LimitChange['state'], Tone> = { 'in-force': 'brand', waiting: 'warn', withdrawn: 'neutral' };

/** The member's own changes, newest first: time, subject, old and new value, and start of effect. */
export function LimitHistory() {
  const query = useInfiniteQuery(limitHistoryOptions());
  const list = query.data?.pages.flatMap((page) => page.list);
  return (
    <section aria-labelledby="limit-history" className="card overflow-hidden pt-3">
      <h2 id="limit-history" className="px-4 pb-2 text-16 font-semibold">
        {LIMIT_COPY.history}
      </h2>
      {content()}
    </section>
  );

  function content() {
    if (!list) {
      if (query.isError) return <ErrorState reason={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />;
      return <Skeleton className="mx-4 mb-4 h-16" />;
    }
    if (list.length === 0) {
      return (
        <p className="border-t border-line px-4 py-4 text-14 text-text-2">
          {LIMIT_COPY.historyNone}
          <span className="block text-13 text-text-3">{LIMIT_COPY.historyNoneHint}</span>
        </p>
      );
    }
    return (
      <>
        <ul>
          {list.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </ul>
        {query.hasNextPage ? (
          <div className="border-t border-line p-2">
            <Button variant="plain" size="sm" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {LIMIT_COPY.more}
            </Button>
          </div>
        ) : null}
      </>
    );
  }
}

function ChangeRow({ change }: { change: LimitChange }) {
  const { at, since, state } = change;
  const { name, change: text } = changeText(change);
  return (
    <li className="border-t border-line px-4 py-3">
      <p className="flex items-center justify-between gap-2 text-15">
        {name}
        <Tag tone={TONES[state]}>{LIMIT_COPY.states[state]}</Tag>
      </p>
      <p className="mt-0.5 text-14">{text}</p>
      <p className="mt-0.5 flex justify-between gap-2 text-12 text-text-2">
        <span>{`${dateText(at)} ${timeText(at)}`}</span>
        {since === null ? null : <span>{LIMIT_COPY.since(`${dayText(since)} ${timeText(since)}`)}</span>}
      </p>
    </li>
  );
}
