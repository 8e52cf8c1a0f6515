import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { PICTURE_KEY } from '@/lib/query-keys';

/** A stored picture of the member; it never changes. */
export function pictureOptions(pictureId: string) {
  return queryOptions({
    queryKey: [...PICTURE_KEY, pictureId] as const,
    queryFn: async ({ signal }) => (await import('./picture.api')).getPicture(pictureId, signal),
    staleTime: STALE.session,
  });
}
