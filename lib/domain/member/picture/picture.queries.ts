import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';

/** The address of a stored picture, which never changes; `load` requests it. */
export function storedPictureOptions(queryKey: readonly string[], load: (signal: AbortSignal) => Promise<string>) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => load(signal), staleTime: STALE.session });
}

/** A stored picture of the member. */
export function pictureOptions(pictureId: string) {
  return storedPictureOptions(['picture', pictureId], async (signal) => (await import('./picture.api')).getPicture(pictureId, signal));
}
