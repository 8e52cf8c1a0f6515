import { minorToText } from '@pavilion/number/money';
import type { PayoutMethod } from '../payee-registry/method.copy';

/** Fee of a withdrawal beyond a day's free ones, hundredths of a percent. */
export const FEE_RATE = 100n;
const FEE_PARTS = 10_000n;
const COIN = 100n;

/** The fee of an amount in minor units, cut. */
export function feeOf(amount: bigint, freeLeft: number): bigint {
  return freeLeft > 0 ? 0n : (amount * FEE_RATE) / FEE_PARTS;
}

/** Amount that the payee gets for so many minor units, in the method's unit: two places, cut. */
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
