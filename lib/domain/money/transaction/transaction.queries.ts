import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { worldNow } from '@/lib/kit/browser/world-time';
import { STALE } from '@/lib/kit/query/query-client';
import { RECORD_KEY } from '@/lib/query-keys';
import { DEFAULT_RANGE, rangeOf } from '../../../kit/list/range.rules';
import type { TransactionView } from './transaction.rules';

/** Key of the lists of 交易记录. */
export const TRANSACTIONS_KEY = [...RECORD_KEY, 'transactions'] as const;

/** ms between two reads while an order of the list is in progress. */
const OPEN_POLL_MS = 5_000;

// The calls and their schemas are a separate chunk.
const api = () => import('./transaction.api');

/** Transactions of a view, page by page, newest first. */
export function transactionsOptions(view: TransactionView) {
  return infiniteQueryOptions({
    queryKey: [...TRANSACTIONS_KEY, view] as const,
    queryFn: async ({ pageParam, signal }) => {
      const now = worldNow();
      const days = rangeOf(view, now) ?? rangeOf(DEFAULT_RANGE, now)!;
      return (await api()).getTransactions({ type: view.type, result: view.result, ...days, page: pageParam }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ list }) => list.some(({ result }) => result === 'open')) ? OPEN_POLL_MS : false,
  });
}

/** Result of settled bets by day; a bet may settle at any time. */
export function resultByDayOptions(days: number) {
  return queryOptions({
    queryKey: [...RECORD_KEY, 'result', days] as const,
    queryFn: async ({ signal }) => (await api()).getResultByDay(days, signal),
    staleTime: STALE.short,
  });
}
