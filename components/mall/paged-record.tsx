'use client';

import type { ComponentType, ReactNode } from 'react';
import { CustomDays, RangeChips } from '@/components/record/range-filter';
import { CsvButton } from '@/components/record/csv-button';
import { DaySections } from '@/components/record/day-sections';
import { ChipRow } from '@/components/record/chip-row';
import { MoreButton } from '@/components/record/more-button';
import { Button, LinkButton } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { StaleStrip } from '@/components/ui/stale-strip';
import { COIN_COPY } from '@/lib/domain/mall/coin.copy';
import { RECORD_COPY } from '@/lib/domain/record/record.copy';
import type { DayRange } from '@/lib/domain/record/range.rules';
import { joinPages } from '@/lib/domain/record/transaction.rules';
import { MEMBER_ROUTES } from '@/lib/member-pages';
import { RowsSkeleton } from './rows-skeleton';

/** What a record needs of `useInfiniteQuery`. */
interface Pages<Page> {
  data: { pages: readonly Page[] } | undefined;
  error: Error | null;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch(): Promise<unknown>;
  fetchNextPage(): Promise<Pages<Page>>;
}

/** One choice of a record's filter. */
export interface Choice {
  name: string;
  on: boolean;
  choose: () => void;
}

/** A record of coins: filter, days, totals of the platform, and rows below their days. */
export function PagedRecord<Row extends { id: string; at: number }, Page extends { list: readonly Row[] }>({
  query,
  title,
  loadTable,
  filter,
  choices,
  days,
  note,
  error,
  Totals,
  children,
}: {
  query: Pages<Page>;
  /** Begins the name of the downloaded table. */
  title: string;
  loadTable: () => Promise<(rows: readonly Row[]) => string>;
  /** Name of the choices. */
  filter: string;
  /** The first one is all. */
  choices: readonly Choice[];
  days: { value: DayRange; choose: (days: DayRange) => void };
  /** What the days are compared with. */
  note: string;
  error: string;
  Totals: ComponentType<{ page: Page }>;
  children: (row: Row) => ReactNode;
}) {
  const pages = query.data?.pages ?? [];
  const rows = joinPages<Row>(pages);
  const isAll = choices[0]?.on ?? true;
  /** Reads the remaining pages; null when one of them fails. */
  const readRemaining = async () => {
    let shown = query;
    while (shown.hasNextPage && !shown.isError) shown = await shown.fetchNextPage();
    return shown.isError ? null : joinPages<Row>(shown.data?.pages ?? []);
  };
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="flex items-center pr-1.5">
          <div className="min-w-0 flex-1">
            <ChipRow label={filter}>
              {choices.map(({ name, on, choose }) => (
                <Chip key={name} on={on} onClick={choose}>
                  {name}
                </Chip>
              ))}
            </ChipRow>
          </div>
          <CsvButton name={title} rows={rows} readRemaining={query.hasNextPage ? readRemaining : null} loadTable={loadTable} />
        </div>
        <RangeChips label={COIN_COPY.range} value={days.value} onChange={days.choose} />
        {days.value.range === 'custom' ? <CustomDays value={days.value} note={note} onChange={days.choose} /> : null}
      </div>
      {body()}
    </>
  );

  function body() {
    if (query.isPending) return <RowsSkeleton totals />;
    const last = pages.at(-1);
    if (!last) {
      return <ErrorState title={error} reason={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
    }
    return (
      <>
        <Totals page={last} />
        {query.isError ? <StaleStrip onRetry={() => void query.refetch()} /> : null}
        {rows.length === 0 ? (
          <EmptyState
            title={RECORD_COPY.empty}
            action={
              isAll ? (
                <LinkButton href={MEMBER_ROUTES.currency} variant="outline" size="sm" block>
                  {COIN_COPY.toMall}
                </LinkButton>
              ) : (
                <Button variant="outline" size="sm" block onClick={choices[0]?.choose}>
                  {COIN_COPY.clear}
                </Button>
              )
            }
          />
        ) : (
          <div className={query.hasNextPage ? '' : 'list-end'} aria-busy={query.isFetching}>
            <DaySections rows={rows} renderRow={children} />
          </div>
        )}
        {query.hasNextPage ? (
          <MoreButton auto={!query.isError} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
        ) : null}
      </>
    );
  }
}
