import type { Minor } from '@/lib/kit/number/money';
import type { CashOut } from './cash-out.model';

/** What a part of the stake brings at the price of the whole; parts of a minor unit are cut. */
export function amountFor({ amount, max }: CashOut, stake: Minor): Minor {
  return amount === null || max === 0n ? 0n : (amount * stake) / max;
}

/** A stake within what may be given up; one that would leave less than the least takes all. */
export function boundStake({ min, max }: CashOut, stake: Minor): Minor {
  if (stake >= max || max - stake < min) return max;
  return stake < min ? min : stake;
}
