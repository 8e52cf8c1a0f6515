'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { LIMIT_KINDS } from '@pavilion/contract/calls/limit.calls';
import { LIMIT_COPY } from '@/lib/domain/member/limit/limit.copy';
import type { LimitKey } from '@/lib/domain/member/limit/limit.model';
import { limitsOptions } from '@/lib/domain/member/limit/limit.queries';
import { isReady, limitOf } from '@/lib/domain/member/limit/limit.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { helpPath } from '@/lib/routes';
import { LimitGroup } from './limit-group';
import { LimitHistory } from './limit-history';
import { LimitSheet } from './limit-sheet';
import { PauseCard } from './pause-card';
import { PauseRows } from './pause-rows';
import { RealityChoice } from './reality-choice';
import { RiseCard } from './rise-card';

/** 理性投注: the member's limits, increases that wait for a confirmation, pauses, reality checks, and past changes. */
export function LimitsScreen() {
  const query = useQuery(limitsOptions());
  const [shown, setShown] = useState<LimitKey | null>(null);
  const retry = () => void query.refetch();
  if (!query.data) {
    return query.isError ? (
      <div className="gutter pt-2">
        <div className="card overflow-hidden">
          <ErrorState reason={query.error} onRetry={retry} busy={query.isFetching} />
        </div>
      </div>
    ) : (
      <LimitsSkeleton />
    );
  }
  const limits = query.data;
  const now = worldNow();
  return (
    <>
      {query.isError ? <StaleStrip onRetry={retry} /> : null}
      <div className="gutter list-end space-y-2 pt-2">
        {limits.pause ? <PauseCard pause={limits.pause} now={now} /> : null}
        {limits.list
          .filter((limit) => isReady(limit, now))
          .map((limit) => (
            <RiseCard key={`${limit.kind} ${limit.period}`} limit={limit} />
          ))}
        <p className="px-1 py-1 text-13 text-text-2">{LIMIT_COPY.lead}</p>
        {LIMIT_KINDS.map((kind) => (
          <LimitGroup key={kind} kind={kind} list={limits.list.filter((one) => one.kind === kind)} now={now} onOpen={setShown} />
        ))}
        <RealityChoice minutes={limits.realityMinutes} />
        <PauseRows />
        <LimitHistory />
        <a href={helpPath('lxtz')} className="flex min-h-12 items-center justify-center gap-1 text-14 font-semibold text-brand">
          <Icon name="book-open" size={16} />
          {LIMIT_COPY.help}
        </a>
      </div>
      <LimitSheet limit={shown && limitOf(limits, shown)} onClose={() => setShown(null)} />
    </>
  );
}

function LimitsSkeleton() {
  return (
    <div className="gutter space-y-2 pt-2" aria-hidden="true">
      <Skeleton className="h-10 rounded-card" />
      <Skeleton className="card h-[234px]" />
      <Skeleton className="card h-[234px]" />
      <Skeleton className="card h-[234px]" />
      <Skeleton className="card h-[124px]" />
    </div>
  );
}
