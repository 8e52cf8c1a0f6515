import { minorToText } from '../../lib/kit/number/money';
import type { PayoutMethod } from './method.copy';

/** Withdrawals a day without a fee, and the fee of a further one. */
export const FREE_PER_DAY = 3;
/** Hundredths of a percent. */
export const FEE_RATE = 100n;
const FEE_PARTS = 10_000n;
const COIN = 100n;
const DAY_MS = 86_400_000;
/** The site's day begins at midnight of UTC+8. */
const ZONE_MS = 28_800_000;

/** The fee of an amount in minor units, cut. */
export function feeOf(amount: bigint, freeLeft: number): bigint {
  return freeLeft > 0 ? 0n : (amount * FEE_RATE) / FEE_PARTS;
}

/** World ms at which the site's day of `now` began. */
export function dayStart(now: number): number {
  return Math.floor((now + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;
}

/** What the payee gets for so many minor units, in the method's unit: two places, cut. */
export function payAmountOf({ rate }: Pick<PayoutMethod, 'rate'>, net: bigint): string {
  return minorToText(rate === null ? net : (net * COIN) / rate);
}

const MIN_DELAY_MS = 3_000;
const SPREAD_MS = 2_001n;
const SCATTER = 2_654_435_761n;

/** Real ms that a review or a payout takes: 3 to 5 s, always the same for one withdrawal. */
export function stepDelayOf(id: bigint, step: 'review' | 'payout'): number {
  return MIN_DELAY_MS + Number(((id + (step === 'review' ? 0n : 7n)) * SCATTER) % SPREAD_MS);
}
