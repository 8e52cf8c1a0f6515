import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyMoney, anyText, anyTime, moneyText } from '../wire';
import { INVITE_VIAS } from './member.calls';

/**
 * `deposited`: a deposit of the required size was credited; `qualified`: its stakes too, the reward can be claimed; `paid`: it
 * was claimed.
 */
export const FRIEND_STATES = ['registered', 'deposited', 'qualified', 'paid'] as const;
/** `open`: too few friends qualified; `claimable`; `claimed`. */
export const TIER_STATES = ['open', 'claimable', 'claimed'] as const;
/** Targets of a claim: the reward of a friend, or of a tier of the ladder. */
export const INVITE_TARGETS = ['friend', 'tier'] as const;

const count = z.number(z.int(), z.gte(0));
/** Null while unknown. */
const knownCount = z._default(z.nullable(count), null);
const tier = { friends: z.number(z.int(), z.gte(1)), amount: moneyText };

/** Conditions and rewards of an invitation, for everybody. */
export const inviteRulesCall = defineCall({
  name: 'inviteRules',
  method: 'POST',
  path: '/act/api/v1/invite/rules',
  area: 'activity',
  session: 'none',
  response: z.object({ deposit: moneyText, stake: moneyText, reward: moneyText, turnover: count, tiers: z.array(z.object(tier)) }),
});

/** The member's code, counts and ladder. */
export const inviteOverviewCall = defineCall({
  name: 'inviteOverview',
  method: 'POST',
  path: '/act/api/v1/invite/overview',
  area: 'activity',
  session: 'member',
  response: z.object({
    code: z.string(z.minLength(1), z.maxLength(64)),
    invited: knownCount,
    deposited: knownCount,
    qualified: knownCount,
    /** Rewards of friends and tiers that were credited, and those that can be claimed now. */
    claimed: anyMoney,
    claimable: anyMoney,
    /** Null while unknown. */
    tiers: z._default(z.nullable(z.array(z.object({ friends: tier.friends, amount: anyMoney, state: z.enum(TIER_STATES) }))), null),
  }),
});

/** The friends that the member invited. */
export const inviteFriendsCall = defineCall({
  name: 'inviteFriends',
  method: 'POST',
  path: '/act/api/v1/invite/friends',
  area: 'activity',
  session: 'member',
  response: z.object({
    list: z.array(
      z.object({
        friendId: z.string(z.minLength(1), z.maxLength(32)),
        name: anyText,
        /** Null while unknown, like the amounts and times. */
        via: z._default(z.nullable(z.enum(INVITE_VIAS)), null),
        state: z.enum(FRIEND_STATES),
        excluded: anyFlag,
        /** Valid stake so far, up to the required one. */
        stake: anyMoney,
        amount: anyMoney,
        registerTime: anyTime,
        depositTime: anyTime,
        qualifyTime: anyTime,
        paidTime: anyTime,
      }),
    ),
    hasMore: anyFlag,
  }),
});

/** Claims the reward of a friend or of a tier. */
export const inviteClaimCall = defineCall({
  name: 'inviteClaim',
  method: 'POST',
  path: '/act/api/v1/invite/claim',
  area: 'activity',
  session: 'member',
  money: true,
  response: z.object({ target: z.enum(INVITE_TARGETS), id: z.string(), amount: moneyText, claimTime: anyTime }),
});
