import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { worldNow } from '@/lib/kit/browser/world-time';
import { STALE } from '@/lib/kit/query/query-client';
import type { AlertKind } from './alert.model';

/** The member's alerts. */
export function alertsOptions() {
  return queryOptions({
    queryKey: ['alert', 'setting'] as const,
    // The calls and their schemas are a separate chunk.
    queryFn: async ({ signal }) => (await import('./alert.api')).getAlerts(signal),
    staleTime: STALE.short,
  });
}

/** True if a kind is announced on the page now; also when the setting cannot be read. */
export async function isAnnounced(kind: AlertKind, client: QueryClient): Promise<boolean> {
  const [setting, { isShownInSite }] = await Promise.all([client.fetchQuery(alertsOptions()).catch(() => null), import('./alert.rules')]);
  return setting === null || isShownInSite(setting, kind, worldNow());
}

/** ms between two reads of the news on any page. */
const NEWS_MS = 30_000;

/** Events of the last minutes that the member wants on the page. */
export function alertNewsOptions() {
  return queryOptions({
    queryKey: ['alert', 'news'] as const,
    queryFn: async ({ signal }) => (await import('./alert.api')).getAlertNews(signal),
    refetchInterval: NEWS_MS,
  });
}
