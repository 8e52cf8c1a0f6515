import type { CallResponse } from '@pavilion/contract/call';
import type { inviteFriendsCall, inviteOverviewCall, inviteRulesCall } from '@pavilion/contract/calls/invite.calls';
import type { FriendPage, InviteOverview, InviteRules } from '@/lib/domain/rewards/invite/invite.model';
import { moneyOnWire, timeOnWire } from './wire';

/** The data of `inviteRules`. */
export function inviteRulesOnWire({ deposit, stake, reward, turnover, tiers }: InviteRules): CallResponse<typeof inviteRulesCall> {
  return {
    deposit: moneyOnWire(deposit),
    stake: moneyOnWire(stake),
    reward: moneyOnWire(reward),
    turnover,
    tiers: tiers.map(({ friends, amount }) => ({ friends, amount: moneyOnWire(amount) })),
  };
}

/** The data of `inviteOverview`. */
export function overviewOnWire({ claimed, claimable, tiers, ...same }: InviteOverview): CallResponse<typeof inviteOverviewCall> {
  return {
    ...same,
    claimed: moneyOnWire(claimed),
    claimable: moneyOnWire(claimable),
    tiers: tiers && tiers.map((tier) => ({ ...tier, amount: moneyOnWire(tier.amount) })),
  };
}

/** The data of `inviteFriends`. */
export function friendsOnWire({ friends, hasMore }: FriendPage): CallResponse<typeof inviteFriendsCall> {
  return {
    hasMore,
    list: friends.map(({ id, registeredAt, depositedAt, qualifiedAt, paidAt, ...same }) => ({
      ...same,
      friendId: id,
      stake: moneyOnWire(same.stake),
      amount: moneyOnWire(same.amount),
      registerTime: timeOnWire(registeredAt),
      depositTime: timeOnWire(depositedAt),
      qualifyTime: timeOnWire(qualifiedAt),
      paidTime: timeOnWire(paidAt),
    })),
  };
}
