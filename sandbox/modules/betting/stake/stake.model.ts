import type { REBATE_KINDS } from '@pavilion/contract/calls/rebate.calls';

export type RebateKind = (typeof REBATE_KINDS)[number];

/** A settled stake that counts, of a bet or of a round. */
export interface ValidStake {
  /** Minor units. */
  stake: bigint;
  placedAt: number;
  closedAt: number;
  /** True for a round of a game. */
  game?: boolean;
}

/** A bet or round as its settlement counts it. Minor units, world ms. */
export interface SettledStake extends ValidStake {
  memberId: string;
  /** Number of the bet; null of a round. */
  betId: bigint | null;
  kind: RebateKind;
  /** The part that sums of days count: less than `stake` only for low odds from the time when they counted. */
  dayStake: bigint;
  /** The whole stake, and the whole payout. */
  staked: bigint;
  paid: bigint;
  /** Won whole, without a part that was cashed out. */
  won: boolean;
}
