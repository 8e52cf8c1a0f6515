import type { FRIEND_STATES, TIER_STATES } from '@pavilion/contract/calls/invite.calls';
import type { ReferralName } from '@/lib/domain/rewards/referral/referral.model';
import type { Minor } from '@pavilion/number/money';

export type FriendState = (typeof FRIEND_STATES)[number];

/** A tier of the ladder: qualified friends, and the extra reward. */
export interface Tier {
  friends: number;
  amount: Minor;
}

/** Conditions for a friend, and the rewards. */
export interface InviteRules {
  deposit: Minor;
  stake: Minor;
  reward: Minor;
  /** Times a reward that must be bet. */
  turnover: number;
  tiers: readonly Tier[];
}

/** The member's invitation; null is unknown. */
export interface InviteOverview {
  code: string;
  invited: number | null;
  deposited: number | null;
  qualified: number | null;
  claimed: Minor | null;
  claimable: Minor | null;
  tiers: readonly { friends: number; amount: Minor | null; state: (typeof TIER_STATES)[number] }[] | null;
}

/** A member who registered with the code; null is unknown. Times are ms. */
export interface InvitedFriend {
  id: string;
  /** Masked. */
  name: string;
  /** The parameter of the address that carried the code. */
  via: ReferralName | null;
  state: FriendState;
  /** Gives no reward: registered from a known device. */
  excluded: boolean;
  stake: Minor | null;
  amount: Minor | null;
  registeredAt: number | null;
  depositedAt: number | null;
  qualifiedAt: number | null;
  paidAt: number | null;
}

export interface FriendPage {
  page: number;
  friends: readonly InvitedFriend[];
  hasMore: boolean;
}
