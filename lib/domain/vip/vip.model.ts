import type { LEVEL_REASONS, REBATE_KINDS } from '@/lib/contract/calls/loyalty.calls';
import type { Minor } from '@/lib/kit/number/money';

export type LevelReason = (typeof LEVEL_REASONS)[number];
export type RebateKind = (typeof REBATE_KINDS)[number];

/** Rules of one level. Stakes are valid stakes. */
export interface VipLevel {
  level: number;
  /** All stakes that it takes, and those in each period of 90 days that keep it. */
  need: Minor;
  keep: Minor;
  /** Withdrawals a day without a fee. */
  freeWithdrawals: number;
  /** Percent, decimal text. */
  rates: Readonly<Record<RebateKind, string>>;
}

/** What a level takes and how far it is. */
export interface VipProgress {
  done: Minor;
  need: Minor;
}

export interface LevelChange {
  at: number;
  /** Null at registration. */
  from: number | null;
  to: number;
  reason: LevelReason;
  /** What had been staked, all or in the period; and what the level asked for. */
  stake: Minor;
  need: Minor;
}

/** The member's level. Times are world ms. */
export interface Vip {
  level: number;
  /** Valid stakes since registration. */
  stake: Minor;
  /** `period`: a lost level comes back by the stakes of the period that ends at `until`. Null at the highest level. */
  next: (VipProgress & { level: number; by: 'total' | 'period'; until: number | null }) | null;
  /** Null at the level of registration, which is never lost. */
  keep: (VipProgress & { until: number }) | null;
  /** Lowest first. */
  levels: readonly VipLevel[];
  /** Newest first. */
  history: readonly LevelChange[];
}
