import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { DEFAULT_RANGE, rangeOf, type DayRange } from '@/lib/kit/list/range.rules';
import { TRANSACTIONS_KEY } from '@/lib/domain/money/transaction/transaction.queries';
import { worldNow } from '@/lib/kit/browser/world-time';
import { STALE } from '@/lib/kit/query/query-client';
import { MALL_KEY, MEMBER_KEY } from '@/lib/query-keys';
import type { CoinView, ExchangeView } from './coin.rules';
import type { MallOrder, MallState } from './mall.model';
import { isOnWay } from './mall.rules';

const ORDERS_KEY = [...MALL_KEY, 'orders'] as const;
const COINS_KEY = [...MALL_KEY, 'coins'] as const;
const EXCHANGES_KEY = [...MALL_KEY, 'exchanges'] as const;

/** ms between reads of a parcel that is not there yet. */
const POLL_MS = 3_000;

// The calls and their schemas are a separate chunk.
const api = () => import('./mall.api');

/** Coins and items; bets and other members change them at any time. */
export function mallOptions() {
  return queryOptions({
    queryKey: [...MALL_KEY, 'items'] as const,
    queryFn: async ({ signal }) => (await api()).getMall(signal),
    staleTime: STALE.live,
  });
}

/** Orders of a state, all where it is null, page by page, newest first; polled while a parcel is on its way. */
export function mallOrdersOptions(state: MallState | null) {
  return infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, state] as const,
    queryFn: async ({ pageParam, signal }) => (await api()).getOrders({ state, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    refetchInterval: ({ state: { data } }) => (data?.pages.some(({ list }) => list.some(isOnWay)) ? POLL_MS : false),
  });
}

/** One order, polled until it has ended. */
export function mallOrderOptions(orderId: string) {
  return queryOptions({
    queryKey: [...MALL_KEY, 'order', orderId] as const,
    queryFn: async ({ signal }) => (await api()).getOrder(orderId, signal),
    staleTime: STALE.live,
    refetchInterval: ({ state }) => (state.data && isOnWay(state.data) ? POLL_MS : false),
    meta: { invalidates: (now: MallOrder, before: MallOrder) => (now.state === before.state ? [] : [ORDERS_KEY]) },
  });
}

/** Queries that an order or a cancellation makes stale; the wallets lie below the member. */
export const CHANGED_BY_ORDER = [mallOptions().queryKey, ORDERS_KEY, COINS_KEY, EXCHANGES_KEY, MEMBER_KEY, TRANSACTIONS_KEY] as const;

function daysOf(view: DayRange): { from: number; to: number } {
  const now = worldNow();
  return rangeOf(view, now) ?? rangeOf(DEFAULT_RANGE, now)!;
}

/** Coins in and out of a view, page by page, newest first. */
export function coinsOptions(view: CoinView) {
  return infiniteQueryOptions({
    queryKey: [...COINS_KEY, view] as const,
    queryFn: async ({ pageParam, signal }) => (await api()).getCoins({ reason: view.reason, ...daysOf(view), page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  });
}

/** Exchanges of a view, page by page, newest first. */
export function exchangesOptions(view: ExchangeView) {
  return infiniteQueryOptions({
    queryKey: [...EXCHANGES_KEY, view] as const,
    queryFn: async ({ pageParam, signal }) =>
      (await api()).getExchanges({ category: view.category, ...daysOf(view), page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  });
}
