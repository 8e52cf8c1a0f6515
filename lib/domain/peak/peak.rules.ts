import type { CallAnswer } from '@/lib/contract/call';
import type { peakBoardCall, peakFriendsCall, peakMineCall, peakRulesCall } from '@/lib/contract/calls/activity/peak.calls';
import { minorToText, toMinor, type Minor } from '@/lib/kit/number/money';
import type { PeakBoard, PeakFriends, PeakMine, PeakRules } from './peak.model';

export function toPeakRules({ minStake, turnover, rewards }: CallAnswer<typeof peakRulesCall>): PeakRules {
  return {
    minStake: toMinor(minStake),
    turnover,
    rewards: rewards.map(({ amount, ...ranks }) => ({ ...ranks, amount: toMinor(amount) })),
  };
}

export function toBoard({ endTime, list, ...same }: CallAnswer<typeof peakBoardCall>): PeakBoard {
  const rows = list.map(({ settleTime, ...row }) => ({ ...row, settledAt: Date.parse(settleTime) }));
  return { ...same, endTime: Date.parse(endTime), rows };
}

export function toFriendBoard({ endTime, list, ...same }: CallAnswer<typeof peakFriendsCall>): PeakFriends {
  const rows = list.map(({ settleTime, ...row }) => ({ ...row, madeUp: false, settledAt: Date.parse(settleTime) }));
  return { ...same, endTime: Date.parse(endTime), rows };
}

export function toMine({ endTime, amount, claimUntil, ...same }: CallAnswer<typeof peakMineCall>): PeakMine {
  return {
    ...same,
    endTime: Date.parse(endTime),
    amount: toMinor(amount),
    claimUntil: claimUntil === null ? null : Date.parse(claimUntil),
  };
}

/** By how much a multiple has to rise to pass the next one, as decimal text: an equal one that came later stays behind. */
export function distanceTo(own: string, next: string): string {
  return minorToText(toMinor(next) - toMinor(own) + 1n);
}

/** By how much two multiples differ, as decimal text. */
export function differenceOf(own: string, next: string): string {
  return minorToText(toMinor(next) - toMinor(own));
}

/** What a rank brings; 0 of one without a reward. */
export function rewardAt({ rewards }: PeakRules, rank: number): Minor {
  return rewards.find(({ from, to }) => rank >= from && rank <= to)?.amount ?? 0n;
}
