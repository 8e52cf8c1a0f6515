import type { CallResponse } from '@pavilion/contract/call';
import type { peakBoardCall, peakFriendsCall, peakMineCall, peakRulesCall } from '@pavilion/contract/calls/leaderboard.calls';
import type { PeakBoard, PeakFriends, PeakMine, PeakRules } from '@/lib/domain/rewards/leaderboard/leaderboard.model';
import { moneyOnWire, timeOnWire } from './wire';

/** The data of `peakRules`. */
export function peakRulesOnWire({ minStake, turnover, rewards }: PeakRules): CallResponse<typeof peakRulesCall> {
  return {
    minStake: moneyOnWire(minStake),
    turnover,
    rewards: rewards.map(({ amount, ...ranks }) => ({ ...ranks, amount: moneyOnWire(amount) })),
  };
}

/** The data of `peakBoard`. */
export function boardOnWire({ endTime, rows, ...same }: PeakBoard): CallResponse<typeof peakBoardCall> {
  return {
    ...same,
    endTime: timeOnWire(endTime),
    list: rows.map(({ settledAt, reward, ...row }) => ({ ...row, settleTime: timeOnWire(settledAt), reward: moneyOnWire(reward) })),
  };
}

/** The data of `peakFriends`. */
export function friendBoardOnWire({ endTime, rows, ...same }: PeakFriends): CallResponse<typeof peakFriendsCall> {
  return {
    ...same,
    endTime: timeOnWire(endTime),
    list: rows.map(({ rank, name, level, multiple, settledAt, mine }) => ({
      rank,
      name,
      level,
      multiple,
      mine,
      settleTime: timeOnWire(settledAt),
    })),
  };
}

/** The data of `peakMine`. */
export function peakMineOnWire({ endTime, amount, claimUntil, ...same }: PeakMine): CallResponse<typeof peakMineCall> {
  return { ...same, endTime: timeOnWire(endTime), amount: moneyOnWire(amount), claimUntil: timeOnWire(claimUntil) };
}
