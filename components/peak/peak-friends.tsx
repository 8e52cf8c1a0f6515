'use client';

import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '@/components/ui/copy-button';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { ACTIVITY_ROUTES } from '@/lib/activity-pages';
import { inviteOverviewOptions } from '@/lib/domain/invite/invite.queries';
import { inviteAddress } from '@/lib/domain/invite/invite.rules';
import { PEAK_COPY } from '@/lib/domain/peak/peak.copy';
import { friendBoardOptions } from '@/lib/domain/peak/peak.queries';
import { BoardTable } from './board-table';
import { BoardEmpty, BoardHead, BoardSkeleton } from './peak-board';

/** This week among the member and the friends that the member invited, and the way to more of them. */
export function PeakFriends() {
  const query = useQuery(friendBoardOptions());
  const { data: invitation, isPending } = useQuery(inviteOverviewOptions());
  const board = query.data;
  const retry = () => void query.refetch();
  return (
    <>
      <section aria-label={PEAK_COPY.board.friends} className="card overflow-hidden" aria-busy={query.isFetching || undefined}>
        {board ? (
          <>
            <BoardHead title={PEAK_COPY.board.friends} week={board} note={PEAK_COPY.friendsNote(board.friends)} isThis />
            {query.isError ? <StaleStrip onRetry={retry} /> : null}
            {board.rows.length > 0 ? (
              <BoardTable
                label={PEAK_COPY.board.friends}
                rows={board.rows}
                own={board.rows.find(({ mine }) => mine)?.rank ?? null}
                rules={null}
              />
            ) : board.friends === 0 ? (
              <EmptyState title={PEAK_COPY.friendsNone} hint={PEAK_COPY.friendsNoneHint} />
            ) : (
              <BoardEmpty title={PEAK_COPY.empty.friends} />
            )}
          </>
        ) : query.isError ? (
          <ErrorState title={PEAK_COPY.error} reason={query.error} busy={query.isFetching} onRetry={retry} />
        ) : (
          <BoardSkeleton rows={3} />
        )}
      </section>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        {invitation ? (
          <CopyButton text={inviteAddress(location.origin, invitation.code, 'r_bet')} label={PEAK_COPY.invite} block>
            {PEAK_COPY.invite}
          </CopyButton>
        ) : isPending ? (
          <Skeleton className="h-11 rounded-card" />
        ) : null}
        <LinkButton href={ACTIVITY_ROUTES.friendInvitation} variant="secondary" size="sm" block>
          {PEAK_COPY.inviteMore}
        </LinkButton>
      </div>
    </>
  );
}
