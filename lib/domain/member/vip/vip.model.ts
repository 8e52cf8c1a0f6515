import type { LEVEL_REASONS } from '@pavilion/contract/calls/vip.calls';
import type { REBATE_KINDS } from '@pavilion/contract/calls/rebate.calls';
import type { Minor } from '@pavilion/number/money';

export type LevelReason = (typeof LEVEL_REASONS)[number];
export type RebateKind = (typeof REBATE_KINDS)[number];

/** Rules of one level. Stakes are valid stakes; null is unknown. */
export interface VipLevel {
  level: number;
  /** The total stake for the level, and the stake in each period of 90 days that preserves it. */
  need: Minor | null;
  keep: Minor | null;
  /** Withdrawals a day without a fee. */
  freeWithdrawals: number | null;
  /** Coupon for reaching the level, and most that its deposit coupon of each month adds; 0 for none. */
  gift: Minor | null;
  monthly: Minor | null;
  /** Percent, decimal text. */
  rates: Readonly<Record<RebateKind, string | null>>;
}

/** A gift above zero: `level`, for reaching it; `monthly`, most that the deposit coupon of a month adds at this level. */
export interface VipGift {
  kind: 'level' | 'monthly';
  level: number;
  amount: Minor;
}

/** Requirement of a level, and the progress to it. */
export interface VipProgress {
  done: Minor;
  need: Minor;
}

/** The next level. */
export type VipNext = VipProgress & { level: number; by: 'total' | 'period'; until: number | null };

export interface LevelChange {
  at: number;
  /** Null at registration and while unknown. */
  from: number | null;
  to: number;
  /** Null while unknown. */
  reason: LevelReason | null;
  /** Stake at that time, all or in the period, and the level's requirement. Null while unknown. */
  stake: Minor | null;
  need: Minor | null;
}

/** Valid stake of a day of the site, `2026-11-20`. */
export interface StakeDay {
  day: string;
  stake: Minor;
}

/** The member's level. Times are world ms; undefined is unknown, and so are figures and lists that are null. */
export interface Vip {
  level: number;
  /** Valid stakes since registration. */
  stake: Minor | null;
  /** `period`: a lost level comes back by the stakes of the period that ends at `until`. Null at the highest level. */
  next: VipNext | null | undefined;
  /** Null at the level of registration, which is never lost. */
  keep: (VipProgress & { until: number }) | null | undefined;
  /** Lowest first. */
  levels: readonly VipLevel[] | null;
  /** Oldest first, the last one is today. */
  days: readonly StakeDay[] | null;
  /** Newest first. */
  history: readonly LevelChange[] | null;
}
