import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { StaleStrip } from '@/components/ui/stale-strip';

/**
 * The data of a query, below a strip while it cannot be refreshed; until then `skeleton`, or an error with 重试. `framed` puts strip and
 * error into cards of their own, for content that is not inside one.
 */
export function QueryContent<T>({
  query,
  error,
  skeleton,
  framed = false,
  children,
}: {
  query: UseQueryResult<T>;
  /** Title of the error. */
  error: string;
  skeleton: ReactNode;
  framed?: boolean;
  children: (data: T) => ReactNode;
}) {
  const { data, isError, isFetching } = query;
  const retry = () => void query.refetch();
  const frame = (part: ReactNode) => (framed ? <div className="card overflow-hidden">{part}</div> : part);
  if (data === undefined) {
    return isError ? frame(<ErrorState title={error} reason={query.error} busy={isFetching} onRetry={retry} />) : skeleton;
  }
  return (
    <>
      {isError ? frame(<StaleStrip onRetry={retry} />) : null}
      {children(data)}
    </>
  );
}
