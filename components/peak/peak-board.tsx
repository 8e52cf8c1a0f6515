'use client';

import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { PEAK_COPY } from '@/lib/domain/peak/peak.copy';
import type { PeakBoard as Board, PeakPeriod, PeakRules, PeakWeek } from '@/lib/domain/peak/peak.model';
import { boardOptions, peakMineOptions } from '@/lib/domain/peak/peak.queries';
import { DAY, dateText } from '@/lib/kit/format/site-time';
import { ROUTES } from '@/lib/routes';
import { BoardTable } from './board-table';

/** The ranks of a week. `initial`: as the server read them, null where it could not. */
export function PeakBoard({
  period,
  initial,
  rules,
  isMember,
}: {
  period: PeakPeriod;
  initial: Board | null;
  rules: PeakRules | null;
  isMember: boolean;
}) {
  const query = useQuery(boardOptions(period, initial));
  const { data: mine } = useQuery({ ...peakMineOptions(period), enabled: isMember });
  const board = query.data;
  const retry = () => void query.refetch();
  return (
    <section aria-label={PEAK_COPY.board[period]} className="card overflow-hidden" aria-busy={query.isFetching || undefined}>
      {board ? (
        <>
          <BoardHead title={PEAK_COPY.board[period]} week={board} note={PEAK_COPY.players(board.players)} isThis={period === 'this'} />
          {query.isError ? <StaleStrip onRetry={retry} /> : null}
          {board.rows.length > 0 ? (
            <BoardTable label={PEAK_COPY.board[period]} rows={board.rows} own={mine?.rank ?? null} rules={rules} />
          ) : (
            <BoardEmpty title={PEAK_COPY.empty[period]} />
          )}
        </>
      ) : query.isError ? (
        <ErrorState title={PEAK_COPY.error} reason={query.error} busy={query.isFetching} onRetry={retry} />
      ) : (
        <BoardSkeleton rows={12} />
      )}
    </section>
  );
}

export function BoardHead({ title, week, note, isThis }: { title: string; week: PeakWeek; note: string; isThis: boolean }) {
  const state = isThis ? PEAK_COPY.open : week.closed ? PEAK_COPY.closed : PEAK_COPY.closing;
  return (
    <div className="px-4 pt-4 pb-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-16 font-semibold">{title}</h2>
        <p className="text-12 text-text-2">
          {state} · {note}
        </p>
      </div>
      <p className="mt-0.5 text-12 text-text-2">{PEAK_COPY.week(week.week, dateText(week.endTime - DAY))}</p>
    </div>
  );
}

export function BoardEmpty({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      hint={PEAK_COPY.emptyHint}
      action={
        <LinkButton href={ROUTES.sport} variant="outline" size="sm" block>
          {PEAK_COPY.toBet}
        </LinkButton>
      }
    />
  );
}

/** `rows`: as many as are likely to come. */
export function BoardSkeleton({ rows }: { rows: number }) {
  return (
    <div className="space-y-2 p-4" aria-hidden="true">
      <Skeleton className="h-10" />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-13" />
      ))}
    </div>
  );
}
