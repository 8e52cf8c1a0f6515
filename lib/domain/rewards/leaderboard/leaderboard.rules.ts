import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import type { peakBoardCall, peakFriendsCall, peakMineCall, peakRulesCall } from '@pavilion/contract/calls/leaderboard.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { minorToText, toMinor } from '@pavilion/number/money';
import type { PeakBoard, PeakFriends, PeakMine, PeakRules } from './leaderboard.model';

export function toPeakRules({ minStake, turnover, rewards }: CallResponse<typeof peakRulesCall>): PeakRules {
  return {
    minStake: toMinor(minStake),
    turnover,
    rewards: rewards.map(({ amount, ...ranks }) => ({ ...ranks, amount: toMinor(amount) })),
  };
}

export function toBoard({ endTime, list, ...same }: CallResponse<typeof peakBoardCall>): PeakBoard {
  const rows = list.map(({ settleTime, reward, ...row }) => ({ ...row, settledAt: knownTime(settleTime), reward: knownMinor(reward) }));
  return { ...same, endTime: knownTime(endTime), rows };
}

export function toFriendBoard({ endTime, list, ...same }: CallResponse<typeof peakFriendsCall>): PeakFriends {
  const rows = list.map(({ settleTime, ...row }) => ({ ...row, madeUp: false, reward: null, settledAt: knownTime(settleTime) }));
  return { ...same, endTime: knownTime(endTime), rows };
}

export function toMine({ rank, endTime, amount, claimUntil, ...same }: CallResponse<typeof peakMineCall>): PeakMine {
  return {
    ...same,
    // A player with a multiple has a rank, too: null then means unknown.
    rank: rank === null && same.multiple !== null ? undefined : rank,
    endTime: knownTime(endTime),
    amount: knownMinor(amount),
    claimUntil: knownTime(claimUntil),
  };
}

/** Increase with which a multiple passes the next one, as decimal text: an equal one that came later stays behind. */
export function distanceTo(own: string, next: string): string {
  return minorToText(toMinor(next) - toMinor(own) + 1n);
}

/** Difference of two multiples, as decimal text. */
export function differenceOf(own: string, next: string): string {
  return minorToText(toMinor(next) - toMinor(own));
}
