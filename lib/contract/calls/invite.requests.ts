import type { Requests } from '../request';
import { paging } from '../request-fields';
import * as z from '../schema';
import { empty } from '../wire';
import { INVITE_TARGETS } from './invite.calls';

export const inviteRequests = {
  inviteRules: {
    about:
      'The conditions for a friend (`deposit`: one credited deposit, `stake`: valid stake of settled bets), the inviter’s reward for a friend (`reward`), the tiers of the ladder, and how many times a reward must be bet.',
    request: empty,
  },
  inviteOverview: {
    reads: true,
    about: 'The member’s own invite code, made at the first call, with counts of friends, sums of rewards and the ladder.',
    request: empty,
  },
  inviteFriends: {
    reads: true,
    about:
      'Friends who registered with the member’s code, newest first, with masked names. `excluded`: registered from a device of the member or of another friend, earns no reward. `via`: the parameter of the address that contained the code.',
    request: z.object(paging),
  },
  inviteClaim: {
    about:
      'Credits the reward of a friend (`id`: its friendId) or of a tier (`id`: its number of friends), once under any key. 10001 when it is not reached, was claimed, or is not the member’s.',
    request: z.object({ target: z.enum(INVITE_TARGETS), id: z.string(z.regex(/^\d{1,18}$/)) }),
  },
} satisfies Requests;
