import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';

/** Devices on which the member is logged in. */
export function devicesOptions() {
  return queryOptions({
    queryKey: ['profile', 'device'] as const,
    // The calls and their schemas are a separate chunk.
    queryFn: async ({ signal }) => (await import('./profile.api')).getDevices(signal),
    staleTime: STALE.short,
  });
}
