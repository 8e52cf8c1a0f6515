import { queryOptions } from '@tanstack/react-query';
import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import { STALE } from '@/lib/kit/query/query-client';

/** Below the member's key: whatever asks for the balance anew asks for the wallets too. */
export const WALLETS_KEY = [...MEMBER_KEY, 'wallets'] as const;

/** ms; bets settle while nothing is tapped. */
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
