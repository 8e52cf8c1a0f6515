'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryContent } from '@/components/rewards/reward/query-content';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { PEAK_COPY } from '@/lib/domain/rewards/leaderboard/leaderboard.copy';
import type { PeakBoard as Board, PeakPeriod, PeakWeek } from '@/lib/domain/rewards/leaderboard/leaderboard.model';
import { boardOptions, peakMineOptions } from '@/lib/domain/rewards/leaderboard/leaderboard.queries';
import { dateText } from '@/lib/kit/format/site-time';
import { DAY } from '@pavilion/number/duration';
import { route } from '@/lib/routes';
import { BoardTable } from './board-table';

/** The ranks of a week. `initial`: as the server read them, null where it could not. */
export function Leaderboard({ period, initial, isMember }: { period: PeakPeriod; initial: Board | null; isMember: boolean }) {
  const query = useQuery(boardOptions(period, initial));
  const { data: mine } = useQuery({ ...peakMineOptions(period), enabled: isMember });
  const title = PEAK_COPY.board[period];
  return (
    <BoardCard title={title} query={query} rows={12}>
      {(board) => (
        <>
          <BoardHead
            title={title}
            week={board}
            note={board.players === null ? null : PEAK_COPY.players(board.players)}
            isThis={period === 'this'}
          />
          {board.rows.length > 0 ? (
            <BoardTable label={title} rows={board.rows} own={mine?.rank ?? null} isRewarded />
          ) : (
            <BoardEmpty title={PEAK_COPY.empty[period]} />
          )}
        </>
      )}
    </BoardCard>
  );
}

/** The card of a board. `rows`: as many as are likely to come. */
export function BoardCard<T>({
  title,
  query,
  rows,
  children,
}: {
  title: string;
  query: UseQueryResult<T>;
  rows: number;
  children: (board: T) => ReactNode;
}) {
  return (
    <section aria-label={title} className="card overflow-hidden" aria-busy={query.isFetching || undefined}>
      <QueryContent query={query} error={PEAK_COPY.error} skeleton={<BoardSkeleton rows={rows} />}>
        {children}
      </QueryContent>
    </section>
  );
}

export function BoardHead({ title, week, note, isThis }: { title: string; week: PeakWeek; note: string | null; isThis: boolean }) {
  const state = isThis ? PEAK_COPY.open : week.closed === null ? null : week.closed ? PEAK_COPY.closed : PEAK_COPY.closing;
  return (
    <div className="px-4 pt-4 pb-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-16 font-semibold">{title}</h2>
        <p className="text-12 text-text-2">{[state, note].filter((part) => part !== null).join(' · ')}</p>
      </div>
      {week.week === null || week.endTime === null ? null : (
        <p className="mt-0.5 text-12 text-text-2">{PEAK_COPY.week(week.week, dateText(week.endTime - DAY))}</p>
      )}
    </div>
  );
}

export function BoardEmpty({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      hint={PEAK_COPY.emptyHint}
      action={
        <LinkButton href={route('/game/sport')} variant="outline" size="sm" block>
          {PEAK_COPY.toBet}
        </LinkButton>
      }
    />
  );
}

function BoardSkeleton({ rows }: { rows: number }) {
  return (
    <div className="space-y-2 p-4" aria-hidden="true">
      <Skeleton className="h-10" />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-13" />
      ))}
    </div>
  );
}
