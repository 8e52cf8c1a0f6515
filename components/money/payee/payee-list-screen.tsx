'use client';

import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { StaleStrip } from '@/components/ui/stale-strip';
import type { PayeeKind } from '@pavilion/contract/payee-number';
import { KIND_NAMES } from '@/lib/domain/money/payee/payee-links.copy';
import { PAYEE_COPY } from '@/lib/domain/money/payee/payee.copy';
import { PAYEE_PAGES } from '@/lib/domain/money/payee/payee.model';
import { guideMethodOf, guidePath } from '@/lib/domain/care/guide/guide.model';
import { payeesOptions } from '@/lib/domain/money/payee/payee.queries';
import { payeesOf } from '@/lib/domain/money/payee/payee.rules';
import { pathWithBack } from '@/lib/routes';
import { PayeeList } from './payee-list';
import { PayeeListSkeleton } from './payee-skeleton';

/** The bound accounts of one kind, and the way to add another one. `back`: the page after one was added. */
export function PayeeListScreen({ kind, back }: { kind: PayeeKind; back: string | null }) {
  const { data, isError, error, isFetching, refetch } = useQuery(payeesOptions());
  const name = KIND_NAMES[kind];
  if (!data) {
    return isError ? (
      <div className="card overflow-hidden">
        <ErrorState reason={error} onRetry={() => void refetch()} busy={isFetching} />
      </div>
    ) : (
      <PayeeListSkeleton />
    );
  }
  const payees = payeesOf([kind], data.list);
  const guide = (
    <p className="px-1 text-14">
      <a href={guidePath(guideMethodOf(kind), 'withdraw')} className="hit-44 inline-flex items-center py-2 text-brand">
        {PAYEE_COPY.guide(name)}
      </a>
    </p>
  );
  const add = (
    <LinkButton block href={pathWithBack(PAYEE_PAGES[kind].add, back)}>
      {PAYEE_COPY.toAdd(name)}
    </LinkButton>
  );
  return (
    <div className="space-y-2">
      {isError ? (
        <div className="card overflow-hidden">
          <StaleStrip onRetry={() => void refetch()} />
        </div>
      ) : null}
      {payees.length === 0 ? (
        <div className="card overflow-hidden">
          <EmptyState title={PAYEE_COPY.none(name)} hint={PAYEE_COPY.noneHint} action={add} />
        </div>
      ) : (
        <>
          <PayeeList payees={payees} max={data.maxPerKind} />
          {payees.length < data.maxPerKind ? (
            <div className="pt-2">{add}</div>
          ) : (
            <p role="note" className="px-1 text-13 text-text-2">
              {PAYEE_COPY.full(data.maxPerKind)}
            </p>
          )}
        </>
      )}
      {guide}
    </div>
  );
}
