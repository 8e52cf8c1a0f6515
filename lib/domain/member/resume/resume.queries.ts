import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { MEMBER_KEY } from '@/lib/query-keys';

/** The first shelf of a member’s home page. Read again with each visit of the home page, and by every command that may have moved money. */
export function resumeOptions() {
  return queryOptions({
    queryKey: [...MEMBER_KEY, 'resume'] as const,
    queryFn: async ({ signal }) => (await import('./resume.api')).getResume(signal),
    staleTime: STALE.live,
  });
}
