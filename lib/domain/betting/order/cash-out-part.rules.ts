import type { Minor } from '@pavilion/number/money';
import type { CashOut } from './cash-out.model';
import { boundStake } from './cash-out.rules';

/** Reason why a part cannot be sold. `gap`: it would leave less than `min`, so the member may sell at most `max`, or `all`. */
export type PartFault = { kind: 'low' | 'high'; bound: Minor } | { kind: 'gap'; min: Minor; max: Minor; all: Minor };

/** Reason why a typed part is invalid; null when it can be sent. `stake` null: the text is not an amount. */
export function partFault({ min, max }: Pick<CashOut, 'min' | 'max'>, stake: Minor | null): PartFault | null {
  if (stake === null || stake === 0n || stake < min) return { kind: 'low', bound: min };
  if (stake > max) return { kind: 'high', bound: max };
  return stake < max && max - stake < min ? { kind: 'gap', min, max: max - min, all: max } : null;
}

/** The stake at a step of the slider; always a valid part. */
export function stakeAt(price: CashOut, step: number, steps: number): Minor {
  return boundStake(price, (price.max * BigInt(step)) / BigInt(steps));
}

/** The step nearest to a stake, from 1 on. */
export function stepOf({ max }: Pick<CashOut, 'max'>, stake: Minor | null, steps: number): number {
  if (stake === null || max === 0n) return 1;
  const step = Number((stake * BigInt(2 * steps) + max) / (2n * max));
  return Math.min(steps, Math.max(1, step));
}
