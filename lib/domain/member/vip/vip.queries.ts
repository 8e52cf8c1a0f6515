import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { MEMBER_KEY } from '@/lib/query-keys';
import type { Vip } from './vip.model';

/** ms; a bet may settle at any time. */
const POLL_MS = 30_000;

/** The member's level, and the rules of all levels. */
export function vipOptions() {
  return queryOptions({
    queryKey: ['vip'] as const,
    queryFn: async ({ signal }) => (await import('./vip.api')).getVip(signal),
    staleTime: STALE.short,
    refetchInterval: POLL_MS,
    // The member's own data name the level too.
    meta: { invalidates: (now: Vip, before: Vip) => (now.level === before.level ? [] : [MEMBER_KEY]) },
  });
}
