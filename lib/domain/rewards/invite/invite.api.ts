import { inviteClaimCall, inviteFriendsCall, inviteOverviewCall, inviteRulesCall } from '@pavilion/contract/calls/invite.calls';
import type { Reward } from '@/lib/domain/rewards/reward/reward.model';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { FriendPage, InviteOverview, InviteRules } from './invite.model';
import { toFriendPage, toInviteRules, toOverview } from './invite.rules';

const PAGE_SIZE = 20;

/** Conditions and rewards of an invitation. */
export async function getRules(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<InviteRules> {
  return toInviteRules(await caller(inviteRulesCall, {}, { signal }));
}

/** The member's code, counts and ladder. */
export async function getInviteOverview(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<InviteOverview> {
  return toOverview(await caller(inviteOverviewCall, {}, { signal }));
}

/** Friends that the member invited, newest first. */
export async function getFriends(page: number, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<FriendPage> {
  return toFriendPage(page, await caller(inviteFriendsCall, { page, size: PAGE_SIZE }, { signal }));
}

/**
 * Claims the reward of a friend or a tier, once; a repeat with the same key returns the first result.
 * @throws BusinessError 10001 when it is not reached or was claimed.
 */
export async function claimInvite(
  target: 'friend' | 'tier',
  id: string,
  idempotencyKey: string,
  caller: PlatformCaller = callPlatform,
): Promise<Reward> {
  const { amount } = await caller(inviteClaimCall, { target, id }, { idempotencyKey });
  return { coins: 0, amount };
}
