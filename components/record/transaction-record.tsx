'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { StaleStrip } from '@/components/ui/stale-strip';
import { RECORD_COPY } from '@/lib/domain/record/record.copy';
import { TRANSACTION_COPY } from '@/lib/domain/record/transaction.copy';
import type { Transaction } from '@/lib/domain/record/transaction.model';
import { transactionsOptions } from '@/lib/domain/record/transaction.queries';
import { joinPages, toView, viewQuery, type TransactionView } from '@/lib/domain/record/transaction.rules';
import { ROUTES } from '@/lib/routes';
import { CsvButton } from './csv-button';
import { MoreButton } from './more-button';
import { TransactionFilter } from './transaction-filter';
import { TransactionList } from './transaction-list';
import { TransactionSheet } from './transaction-sheet';
import { TransactionSkeleton } from './transaction-skeleton';
import { TransactionTotals } from './transaction-totals';

const loadTable = async () => (await import('@/lib/domain/record/transaction-csv.rules')).toCsv;

/** 交易记录: what moved the money of the central wallet, as the address asks for it. */
export function TransactionRecord() {
  const router = useRouter();
  const view = toView(useSearchParams());
  // The row stays while its sheet leaves, and when it no longer fits the filter.
  const [opened, setOpened] = useState<{ row: Transaction; open: boolean } | null>(null);
  const query = useInfiniteQuery(transactionsOptions(view));
  const address = `${ROUTES.transRecord}${viewQuery(view)}`;
  const show = (next: TransactionView) => router.replace(`${ROUTES.transRecord}${viewQuery(next)}`, { scroll: false });

  const pages = query.data?.pages ?? [];
  const rows = joinPages(pages);
  /** Reads the remaining pages; null when one of them fails. */
  const readRemaining = async () => {
    let shown: Pick<typeof query, 'data' | 'hasNextPage' | 'isError' | 'fetchNextPage'> = query;
    while (shown.hasNextPage && !shown.isError) shown = await shown.fetchNextPage();
    return shown.isError ? null : joinPages(shown.data?.pages ?? []);
  };
  return (
    <>
      <TransactionFilter
        view={view}
        action={
          <CsvButton
            name={TRANSACTION_COPY.title}
            rows={rows}
            readRemaining={query.hasNextPage ? readRemaining : null}
            loadTable={loadTable}
          />
        }
        onChange={show}
      />
      {body()}
      {opened ? (
        <TransactionSheet
          row={rows.find(({ id }) => id === opened.row.id) ?? opened.row}
          open={opened.open}
          back={address}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      ) : null}
    </>
  );

  function body() {
    if (query.isPending) return <TransactionSkeleton />;
    if (query.isError && pages.length === 0) {
      return (
        <ErrorState title={TRANSACTION_COPY.error} reason={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      );
    }
    return (
      <>
        <TransactionTotals totals={pages.at(-1)?.totals ?? []} />
        {query.isError ? <StaleStrip onRetry={() => void query.refetch()} /> : null}
        {rows.length === 0 ? (
          <EmptyState
            title={RECORD_COPY.empty}
            action={
              view.type || view.result ? (
                <Button variant="outline" size="sm" block onClick={() => show({ ...view, type: null, result: null })}>
                  {TRANSACTION_COPY.clear}
                </Button>
              ) : (
                <LinkButton href={ROUTES.deposit} variant="outline" size="sm" block>
                  {TRANSACTION_COPY.toDeposit}
                </LinkButton>
              )
            }
          />
        ) : (
          <div className={query.hasNextPage ? '' : 'list-end'} aria-busy={query.isFetching}>
            <TransactionList rows={rows} onOpen={(row) => setOpened({ row, open: true })} />
          </div>
        )}
        {query.hasNextPage ? (
          <MoreButton auto={!query.isError} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
        ) : null}
      </>
    );
  }
}
