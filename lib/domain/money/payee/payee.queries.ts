import { queryOptions } from '@tanstack/react-query';
import { PAYEE_KEY } from '@/lib/query-keys';
import { pollOfPayees } from './payee.rules';

/** The member's payees of all kinds, polled while one is being reviewed. */
export function payeesOptions() {
  return queryOptions({
    queryKey: [...PAYEE_KEY, 'list'] as const,
    // The calls and their schemas are a separate chunk.
    queryFn: async ({ signal }) => (await import('./payee.api')).getPayees(signal),
    refetchInterval: ({ state }) => pollOfPayees(state.data?.list ?? []),
  });
}
