'use client';

import type { ReactNode } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { StaleStrip } from '@/components/ui/stale-strip';
import { MoreButton } from './more-button';
import type { Pages } from './pages';

/** The rows of a record with its states: skeleton, error, stale, empty, and the next page. */
export function PagedList<Page>({
  query,
  error,
  skeleton,
  totals,
  empty,
  inCard = false,
  children,
}: {
  query: Pages<Page>;
  /** Message for a failed load. */
  error: string;
  skeleton: ReactNode;
  /** Sums above the rows. */
  totals?: ReactNode;
  /** Replaces the rows where there are none; null where there are. */
  empty: ReactNode;
  /** Other parts of the page come below the rows. */
  inCard?: boolean;
  children: ReactNode;
}) {
  if (query.isPending) return skeleton;
  if (!query.data) return <ErrorState title={error} reason={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <>
      {totals}
      {query.isError ? <StaleStrip onRetry={() => void query.refetch()} /> : null}
      {empty ?? (
        <div className={query.hasNextPage || inCard ? '' : 'list-end'} aria-busy={query.isFetching}>
          {children}
        </div>
      )}
      {query.hasNextPage ? (
        <MoreButton auto={!query.isError} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
    </>
  );
}

/** A record without rows: a link to the source of its rows, or the way out of the filter that fits none. */
export function EmptyHistory({
  title,
  hint,
  link,
  clear,
}: {
  title: string;
  hint?: string | undefined;
  link: { href: string; name: string };
  clear: Clear | null;
}) {
  return (
    <EmptyState
      title={title}
      hint={hint}
      action={
        clear ? (
          <Button variant="outline" size="sm" block onClick={clear.onClear}>
            {clear.name}
          </Button>
        ) : (
          <LinkButton href={link.href} variant="outline" size="sm" block>
            {link.name}
          </LinkButton>
        )
      }
    />
  );
}

interface Clear {
  name: string;
  onClear: () => void;
}
