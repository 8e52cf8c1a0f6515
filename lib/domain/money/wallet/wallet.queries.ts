import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { MEMBER_KEY } from '@/lib/query-keys';

/** Below the member's key: invalidating the balance also invalidates the wallets. */
export const WALLETS_KEY = [...MEMBER_KEY, 'wallets'] as const;

/** ms; bets may settle at any time. */
const POLL_MS = 30_000;

/** Every wallet of the member. */
export function walletsOptions() {
  return queryOptions({
    queryKey: WALLETS_KEY,
    queryFn: async ({ signal }) => (await import('./wallet.api')).getWallets({ signal }),
    staleTime: STALE.short,
    refetchInterval: POLL_MS,
  });
}
