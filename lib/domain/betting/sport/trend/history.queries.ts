import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import type { HistoryRequest } from './history.api';
import { MINUTE } from '@pavilion/number/duration';

/** ms between requests; in between the page's own prices extend the history. */
const AGAIN_MS = MINUTE;

/** The platform's price history of one selection. */
export function historyOptions(request: HistoryRequest) {
  return queryOptions({
    queryKey: ['odds-history', request.venue, request.matchId, request.selectionId] as const,
    // The call and its schema are a separate chunk.
    queryFn: async ({ signal }) => (await import('./history.api')).getOddsHistory(request, { signal }),
    staleTime: STALE.minute,
    refetchInterval: AGAIN_MS,
  });
}
