'use client';

import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { AUDIT_COPY } from '@/lib/domain/money/withdraw/audit.copy';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import { withdrawInfoOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { lockedBy, missingTurnover } from '@/lib/domain/money/withdraw/withdraw.rules';
import { route } from '@/lib/routes';
import { TurnoverList } from './turnover-list';

/** 流水: the withdrawable amount, the amount that turnover locks, and the progress of each source. */
export function AuditScreen() {
  const query = useQuery(withdrawInfoOptions());
  const retry = () => void query.refetch();
  if (!query.data) {
    if (query.isError) return <ErrorState reason={query.error} onRetry={retry} busy={query.isFetching} />;
    return <AuditSkeleton />;
  }
  const { turnover, withdrawable } = query.data;
  return (
    <>
      {query.isError ? <StaleStrip onRetry={retry} /> : null}
      <div className="gutter list-end space-y-2 pt-2">
        <section aria-label={AUDIT_COPY.withdrawable} className="card p-4">
          <div className="flex items-center justify-between text-13 text-text-2">
            {AUDIT_COPY.withdrawable}
            <IconButton
              label={AUDIT_COPY.refresh}
              className="-my-3 -mr-3 text-brand"
              aria-busy={query.isFetching || undefined}
              onClick={retry}
            >
              <Icon name="refresh-cw" size={18} className={query.isFetching ? 'motion-safe:animate-spin' : ''} />
            </IconButton>
          </div>
          <p className="mt-1 text-28 font-semibold">
            <Money minor={withdrawable} balance />
          </p>
          <dl className="mt-2 grid grid-cols-2 gap-2 text-15 font-semibold">
            <div>
              <dt className="text-12 font-normal text-text-2">{AUDIT_COPY.locked}</dt>
              <dd>
                <Money minor={lockedBy(query.data)} balance />
              </dd>
            </div>
            <div>
              <dt className="text-12 font-normal text-text-2">{AUDIT_COPY.missing}</dt>
              <dd>
                <Money minor={missingTurnover(query.data)} />
              </dd>
            </div>
          </dl>
        </section>
        {turnover === null ? (
          <p className="card p-4 text-14 text-text-2">{WITHDRAW_COPY.turnoverLost}</p>
        ) : turnover.length === 0 ? (
          <div className="card overflow-hidden">
            <EmptyState
              title={AUDIT_COPY.none}
              hint={AUDIT_COPY.noneHint}
              action={
                <LinkButton href={route('/mine/finance/withdrawal')} variant="outline" size="sm" block>
                  {AUDIT_COPY.toWithdraw}
                </LinkButton>
              }
            />
          </div>
        ) : (
          <section aria-label={AUDIT_COPY.sources} className="card px-4 pt-3 pb-4">
            <h2 className="text-16 font-semibold">{AUDIT_COPY.sources}</h2>
            <p className="pb-2 text-13 text-text-2">{turnover.every(({ locked }) => locked === 0n) ? AUDIT_COPY.none : AUDIT_COPY.lead}</p>
            <TurnoverList turnover={turnover} />
            <LinkButton block variant="secondary" size="sm" href={route('/game/sport')}>
              {WITHDRAW_COPY.toSport}
            </LinkButton>
          </section>
        )}
        <section aria-label={AUDIT_COPY.rules} className="card p-4">
          <h2 className="text-16 font-semibold">{AUDIT_COPY.rules}</h2>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-14 text-text-2">
            {AUDIT_COPY.rule.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function AuditSkeleton() {
  return (
    <div className="gutter space-y-2 pt-2" aria-hidden="true">
      <Skeleton className="card h-[138px]" />
      <Skeleton className="card h-[256px]" />
      <Skeleton className="card h-[202px]" />
    </div>
  );
}
