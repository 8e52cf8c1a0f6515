import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import type { inviteFriendsCall, inviteOverviewCall, inviteRulesCall } from '@pavilion/contract/calls/invite.calls';
import type { ReferralName } from '@/lib/domain/rewards/referral/referral.model';
import { knownMinor } from '@pavilion/number/known-money';
import { toMinor } from '@pavilion/number/money';
import { route } from '@/lib/routes';
import type { FriendPage, InvitedFriend, InviteOverview, InviteRules } from './invite.model';

export function toInviteRules({ deposit, stake, reward, tiers, turnover }: CallResponse<typeof inviteRulesCall>): InviteRules {
  return {
    deposit: toMinor(deposit),
    stake: toMinor(stake),
    reward: toMinor(reward),
    turnover,
    tiers: tiers.map(({ friends, amount }) => ({ friends, amount: toMinor(amount) })),
  };
}

export function toOverview({ claimed, claimable, tiers, ...counts }: CallResponse<typeof inviteOverviewCall>): InviteOverview {
  return {
    ...counts,
    claimed: knownMinor(claimed),
    claimable: knownMinor(claimable),
    tiers: tiers && tiers.map(({ amount, ...tier }) => ({ ...tier, amount: knownMinor(amount) })),
  };
}

export function toFriendPage(page: number, { list, hasMore }: CallResponse<typeof inviteFriendsCall>): FriendPage {
  const friends = list.map(({ friendId, stake, amount, registerTime, depositTime, qualifyTime, paidTime, ...same }): InvitedFriend => ({
    ...same,
    id: friendId,
    stake: knownMinor(stake),
    amount: knownMinor(amount),
    registeredAt: knownTime(registerTime),
    depositedAt: knownTime(depositTime),
    qualifiedAt: knownTime(qualifyTime),
    paidAt: knownTime(paidTime),
  }));
  return { page, friends, hasMore };
}

/** Pages joined; a friend who came meanwhile moves rows from one page to the next, and each appears once. */
export function joinFriends(pages: readonly FriendPage[]): InvitedFriend[] {
  return [...new Map(pages.flatMap(({ friends }) => friends).map((friend) => [friend.id, friend])).values()];
}

/** The address at which a friend registers. `via`: channel of the code, which the platform notes. */
export function inviteAddress(origin: string, code: string, via: ReferralName = 'invite_code'): string {
  return `${origin}${route('/user/register')}?${via}=${encodeURIComponent(code)}`;
}

/** Progress to a tier, 0 to 100. */
export function tierPercent(friends: number, qualified: number): number {
  return Math.min(100, Math.floor((qualified * 100) / friends));
}
