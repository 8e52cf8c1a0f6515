import { queryOptions } from '@tanstack/react-query';
import { worldNow } from '@/lib/kit/browser/world-time';
import { DAY } from '@pavilion/number/duration';
import { STALE } from '@/lib/kit/query/query-client';
import { RECORD_KEY } from '@/lib/query-keys';

/** ms; a deposit takes seconds. */
const POLL_MS = 5_000;
/** Days before now that may hold the first deposit: a record spans 31 at most. */
const DAYS = 30;

/** State of the member's first deposit: `open` while the newest order is pending. */
export function firstDepositOptions() {
  return queryOptions({
    queryKey: [...RECORD_KEY, 'firstDeposit'] as const,
    queryFn: async ({ signal }): Promise<'done' | 'open' | 'none'> => {
      const { getTransactions } = await import('@/lib/domain/money/transaction/transaction.api');
      const now = worldNow();
      const { list } = await getTransactions({ type: 'deposit', result: null, from: now - DAYS * DAY, to: now, page: 1 }, signal);
      return list.some(({ result }) => result === 'done') ? 'done' : list.some(({ result }) => result === 'open') ? 'open' : 'none';
    },
    staleTime: STALE.live,
    refetchInterval: ({ state }) => (state.data === 'open' ? POLL_MS : false),
  });
}
