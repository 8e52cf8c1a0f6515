'use client';

import type { ComponentType, ReactNode } from 'react';
import { CustomDays, RangeMenu } from '@/components/ui/list/range-filter';
import { CsvButton } from '@/components/ui/list/csv-button';
import { DaySections } from '@/components/ui/list/day-sections';
import { FilterRow } from '@/components/ui/list/chip-row';
import { EmptyHistory, PagedList } from '@/components/ui/list/paged-list';
import type { Pages } from '@/components/ui/list/pages';
import { Chip } from '@/components/ui/chip';
import { COIN_COPY } from '@/lib/domain/rewards/mall/coin.copy';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';
import type { DayRange } from '@/lib/kit/list/range.rules';
import { joinPages } from '@/lib/kit/list/rows.rules';
import { route } from '@/lib/routes';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';

const TO_MALL = { href: route('/mine/currency'), name: COIN_COPY.toMall };

/** One choice of a record's filter. */
export interface Choice {
  name: string;
  on: boolean;
  choose: () => void;
}

/** A record of coins: filter, days, totals of the platform, and rows below their days. */
export function PagedHistory<Row extends { id: string; at: number }, Page extends { list: readonly Row[] }>({
  query,
  title,
  loadTable,
  filter,
  choices,
  days,
  note,
  error,
  Totals,
  link = TO_MALL,
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
  /** Reference for the days. */
  note: string;
  error: string;
  Totals: ComponentType<{ page: Page }>;
  /** Link to the source of the record's entries; default: the mall. */
  link?: { href: string; name: string };
  children: (row: Row) => ReactNode;
}) {
  const pages = query.data?.pages ?? [];
  const last = pages.at(-1);
  const rows = joinPages<Row>(pages);
  const isAll = choices[0]?.on ?? true;
  return (
    <>
      <div className="border-b border-line bg-surface">
        <FilterRow
          label={filter}
          menus={<RangeMenu label={COIN_COPY.range} value={days.value} onChange={days.choose} />}
          action={<CsvButton<Row, Page> name={title} query={query} toRows={joinPages} loadTable={loadTable} />}
        >
          {choices.map(({ name, on, choose }) => (
            <Chip key={name} on={on} onClick={choose}>
              {name}
            </Chip>
          ))}
        </FilterRow>
        {days.value.range === 'custom' ? <CustomDays value={days.value} note={note} onChange={days.choose} /> : null}
      </div>
      <PagedList
        query={query}
        error={error}
        skeleton={<HistorySkeleton totals={2} flat />}
        totals={last && <Totals page={last} />}
        empty={
          rows.length === 0 ? (
            <EmptyHistory
              title={RECORD_COPY.empty}
              link={link}
              clear={isAll ? null : { name: COIN_COPY.clear, onClear: () => choices[0]?.choose() }}
            />
          ) : null
        }
      >
        <DaySections rows={rows} renderRow={children} />
      </PagedList>
    </>
  );
}
