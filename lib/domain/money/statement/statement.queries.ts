import { infiniteQueryOptions } from '@tanstack/react-query';
import { worldNow } from '@/lib/kit/browser/world-time';
import { DEFAULT_RANGE, rangeOf } from '@/lib/kit/list/range.rules';
import { RECORD_KEY } from '@/lib/query-keys';
import type { StatementView } from './statement.rules';

/** The statement of a view, page by page, newest first. */
export function statementOptions(view: StatementView) {
  return infiniteQueryOptions({
    queryKey: [...RECORD_KEY, 'statement', view] as const,
    queryFn: async ({ pageParam, signal }) => {
      const now = worldNow();
      const days = rangeOf(view, now) ?? rangeOf(DEFAULT_RANGE, now)!;
      const { getStatement } = await import('./statement.api');
      return getStatement({ kind: view.kind, ...days, page: pageParam }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  });
}
