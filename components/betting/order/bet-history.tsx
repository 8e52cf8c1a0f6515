'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { CsvButton } from '@/components/ui/list/csv-button';
import { MoreButton } from '@/components/ui/list/more-button';
import { Button, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Lazy } from '@/components/ui/lazy/lazy';
import { StaleStrip } from '@/components/ui/stale-strip';
import { Strip } from '@/components/ui/strip';
import { TopTabs } from '@/components/ui/roof/top-tabs';
import { UI_COPY } from '@/components/ui/ui.copy';
import type { VenueCode } from '@pavilion/contract/constants';
import { isPriceOf } from '@/lib/domain/betting/order/cash-out.rules';
import { ORDER_COPY } from '@/lib/domain/betting/order/order.copy';
import type { JoinedPage, Order } from '@/lib/domain/betting/order/order.model';
import { newestFirst } from '@/lib/domain/betting/order/order-list.rules';
import { openOrdersOptions } from '@/lib/domain/betting/order/open-orders.queries';
import { ordersOptions } from '@/lib/domain/betting/order/order.queries';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';
import { toView, viewQuery, type OrderView } from '@/lib/domain/betting/order/order-view.rules';
import { firstCharacters } from '@/lib/kit/format/characters';
import { route } from '@/lib/routes';
import { OPEN_VENUES, venueName } from '@/lib/venues/registry';
import type { CashOutPrices } from './cash-out-feed';
import { LiveLegs } from './live-legs';
import { OrderCard } from './order-card';
import { OrderFilterBar } from './order-filter-bar';
import { OrderSkeleton } from './order-skeleton';
import { OrderTotals } from './order-totals';
import { useEndedOrders } from './use-ended-orders';
import '@/lib/venues/all-records.store';

const VENUES = OPEN_VENUES.map((code) => ({ code, name: venueName(code) }));
/** Loaded with the first order. */
const loadCashOuts = () => import('./cash-out-feed');
const loadTable = async () => (await import('@/lib/domain/betting/order/csv.rules')).toCsv;
/** Rows of the table: those that are loaded, in the order of the list. */
const toRows = (pages: readonly JoinedPage[]) => newestFirst(pages, false);
const NO_PRICES: CashOutPrices = new Map();
const namesOf = (codes: readonly VenueCode[]) => codes.map((code) => venueName(code)).join('、');

/** 投注记录: the orders that the address selects, refreshed while one of them is open. */
export function BetHistory() {
  const router = useRouter();
  const view = toView(useSearchParams());
  const [wanted, setWanted] = useState<string | null>(null);
  const query = useInfiniteQuery(ordersOptions(view, OPEN_VENUES));
  // A settled list does not poll itself: the open orders do while there are any, and make it stale when one settles.
  useQuery({ ...openOrdersOptions(), enabled: view.state === 'settled' });
  const show = (next: OrderView) => router.replace(`${route('/mine/record/betRecord')}${viewQuery(next)}`, { scroll: false });

  const pages = query.data?.pages ?? [];
  const orders = newestFirst(pages, query.hasNextPage);
  const ended = useEndedOrders(view.state === 'open' ? viewQuery(view) : null, pages, orders);
  const cards = ended.length > 0 ? [...orders, ...ended].toSorted((a, b) => b.placedAt - a.placedAt) : orders;
  // Figures of open orders; once none is open, figures of the cards that stayed in place.
  const over = ended.filter(({ state }) => state !== 'pending' && state !== 'accepted');
  const counted = over.length > 0 ? cards.filter((order) => !over.includes(order)) : cards;
  const found = wanted ? cards.filter((order) => order.id.includes(wanted)) : cards;
  const invalidRows = pages.reduce((sum, page) => sum + page.invalidRows, 0);
  const first = pages[0];
  const missing = first?.missing ?? [];
  const lateVenues = first?.lateVenues ?? [];
  const [prices, setPrices] = useState<CashOutPrices>(NO_PRICES);
  const priceOf = (order: Order) => {
    const price = prices.get(`${order.venue} ${order.id}`);
    return price && isPriceOf(price, order) ? price : null;
  };
  const tab = (state: OrderView['state'], label: string) => ({
    id: state,
    label,
    href: `${route('/mine/record/betRecord')}${viewQuery({ ...view, state })}`,
    ...(state === 'open' && view.state === 'open' ? { count: first?.total ?? null } : {}),
  });

  return (
    <>
      <div className="flex h-12 items-center border-b border-line bg-surface px-1.5">
        <div className="min-w-0 flex-1">
          <TopTabs label={ORDER_COPY.title} items={[tab('open', ORDER_COPY.open), tab('settled', ORDER_COPY.settled)]} value={view.state} />
        </div>
        <CsvButton name={ORDER_COPY.title} query={query} toRows={toRows} loadTable={loadTable} />
        <IconButton
          label={wanted === null ? ORDER_COPY.search : ORDER_COPY.searchClose}
          aria-expanded={wanted !== null}
          onClick={() => setWanted(wanted === null ? '' : null)}
        >
          {wanted === null ? <Icon name="search" size={20} /> : <Icon name="x" size={20} />}
        </IconButton>
      </div>
      {wanted === null ? null : (
        <div className="gutter border-b border-line bg-surface py-2">
          <input
            type="search"
            aria-label={ORDER_COPY.searchLabel}
            placeholder={ORDER_COPY.search}
            inputMode="text"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(firstCharacters(event.target.value.trim(), 40))}
            className="h-11 w-full rounded-card border border-control bg-surface px-3 text-16 outline-none focus:border-brand focus:ring-1 focus:ring-brand"
          />
        </div>
      )}
      <OrderFilterBar view={view} venues={VENUES} onChange={show} />
      {body()}
    </>
  );

  function body() {
    if (query.isPending) return <OrderSkeleton />;
    if (query.isError && cards.length === 0) {
      return <ErrorState title={ORDER_COPY.error} reason={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
    }
    if (cards.length === 0 && invalidRows === 0) {
      return missing.length > 0 ? (
        <>
          <Strip tone="warn">{ORDER_COPY.venuesMissing(namesOf(missing))}</Strip>
          <EmptyState
            title={view.state === 'open' ? ORDER_COPY.othersEmptyOpen : ORDER_COPY.othersEmpty}
            action={
              <Button variant="outline" size="sm" block busy={query.isFetching} onClick={() => void query.refetch()}>
                {UI_COPY.retry}
              </Button>
            }
          />
        </>
      ) : (
        <EmptyState
          title={view.state === 'open' ? ORDER_COPY.emptyOpen : RECORD_COPY.empty}
          action={
            <LinkButton href={route('/game/sport')} variant="outline" size="sm" block>
              {ORDER_COPY.toSport}
            </LinkButton>
          }
        />
      );
    }
    return (
      <>
        {/* Hidden above a filtered list, where sums of all orders could be mistaken for sums of the filtered ones. */}
        {wanted ? null : (
          <OrderTotals
            state={counted.length > 0 ? view.state : 'settled'}
            orders={counted.length > 0 ? counted : over}
            amongEnded={over.length > 0}
            total={first?.total ?? 0}
            totals={first?.totals ?? null}
            complete={!query.hasNextPage}
            cashOut={orders.reduce((sum, order) => sum + (priceOf(order)?.amount ?? 0n), 0n)}
          />
        )}
        {missing.length > 0 ? <Strip tone="warn">{ORDER_COPY.venuesMissing(namesOf(missing))}</Strip> : null}
        {lateVenues.length > 0 ? <Strip tone="warn">{ORDER_COPY.venuesLate(namesOf(lateVenues))}</Strip> : null}
        {query.isError ? <StaleStrip onRetry={() => void query.refetch()} /> : null}
        {invalidRows > 0 ? <Strip tone="warn">{ORDER_COPY.invalidRows(invalidRows)}</Strip> : null}
        <Lazy load={loadCashOuts} wanted={orders.length > 0}>
          {({ CashOutFeed }) => <CashOutFeed orders={orders} onPrices={setPrices} />}
        </Lazy>
        <div className={`flex flex-col gap-2 ${query.hasNextPage ? '' : 'list-end'}`} aria-busy={query.isFetching}>
          <LiveLegs orders={orders}>
            {found.map((order) => (
              <OrderCard key={`${order.venue} ${order.id}`} order={order} cashOut={prices.get(`${order.venue} ${order.id}`) ?? null} />
            ))}
          </LiveLegs>
        </div>
        {wanted && found.length === 0 ? <p className="gutter py-6 text-center text-14 text-text-2">{ORDER_COPY.searchNone}</p> : null}
        {query.hasNextPage ? <MoreButton busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} /> : null}
      </>
    );
  }
}
