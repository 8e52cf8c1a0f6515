import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';

/** A stored picture of the member; it never changes. */
export function pictureOptions(pictureId: string) {
  return queryOptions({
    queryKey: ['picture', pictureId] as const,
    queryFn: async ({ signal }) => (await import('./picture.api')).getPicture(pictureId, signal),
    staleTime: STALE.session,
  });
}
