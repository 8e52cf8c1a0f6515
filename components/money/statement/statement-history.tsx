'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { Chip } from '@/components/ui/chip';
import { FilterRow } from '@/components/ui/list/chip-row';
import { CsvButton } from '@/components/ui/list/csv-button';
import { EmptyHistory, PagedList } from '@/components/ui/list/paged-list';
import { CustomDays, RangeMenu } from '@/components/ui/list/range-filter';
import { STATEMENT_KINDS } from '@pavilion/contract/calls/statement.calls';
import { KIND_NAMES, STATEMENT_COPY } from '@/lib/domain/money/statement/statement.copy';
import { statementOptions } from '@/lib/domain/money/statement/statement.queries';
import { foldRounds, statementQuery, toStatementView, type StatementView } from '@/lib/domain/money/statement/statement.rules';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';
import { joinPages } from '@/lib/kit/list/rows.rules';
import { route } from '@/lib/routes';
import { StatementList } from './statement-list';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';
import { StatementTotals } from './statement-totals';

const loadTable = async () => (await import('@/lib/domain/money/statement/statement-csv.rules')).toCsv;

/** Kinds that a member can choose. */
const KINDS = STATEMENT_KINDS.filter((kind) => kind !== 'other');

/** 账变: every change of the central wallet's balance with the balance after it, as the address selects them. */
export function StatementHistory() {
  const router = useRouter();
  const view = toStatementView(useSearchParams());
  const query = useInfiniteQuery(statementOptions(view));
  const show = (next: StatementView) => router.replace(`${route('/mine/record/transRecord')}${statementQuery(next)}`, { scroll: false });
  const pages = query.data?.pages ?? [];
  const changes = joinPages(pages);
  const sums = pages.at(-1)?.sums ?? null;
  return (
    <>
      <div className="border-b border-line bg-surface">
        <FilterRow
          label={STATEMENT_COPY.kind}
          action={<CsvButton name={STATEMENT_COPY.title} query={query} toRows={joinPages} loadTable={loadTable} />}
          menus={<RangeMenu label={STATEMENT_COPY.range} value={view} onChange={(days) => show({ ...view, ...days })} />}
        >
          <Chip on={view.kind === null} onClick={() => show({ ...view, kind: null })}>
            {STATEMENT_COPY.allKinds}
          </Chip>
          {KINDS.map((kind) => (
            <Chip key={kind} on={view.kind === kind} onClick={() => show({ ...view, kind })}>
              {KIND_NAMES[kind]}
            </Chip>
          ))}
        </FilterRow>
        {view.range === 'custom' ? (
          <CustomDays value={view} note={STATEMENT_COPY.rangeNote} onChange={(days) => show({ ...view, ...days })} />
        ) : null}
      </div>
      <PagedList
        query={query}
        error={STATEMENT_COPY.error}
        skeleton={<HistorySkeleton note />}
        totals={sums ? <StatementTotals sums={sums} /> : null}
        empty={
          changes.length === 0 ? (
            <EmptyHistory
              title={RECORD_COPY.empty}
              link={{ href: route('/mine/finance/deposit'), name: STATEMENT_COPY.toDeposit }}
              clear={view.kind ? { name: STATEMENT_COPY.clear, onClear: () => show({ ...view, kind: null }) } : null}
            />
          ) : null
        }
      >
        <StatementList rows={foldRounds(changes)} />
      </PagedList>
    </>
  );
}
