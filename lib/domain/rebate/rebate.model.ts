import type { REBATE_REASONS, REBATE_STATES } from '@/lib/contract/calls/loyalty.calls';
import type { RebateKind } from '@/lib/domain/vip/vip.model';
import type { Minor } from '@/lib/kit/number/money';

export type RebateState = (typeof REBATE_STATES)[number];
export type RebateReason = (typeof REBATE_REASONS)[number];

/** Rebate of one day of the site. Times are world ms. */
export interface RebateDay {
  /** `2026-11-20` */
  day: string;
  /** At the end of the day. */
  level: number;
  state: RebateState;
  /** Settled bets and rounds, and how many of them count. */
  bets: number;
  counted: number;
  validStake: Minor;
  amount: Minor;
  /** When it can be claimed: `claimFrom` included, `claimUntil` not. */
  claimFrom: number;
  claimUntil: number;
  claimedAt: number | null;
}

/** Rebates of the last 30 days, newest first. */
export interface Rebates {
  list: readonly RebateDay[];
  claimable: Minor;
  /** Lowest European odds that count, decimal text. */
  oddsFloor: string;
}

/** A settled bet or round and what of it counts. */
export interface RebateBet {
  id: string;
  venue: string;
  kind: RebateKind;
  title: string;
  /** Empty of a game without a choice. */
  selection: string;
  legs: number;
  /** Empty of a round. */
  odds: string;
  stake: Minor;
  validStake: Minor;
  /** Percent, decimal text. */
  rate: string;
  /** Exact coins, decimal text with six places. */
  rebate: string;
  reasons: readonly RebateReason[];
  settledAt: number;
}

/** One page of the bets and rounds of a day. */
export interface RebatePage {
  page: number;
  day: RebateDay;
  /** Rebates of all bets of the day, not cut: decimal text with six places. */
  exact: string;
  list: readonly RebateBet[];
  hasMore: boolean;
}

/** `waiting`: sent; `unknown`: no answer, the same key is sent again; `done`: the money moved; `refused`: none did. */
export type ClaimState = 'waiting' | 'unknown' | 'done' | 'refused';

/** A request for the rebates of some days, in one piece. */
export interface RebateClaim {
  /** The idempotency key of the request. */
  key: string;
  /** Id of the member whose money it is. */
  member: string;
  /** Oldest first. */
  days: readonly string[];
  /** What was shown as their amount, and once done what was paid: decimal text. */
  total: string;
  state: ClaimState;
  /** How often it was sent to the platform. */
  asks: number;
}
