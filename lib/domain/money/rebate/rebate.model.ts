import type { REBATE_REASONS, REBATE_STATES } from '@pavilion/contract/calls/rebate.calls';
import type { RebateKind } from '@/lib/domain/member/vip/vip.model';
import type { Minor } from '@pavilion/number/money';

export type RebateState = (typeof REBATE_STATES)[number];
export type RebateReason = (typeof REBATE_REASONS)[number];

/** Rebate of one day of the site. Times are world ms; null is unknown. */
export interface RebateDay {
  /** `2026-11-20` */
  day: string;
  /** At the end of the day. */
  level: number | null;
  state: RebateState;
  /** Settled bets and rounds, and the number of those that count. */
  bets: number | null;
  counted: number | null;
  validStake: Minor | null;
  amount: Minor | null;
  /** Period in which it can be claimed: `claimFrom` included, `claimUntil` not. */
  claimFrom: number | null;
  claimUntil: number | null;
  /** Null until then, too. */
  claimedAt: number | null;
}

/** Rebates of the last 30 days, newest first. */
export interface Rebates {
  list: readonly RebateDay[];
  /** Null while unknown. */
  claimable: Minor | null;
  /** Lowest European odds that count, decimal text; null while unknown. */
  oddsFloor: string | null;
}

/** A settled bet or round and the part of it that counts; null is unknown. */
export interface RebateBet {
  id: string;
  venue: string;
  kind: RebateKind | null;
  title: string;
  /** Empty of a game without a choice. */
  selection: string;
  legs: number;
  /** Empty of a round. */
  odds: string;
  stake: Minor | null;
  validStake: Minor | null;
  /** Percent, decimal text. */
  rate: string | null;
  /** Exact coins, decimal text with six places. */
  rebate: string | null;
  reasons: readonly RebateReason[];
  settledAt: number | null;
}

/** One page of the bets and rounds of a day. */
export interface RebatePage {
  page: number;
  /** Null while unknown. */
  day: RebateDay | null;
  /** Rebates of all bets of the day, not cut: decimal text with six places. Null while unknown. */
  exact: string | null;
  list: readonly RebateBet[];
  hasMore: boolean;
}

/** `waiting`: sent; `unknown`: no response, the same key is sent again; `done`: the money moved; `rejected`: none did. */
export type ClaimState = 'waiting' | 'unknown' | 'done' | 'rejected';

/** A request for the rebates of some days, in one piece. */
export interface RebateClaim {
  /** The idempotency key of the request. */
  key: string;
  /** Id of the member whose money it is. */
  member: string;
  /** Oldest first. */
  days: readonly string[];
  /** The amount as it was shown, and once done the amount paid: decimal text. */
  total: string;
  state: ClaimState;
  /** Number of sends to the platform. */
  asks: number;
}
