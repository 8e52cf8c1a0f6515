import { defineCall } from '../call';
import { paging } from '../paging';
import * as z from '../schema';
import { anyFlag, anyMoney, anyText, anyTime, empty, moneyText } from '../wire';
import { INVITE_VIAS } from './member.calls';

/** `deposited`: a deposit of the required size was credited; `qualified`: its stakes too, the reward waits; `paid`: it was claimed. */
export const FRIEND_STATES = ['registered', 'deposited', 'qualified', 'paid'] as const;
/** `open`: too few friends qualified; `claimable`; `claimed`. */
export const TIER_STATES = ['open', 'claimable', 'claimed'] as const;
/** What a claim is for: the reward of a friend, or that of a tier of the ladder. */
export const INVITE_TARGETS = ['friend', 'tier'] as const;

const count = z.number(z.int(), z.gte(0));
/** Null while unknown. */
const knownCount = z._default(z.nullable(count), null);
const tier = { friends: z.number(z.int(), z.gte(1)), amount: moneyText };

/** What an invitation asks for and brings, for everybody. */
export const inviteRulesCall = defineCall({
  name: 'inviteRules',
  method: 'POST',
  path: '/act/api/v1/invite/rules',
  area: 'activity',
  session: 'none',
  about:
    'What a friend has to do (`deposit`: one credited deposit, `stake`: valid stake of settled bets), what a friend brings the inviter (`reward`), the tiers of the ladder, and how many times a reward must be bet.',
  request: empty,
  answer: z.object({ deposit: moneyText, stake: moneyText, reward: moneyText, turnover: count, tiers: z.array(z.object(tier)) }),
});

/** The member's code, counts and ladder. */
export const inviteOverviewCall = defineCall({
  name: 'inviteOverview',
  method: 'POST',
  path: '/act/api/v1/invite/overview',
  area: 'activity',
  session: 'member',
  reads: true,
  about: 'The member’s own invite code, made at the first call, with counts of friends, sums of rewards and the ladder.',
  request: empty,
  answer: z.object({
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
  reads: true,
  about:
    'Friends who registered with the member’s code, newest first, with masked names. `excluded`: registered from a device of the member or of another friend, brings no reward. `via`: the parameter of the address that brought the code.',
  request: z.object(paging),
  answer: z.object({
    list: z.array(
      z.object({
        friendId: z.string(z.minLength(1), z.maxLength(32)),
        name: anyText,
        /** Null while unknown, like the amounts and times. */
        via: z._default(z.nullable(z.enum(INVITE_VIAS)), null),
        state: z.enum(FRIEND_STATES),
        excluded: anyFlag,
        /** Valid stake so far, up to what is asked for. */
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
  about:
    'Credits the reward of a friend (`id`: its friendId) or of a tier (`id`: its number of friends), once whatever the key. 10001 when it is not reached, was claimed, or is not the member’s.',
  request: z.object({ target: z.enum(INVITE_TARGETS), id: z.string(z.regex(/^\d{1,18}$/)) }),
  answer: z.object({ target: z.enum(INVITE_TARGETS), id: z.string(), amount: moneyText, claimTime: anyTime }),
});
