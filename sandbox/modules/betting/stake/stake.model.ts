import type { ValidStake } from '../order/valid-stake';
import type { RebateKind } from '../../member/vip/level.table';

/** A bet or round as its settlement counts it. Minor units, world ms. */
export interface SettledStake extends ValidStake {
  memberId: string;
  /** Number of the bet; null of a round. */
  betId: bigint | null;
  kind: RebateKind;
  /** The part that sums of days count: less than `stake` only of low odds from before they stopped counting. */
  dayStake: bigint;
  /** The whole stake, and all that came back. */
  staked: bigint;
  paid: bigint;
  /** Won whole, without a part that was cashed out. */
  won: boolean;
}
