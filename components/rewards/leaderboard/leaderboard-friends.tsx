'use client';

import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { route } from '@/lib/routes';
import { inviteOverviewOptions } from '@/lib/domain/rewards/invite/invite.queries';
import { inviteAddress } from '@/lib/domain/rewards/invite/invite.rules';
import { PEAK_COPY } from '@/lib/domain/rewards/leaderboard/leaderboard.copy';
import { friendBoardOptions } from '@/lib/domain/rewards/leaderboard/leaderboard.queries';
import { BoardTable } from './board-table';
import { BoardCard, BoardEmpty, BoardHead } from './leaderboard';

/** This week among the member and the friends that the member invited, and the way to more of them. */
export function LeaderboardFriends() {
  const query = useQuery(friendBoardOptions());
  const { data: invitation, isPending } = useQuery(inviteOverviewOptions());
  return (
    <>
      <BoardCard title={PEAK_COPY.board.friends} query={query} rows={3}>
        {(board) => (
          <>
            <BoardHead
              title={PEAK_COPY.board.friends}
              week={board}
              note={board.friends === null ? null : PEAK_COPY.friendsNote(board.friends)}
              isThis
            />
            {board.rows.length > 0 ? (
              <BoardTable
                label={PEAK_COPY.board.friends}
                rows={board.rows}
                own={board.rows.find(({ mine }) => mine)?.rank ?? null}
                isRewarded={false}
              />
            ) : board.friends === 0 ? (
              <EmptyState title={PEAK_COPY.friendsNone} hint={PEAK_COPY.friendsNoneHint} />
            ) : (
              <BoardEmpty title={PEAK_COPY.empty.friends} />
            )}
          </>
        )}
      </BoardCard>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        {invitation ? (
          <CopyButton text={inviteAddress(location.origin, invitation.code, 'r_bet')} label={PEAK_COPY.invite} block>
            {PEAK_COPY.invite}
          </CopyButton>
        ) : isPending ? (
          <Skeleton className="h-11 rounded-card" />
        ) : null}
        <LinkButton href={route('/activity/friendInvitation')} variant="secondary" size="sm" block>
          {PEAK_COPY.inviteMore}
        </LinkButton>
      </div>
    </>
  );
}
