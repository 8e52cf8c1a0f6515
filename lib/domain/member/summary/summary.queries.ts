import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { MEMBER_KEY } from '@/lib/query-keys';

/** The states of the member's pages. Read again with each visit of 我的, and by every command that may have moved money. */
export function summaryOptions() {
  return queryOptions({
    queryKey: [...MEMBER_KEY, 'summary'] as const,
    queryFn: async ({ signal }) => (await import('./summary.api')).getSummary(signal),
    staleTime: STALE.live,
  });
}
