'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';
import { TRANSACTION_COPY } from '@/lib/domain/money/transaction/transaction.copy';
import type { Transaction } from '@/lib/domain/money/transaction/transaction.model';
import { transactionsOptions } from '@/lib/domain/money/transaction/transaction.queries';
import { toView, viewQuery, type TransactionView } from '@/lib/domain/money/transaction/transaction.rules';
import { joinPages } from '@/lib/kit/list/rows.rules';
import { route } from '@/lib/routes';
import { CsvButton } from '../../ui/list/csv-button';
import { EmptyHistory, PagedList } from '../../ui/list/paged-list';
import { TransactionFilterBar } from './transaction-filter-bar';
import { TransactionList } from './transaction-list';
import { TransactionSheet } from './transaction-sheet';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';
import { TransactionTotals } from './transaction-totals';

const loadTable = async () => (await import('@/lib/domain/money/transaction/transaction-csv.rules')).toCsv;

/** 交易记录: movements of the central wallet's money, as the address selects them. */
export function TransactionHistory() {
  const router = useRouter();
  const view = toView(useSearchParams());
  // The row stays while its sheet closes, and when it has left the filter.
  const [opened, setOpened] = useState<{ row: Transaction; open: boolean } | null>(null);
  const query = useInfiniteQuery(transactionsOptions(view));
  const address = `${route('/mine/record/transRecord')}${viewQuery(view)}`;
  const show = (next: TransactionView) => router.replace(`${route('/mine/record/transRecord')}${viewQuery(next)}`, { scroll: false });

  const pages = query.data?.pages ?? [];
  const rows = joinPages(pages);
  return (
    <>
      <TransactionFilterBar
        view={view}
        action={<CsvButton name={TRANSACTION_COPY.title} query={query} toRows={joinPages} loadTable={loadTable} />}
        onChange={show}
      />
      <PagedList
        query={query}
        error={TRANSACTION_COPY.error}
        skeleton={<HistorySkeleton />}
        totals={<TransactionTotals totals={pages.at(-1)?.totals ?? []} />}
        empty={
          rows.length === 0 ? (
            <EmptyHistory
              title={RECORD_COPY.empty}
              link={{ href: route('/mine/finance/deposit'), name: TRANSACTION_COPY.toDeposit }}
              clear={
                view.type || view.result
                  ? { name: TRANSACTION_COPY.clear, onClear: () => show({ ...view, type: null, result: null }) }
                  : null
              }
            />
          ) : null
        }
      >
        <TransactionList rows={rows} onOpen={(row) => setOpened({ row, open: true })} />
      </PagedList>
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
}
