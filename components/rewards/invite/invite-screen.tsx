'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberMissing } from '@/components/money/command/member-missing';
import { QueryContent } from '@/components/rewards/reward/query-content';
import { useRewards } from '@/components/rewards/reward/use-rewards';
import { LinkButton } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Strip } from '@/components/ui/strip';
import { route } from '@/lib/routes';
import { INVITE_COPY } from '@/lib/domain/rewards/invite/invite.copy';
import { inviteOverviewOptions } from '@/lib/domain/rewards/invite/invite.queries';
import type { Minor } from '@pavilion/number/money';
import { CodeCard } from './code-card';
import { FriendHistory } from './friend-history';
import { InviteCounts } from './invite-counts';
import { Ladder } from './ladder';

/** 好友邀请 of a member: code, counts, ladder, friends. `stake`: the required stake of a friend; null where the rules could not be read. */
export function InviteScreen({ stake }: { stake: Minor | null }) {
  const query = useQuery(inviteOverviewOptions());
  const rewards = useRewards();
  const claim = (target: 'friend' | 'tier', id: string) => void rewards.start({ target, id, day: '' });
  return (
    <QueryContent query={query} error={INVITE_COPY.error} skeleton={<InviteSkeleton />} framed>
      {(overview) => (
        <>
          {/* Only browsers request the overview: there is an origin. */}
          <CodeCard code={overview.code} origin={location.origin} />
          <InviteCounts overview={overview} />
          <MemberMissing framed />
          {rewards.isUnknown ? (
            <div className="card overflow-hidden">
              <Strip tone="warn">{INVITE_COPY.unknown}</Strip>
            </div>
          ) : null}
          <Ladder
            overview={overview}
            ready={rewards.ready}
            isOpen={(friends) => rewards.isOpen('tier', String(friends))}
            onClaim={(friends) => claim('tier', String(friends))}
          />
          <FriendHistory
            stake={stake}
            ready={rewards.ready}
            isOpen={(friendId) => rewards.isOpen('friend', friendId)}
            onClaim={(friendId) => claim('friend', friendId)}
          />
          <LinkButton href={route('/activity/friendPeakBet')} variant="secondary" size="sm" block>
            {INVITE_COPY.toPeak}
          </LinkButton>
        </>
      )}
    </QueryContent>
  );
}

function InviteSkeleton() {
  return (
    <div className="space-y-2" aria-hidden="true">
      <Skeleton className="card h-[316px]" />
      <Skeleton className="card h-[88px]" />
      <Skeleton className="card h-[420px]" />
      <Skeleton className="card h-[140px]" />
    </div>
  );
}
