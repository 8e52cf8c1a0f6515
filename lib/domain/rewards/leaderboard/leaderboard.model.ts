import type { PEAK_PERIODS, PEAK_REWARD_STATES } from '@pavilion/contract/calls/leaderboard.calls';
import type { Minor } from '@pavilion/number/money';

export type PeakPeriod = (typeof PEAK_PERIODS)[number];
export type PeakRewardState = (typeof PEAK_REWARD_STATES)[number];

/** Conditions and rewards of the board. */
export interface PeakRules {
  minStake: Minor;
  /** Times a reward that must be bet. */
  turnover: number;
  rewards: readonly { from: number; to: number; amount: Minor }[];
}

/** A week of the board; null is unknown. */
export interface PeakWeek {
  /** Its Monday, `2026-11-16`. */
  week: string | null;
  /** ms */
  endTime: number | null;
  /** Its ranks are final. */
  closed: boolean | null;
}

export interface PeakRow {
  rank: number;
  /** Masked, but of the platform's own players. */
  name: string;
  /** Null while unknown. */
  level: number | null;
  /** Payout over stake as decimal text. */
  multiple: string;
  /** ms; null while unknown. */
  settledAt: number | null;
  /** One of the platform's own players. */
  madeUp: boolean;
  /** Minor units, 0 without one; null while unknown. */
  reward: Minor | null;
}

export interface PeakBoard extends PeakWeek {
  /** Number of ranked players; null while unknown. */
  players: number | null;
  rows: readonly PeakRow[];
}

/** The member among the friends that the member invited. */
export interface PeakFriends extends PeakWeek {
  /** Number of friends; null while unknown. */
  friends: number | null;
  rows: readonly (PeakRow & { mine: boolean })[];
}

export interface PeakMine extends PeakWeek {
  /** Null without one, undefined while unknown. */
  rank: number | null | undefined;
  multiple: string | null;
  nextRank: number | null;
  nextMultiple: string | null;
  /** Reason why the member takes no part; '' otherwise. */
  reason: string;
  /** Null while unknown, like `reward`. */
  amount: Minor | null;
  reward: PeakRewardState | null;
  /** ms */
  claimUntil: number | null;
}
