'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MoreButton } from '@/components/ui/list/more-button';
import { ErrorState } from '@/components/ui/error-state';
import { Money } from '@/components/ui/money';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { REBATE_COPY } from '@/lib/domain/money/rebate/rebate.copy';
import type { RebateDay } from '@/lib/domain/money/rebate/rebate.model';
import { rebateDayOptions } from '@/lib/domain/money/rebate/rebate.queries';
import { exactText, joinBets } from '@/lib/domain/money/rebate/rebate.rules';
import { RebateBetRow } from './rebate-bet-row';

/** 返水明细: every settled bet and round of a day with the part that counts and the reason. */
export function RebateSheet({
  day,
  oddsFloor,
  open,
  onClose,
}: {
  day: RebateDay;
  oddsFloor: string | null;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Sheet open={open} onClose={onClose} title={REBATE_COPY.sheet(day.day)} titleFirst>
      <Detail day={day} oddsFloor={oddsFloor} />
    </Sheet>
  );
}

function Detail({ day, oddsFloor }: { day: RebateDay; oddsFloor: string | null }) {
  const query = useInfiniteQuery(rebateDayOptions(day.day));
  if (!query.data) {
    if (query.isError) return <ErrorState reason={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
    return (
      <div className="gutter space-y-2 pb-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    );
  }
  const { pages } = query.data;
  const bets = joinBets(pages);
  const shown = pages[0]?.day ?? day;
  return (
    <>
      <div className="gutter pb-4">
        <dl className="text-14">
          <Fact name={REBATE_COPY.valid}>
            <Money minor={shown.validStake} />
          </Fact>
          <Fact name={REBATE_COPY.exact}>{exactText(pages[0]?.exact ?? null)}</Fact>
          <Fact name={REBATE_COPY.amount}>
            <Money minor={shown.amount} unit className="text-16 font-semibold" />
          </Fact>
        </dl>
        <p className="mt-1 text-12 text-text-2">{REBATE_COPY.cut}</p>
        <h3 className="mt-4 text-15 font-semibold">
          {REBATE_COPY.bets}
          <span className="ml-2 text-13 font-normal text-text-2">{REBATE_COPY.counted(shown.counted ?? '—', shown.bets ?? '—')}</span>
        </h3>
        {bets.length === 0 ? (
          <p className="py-6 text-center text-14 text-text-2">{REBATE_COPY.noBets}</p>
        ) : (
          <ul>
            {bets.map((bet) => (
              <RebateBetRow key={bet.id} bet={bet} oddsFloor={oddsFloor} />
            ))}
          </ul>
        )}
      </div>
      {query.hasNextPage ? <MoreButton busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} /> : null}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-b border-line py-1.5">
      <dt className="shrink-0 text-text-2">{name}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  );
}
