import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { CALENDAR_KEY } from '@/lib/query-keys';

/** ms; a bet may settle and a deposit arrive at any time. */
const POLL_MS = 30_000;

// The calls and their schemas are a separate chunk.
const api = () => import('./calendar.api');

/** Check-ins of a month, of this one where it is null. */
export function monthOptions(month: string | null) {
  return queryOptions({
    queryKey: [...CALENDAR_KEY, 'month', month] as const,
    queryFn: async ({ signal }) => (await api()).getMonth(month, signal),
    staleTime: STALE.short,
    refetchInterval: POLL_MS,
  });
}

/** Tasks of today. */
export function tasksOptions() {
  return queryOptions({
    queryKey: [...CALENDAR_KEY, 'tasks'] as const,
    queryFn: async ({ signal }) => (await api()).getTasks(signal),
    staleTime: STALE.short,
    refetchInterval: POLL_MS,
  });
}
