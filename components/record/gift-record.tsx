'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { StaleStrip } from '@/components/ui/stale-strip';
import { GIFT_COPY } from '@/lib/domain/record/gift.copy';
import type { Gift } from '@/lib/domain/record/gift.model';
import { giftsOptions } from '@/lib/domain/record/gift.queries';
import { giftQuery, toGiftView, type GiftView } from '@/lib/domain/record/gift.rules';
import { RECORD_COPY } from '@/lib/domain/record/record.copy';
import { joinPages } from '@/lib/domain/record/transaction.rules';
import { MEMBER_ROUTES } from '@/lib/member-pages';
import { ROUTES } from '@/lib/routes';
import { CsvButton } from './csv-button';
import { GiftFilter } from './gift-filter';
import { GiftList } from './gift-list';
import { GiftSheet } from './gift-sheet';
import { GiftTotals } from './gift-totals';
import { MoreButton } from './more-button';
import { TransactionSkeleton } from './transaction-skeleton';

const loadTable = async () => (await import('@/lib/domain/record/gift-csv.rules')).toCsv;

/** 礼金记录: bonuses, coupons and gifts, as the address asks for them. */
export function GiftRecord() {
  const router = useRouter();
  const view = toGiftView(useSearchParams());
  // The row stays while its sheet leaves, and when it no longer fits the filter.
  const [opened, setOpened] = useState<{ row: Gift; open: boolean } | null>(null);
  const query = useInfiniteQuery(giftsOptions(view));
  const show = (next: GiftView) => router.replace(`${MEMBER_ROUTES.giftRecord}${giftQuery(next)}`, { scroll: false });

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
      <GiftFilter
        view={view}
        action={
          <CsvButton name={GIFT_COPY.title} rows={rows} readRemaining={query.hasNextPage ? readRemaining : null} loadTable={loadTable} />
        }
        onChange={show}
      />
      {body()}
      {opened ? (
        <GiftSheet
          row={rows.find(({ id }) => id === opened.row.id) ?? opened.row}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      ) : null}
    </>
  );

  function body() {
    if (query.isPending) return <TransactionSkeleton />;
    if (query.isError && pages.length === 0) {
      return <ErrorState title={GIFT_COPY.error} reason={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
    }
    return (
      <>
        <GiftTotals totals={pages.at(-1)?.totals ?? []} />
        {query.isError ? <StaleStrip onRetry={() => void query.refetch()} /> : null}
        {rows.length === 0 ? (
          <EmptyState
            title={RECORD_COPY.empty}
            action={
              view.kind || view.state ? (
                <Button variant="outline" size="sm" block onClick={() => show({ ...view, kind: null, state: null })}>
                  {GIFT_COPY.clear}
                </Button>
              ) : (
                <LinkButton href={ROUTES.discount} variant="outline" size="sm" block>
                  {GIFT_COPY.toDiscount}
                </LinkButton>
              )
            }
          />
        ) : (
          <div className={query.hasNextPage ? '' : 'list-end'} aria-busy={query.isFetching}>
            <GiftList rows={rows} onOpen={(row) => setOpened({ row, open: true })} />
          </div>
        )}
        {query.hasNextPage ? (
          <MoreButton auto={!query.isError} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
        ) : null}
      </>
    );
  }
}
