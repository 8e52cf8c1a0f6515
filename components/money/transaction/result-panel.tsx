'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { Segmented } from '@/components/ui/roof/segmented';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { profitText } from '@/lib/domain/betting/order/order.copy';
import { RESULT_COPY } from '@/lib/domain/money/transaction/result.copy';
import { RESULT_DAYS, resultTotal, type ResultDays } from '@/lib/domain/money/transaction/result.rules';
import type { DayResult } from '@/lib/domain/money/transaction/transaction.model';
import { resultByDayOptions } from '@/lib/domain/money/transaction/transaction.queries';
import { formatMinor, type Minor } from '@pavilion/number/money';
import { ResultBars } from './result-bars';

const ITEMS = RESULT_DAYS.map((days) => ({ id: String(days) as `${ResultDays}`, label: RESULT_COPY.ranges[days] }));

const text = (profit: Minor) => profitText(profit, formatMinor(profit < 0n ? -profit : profit));
const toneOf = (profit: Minor) => (profit > 0n ? 'text-up' : profit < 0n ? 'text-down' : 'text-text-2');

/** Result of settled bets on each day: bars, or the same as a table. */
export function ResultPanel() {
  const [chosen, setChosen] = useState<`${ResultDays}`>('7');
  const [table, setTable] = useState(false);
  const query = useQuery(resultByDayOptions(Number(chosen)));
  return (
    <section aria-label={RESULT_COPY.title} className="card overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3">
        <h2 className="text-16 font-semibold">{RESULT_COPY.title}</h2>
        <Segmented label={RESULT_COPY.range} items={ITEMS} value={chosen} onChange={setChosen} />
      </div>
      {body()}
    </section>
  );

  function body() {
    if (!query.data) {
      if (query.isError) {
        return <ErrorState title={RESULT_COPY.error} reason={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
      }
      return (
        <div className="p-4">
          <Skeleton className="h-58" />
        </div>
      );
    }
    const { profit, count } = resultTotal(query.data);
    return (
      <>
        {query.isError ? <StaleStrip onRetry={() => void query.refetch()} /> : null}
        <div className="min-h-66 px-4 pt-2 pb-3">
          <p className={`text-15 font-semibold ${toneOf(profit)}`}>{RESULT_COPY.total(text(profit), count)}</p>
          <div className="flex items-center justify-between gap-2 text-12 text-text-2">
            {RESULT_COPY.about}
            <button type="button" aria-pressed={table} onClick={() => setTable(!table)} className="hit-44 text-13 font-semibold text-brand">
              {table ? RESULT_COPY.showChart : RESULT_COPY.showTable}
            </button>
          </div>
          {table ? <ResultTable days={query.data} /> : <ResultBars days={query.data} />}
        </div>
      </>
    );
  }
}

function ResultTable({ days }: { days: readonly DayResult[] }) {
  return (
    <table className="mt-2 w-full text-13">
      <caption className="sr-only">{RESULT_COPY.title}</caption>
      <thead className="text-12 text-text-2">
        <tr className="h-9 text-right *:font-normal">
          <th scope="col" className="text-left">
            {RESULT_COPY.day}
          </th>
          <th scope="col">{RESULT_COPY.count}</th>
          <th scope="col">{RESULT_COPY.stake}</th>
          <th scope="col">{RESULT_COPY.profit}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, count, stake, profit }) => (
          <tr key={day} className="h-9 border-t border-line text-right">
            <th scope="row" className="text-left font-normal text-text-2">
              {day.slice(5)}
            </th>
            <td>{count}</td>
            <td>{formatMinor(stake)}</td>
            <td className={`font-semibold ${toneOf(profit)}`}>{count === 0 ? '—' : text(profit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
