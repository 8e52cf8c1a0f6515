'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '@/components/ui/list/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Tag, type Tone } from '@/components/ui/tag';
import { FRIEND_STATE_NAMES, INVITE_COPY, stepsOf, VIA_NAMES } from '@/lib/domain/rewards/invite/invite.copy';
import type { FriendState, InvitedFriend } from '@/lib/domain/rewards/invite/invite.model';
import { friendsOptions } from '@/lib/domain/rewards/invite/invite.queries';
import { joinFriends } from '@/lib/domain/rewards/invite/invite.rules';
import { dayText, timeText } from '@/lib/kit/format/site-time';
import { amountText } from '@pavilion/number/known-money';
import { formatMinor, type Minor } from '@pavilion/number/money';
import { ClaimButton } from './claim-button';

/** `11-20 21:08` */
const moment = (at: number) => `${dayText(at)} ${timeText(at)}`;

const TONES: Record<FriendState, Tone> = { registered: 'neutral', deposited: 'brand', qualified: 'vip', paid: 'neutral' };

/** 邀请记录: the friends and their progress. `stake`: the required stake of each; null where the rules could not be read. */
export function FriendHistory({
  stake,
  ready,
  isOpen,
  onClaim,
}: {
  stake: Minor | null;
  ready: boolean;
  isOpen: (friendId: string) => boolean;
  onClaim: (friendId: string) => void;
}) {
  const query = useInfiniteQuery(friendsOptions());
  const rows = joinFriends(query.data?.pages ?? []);
  return (
    <section aria-label={INVITE_COPY.records} className="card overflow-hidden">
      <h2 className="px-4 pt-4 pb-1 text-16 font-semibold">{INVITE_COPY.records}</h2>
      <PagedList
        query={query}
        error={INVITE_COPY.recordsError}
        inCard
        skeleton={
          <div className="space-y-2 p-4" aria-hidden="true">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        }
        empty={rows.length === 0 ? <EmptyState title={INVITE_COPY.recordsEmpty} hint={INVITE_COPY.recordsEmptyHint} /> : null}
      >
        <ul>
          {rows.map((friend) => (
            <FriendRow
              key={friend.id}
              friend={friend}
              stake={stake}
              ready={ready}
              busy={isOpen(friend.id)}
              onClaim={() => onClaim(friend.id)}
            />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}

function FriendRow({
  friend,
  stake,
  ready,
  busy,
  onClaim,
}: {
  friend: InvitedFriend;
  stake: Minor | null;
  ready: boolean;
  busy: boolean;
  onClaim: () => void;
}) {
  const { name, state, excluded, via, amount } = friend;
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-15 font-semibold">{name}</span>
          <Tag tone={TONES[state]}>{FRIEND_STATE_NAMES[state]}</Tag>
          {via === null ? null : <Tag>{VIA_NAMES[via]}</Tag>}
        </p>
        {excluded ? <p className="text-12 text-warn">{INVITE_COPY.excluded}</p> : null}
        {stake !== null && (state === 'registered' || state === 'deposited') ? (
          <p className="text-12 text-text-2">{INVITE_COPY.stake(amountText(friend.stake), formatMinor(stake))}</p>
        ) : null}
        <p className="text-12 text-text-2">{stepsOf(friend, moment).join(' · ')}</p>
      </div>
      {excluded ? null : (
        <div className="w-22 shrink-0 text-right text-13 text-text-2">
          {state === 'qualified' ? (
            <ClaimButton name={INVITE_COPY.friendReward(name)} busy={busy} ready={ready} onClaim={onClaim} />
          ) : (
            <span className={state === 'paid' ? 'font-semibold text-text' : ''}>
              {amount === null ? '—' : `${state === 'paid' ? '+' : ''}${formatMinor(amount)} 币`}
            </span>
          )}
        </div>
      )}
    </li>
  );
}
