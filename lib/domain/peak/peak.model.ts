import type { PEAK_PERIODS, PEAK_REWARD_STATES } from '@/lib/contract/calls/activity/peak.calls';
import type { Minor } from '@/lib/kit/number/money';

export type PeakPeriod = (typeof PEAK_PERIODS)[number];
export type PeakRewardState = (typeof PEAK_REWARD_STATES)[number];

/** What the board counts and pays. */
export interface PeakRules {
  minStake: Minor;
  /** Times a reward that must be bet. */
  turnover: number;
  rewards: readonly { from: number; to: number; amount: Minor }[];
}

/** A week of the board. */
export interface PeakWeek {
  /** Its Monday, `2026-11-16`. */
  week: string;
  /** ms */
  endTime: number;
  /** Its ranks are final. */
  closed: boolean;
}

export interface PeakRow {
  rank: number;
  /** Masked, but of the platform's own players. */
  name: string;
  level: number;
  /** Payout over stake as decimal text. */
  multiple: string;
  /** ms */
  settledAt: number;
  /** One of the platform's own players. */
  madeUp: boolean;
}

export interface PeakBoard extends PeakWeek {
  /** How many have a rank. */
  players: number;
  rows: readonly PeakRow[];
}

/** The member among the friends that the member invited. */
export interface PeakFriends extends PeakWeek {
  /** How many friends there are. */
  friends: number;
  rows: readonly (PeakRow & { mine: boolean })[];
}

export interface PeakMine extends PeakWeek {
  rank: number | null;
  multiple: string | null;
  nextRank: number | null;
  nextMultiple: string | null;
  /** Why the member takes no part; '' otherwise. */
  reason: string;
  amount: Minor;
  reward: PeakRewardState;
  /** ms */
  claimUntil: number | null;
}
