'use client';

import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Strip } from '@/components/ui/strip';
import { useOnline } from '@/components/ui/use-online';
import { BETS_COPY } from '@/lib/domain/betting/order/bets/bets.copy';
import type { OrderHere } from '@/lib/domain/betting/order/bets/here.rules';
import { orderKey } from '@/lib/domain/betting/order/found-orders.queries';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { route } from '@/lib/routes';
import { useLostCashOuts } from '../use-lost-cash-outs';
import { BetRow } from './bet-row';
import { useAgeText } from './use-age-text';
import { useBets } from './use-bets';

/** ms between two reads of the prices. */
const VALUES_MS = 5_000;

/** 注单: the member's open bets on a match, newest first, with what each needs and its 提前结算. */
export function BetsBoard({ match, orders }: { match: Match; orders: readonly OrderHere[] }) {
  const online = useOnline();
  const { bets, isPending, error, retry, pricedAt } = useBets(orders, VALUES_MS, match);
  const age = useAgeText(pricedAt, !online);
  useLostCashOuts(bets.map(({ order }) => order));
  if (bets.length === 0 && error !== null) return <ErrorState title={BETS_COPY.error} reason={error} onRetry={retry} />;
  if (bets.length === 0 && isPending) return <BetsSkeleton rows={orders.length} />;
  if (bets.length === 0) {
    return (
      <EmptyState
        title={BETS_COPY.empty}
        action={
          <LinkButton variant="outline" size="sm" block href={route('/mine/record/betRecord')}>
            {BETS_COPY.records}
          </LinkButton>
        }
      />
    );
  }
  const newest = bets.toSorted((a, b) => b.order.placedAt - a.order.placedAt);
  const idOf = new Map(orders.map((order) => [orderKey(order), order.matchId]));
  return (
    <section aria-label={BETS_COPY.title} className="list-end">
      {age ? <Strip tone="warn">{BETS_COPY.old(age)}</Strip> : null}
      {error !== null ? <ErrorState title={BETS_COPY.error} reason={error} onRetry={retry} /> : null}
      <ul>
        {newest.map((bet) => (
          <BetRow key={orderKey(bet.order)} bet={bet} matchId={idOf.get(orderKey(bet.order))} isOld={age !== ''} />
        ))}
      </ul>
    </section>
  );
}

/** Rows at their final height. */
function BetsSkeleton({ rows }: { rows: number }) {
  return (
    <output className="block">
      <span className="sr-only">{BETS_COPY.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="gutter h-18 border-b border-line bg-surface pt-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-2 h-4 w-28" />
        </div>
      ))}
    </output>
  );
}
