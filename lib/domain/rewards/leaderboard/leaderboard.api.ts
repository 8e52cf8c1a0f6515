import { peakBoardCall, peakClaimCall, peakFriendsCall, peakMineCall, peakRulesCall } from '@pavilion/contract/calls/leaderboard.calls';
import type { Reward } from '@/lib/domain/rewards/reward/reward.model';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { PeakBoard, PeakFriends, PeakMine, PeakPeriod, PeakRules } from './leaderboard.model';
import { toBoard, toFriendBoard, toMine, toPeakRules } from './leaderboard.rules';

/** Conditions and rewards of the board. */
export async function getRules(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<PeakRules> {
  return toPeakRules(await caller(peakRulesCall, {}, { signal }));
}

/** The first ranks of a week. */
export async function getBoard(period: PeakPeriod, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<PeakBoard> {
  return toBoard(await caller(peakBoardCall, { period }, { signal }));
}

/** The member's own rank in a week. */
export async function getMine(period: PeakPeriod, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<PeakMine> {
  return toMine(await caller(peakMineCall, { period }, { signal }));
}

/** This week among the member and the invited friends. */
export async function getFriendBoard(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<PeakFriends> {
  return toFriendBoard(await caller(peakFriendsCall, { period: 'this' }, { signal }));
}

/**
 * Claims the reward of a week's rank, once; a repeat with the same key returns the first result.
 * @throws BusinessError 10001 when the week is not closed, the rank has none, or it was claimed.
 */
export async function claimPeakReward(week: string, idempotencyKey: string, caller: PlatformCaller = callPlatform): Promise<Reward> {
  const { amount } = await caller(peakClaimCall, { week }, { idempotencyKey });
  return { coins: 0, amount };
}
