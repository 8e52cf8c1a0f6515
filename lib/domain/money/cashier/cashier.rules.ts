import { parseMinor, type Minor } from '@pavilion/number/money';

/** Limits of one way to deposit or withdraw; null while unknown. */
interface AmountLimits {
  min: Minor | null;
  max: Minor | null;
}

/** The positive amount (minor units) of a typed text; null for any other text. */
export function typedAmount(text: string): Minor | null {
  const amount = parseMinor(text.replace(/\.$/, ''));
  return amount !== null && amount > 0n ? amount : null;
}

/** Why an amount is outside of limits. The platform judges a limit that is not known. */
export function limitFault(amount: Minor, { min, max }: AmountLimits): 'below' | 'above' | null {
  if (min !== null && amount < min) return 'below';
  return max !== null && amount > max ? 'above' : null;
}

/** The fee of an amount, cut to the minor unit; null while the percentage (decimal text) is unknown. */
export function percentFee(amount: Minor, percent: string | null): Minor | null {
  if (percent === null) return null;
  const { units, scale } = exactDecimal(percent);
  return (amount * units) / (100n * scale);
}

/** Exact value of a plain decimal text: `units / scale`. */
export function exactDecimal(text: string): { units: bigint; scale: bigint } {
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) };
}

/** Number of an order's four steps that are done, and whether it stopped. */
export interface OrderProgress {
  done: number;
  stopped: boolean;
}

/** `done`: steps that the order's state has done, undefined for one that stopped; that was after the second step if it has a time. */
export function progressOf(done: number | undefined, secondAt: number | null): OrderProgress {
  return done === undefined ? { done: secondAt === null ? 1 : 2, stopped: true } : { done, stopped: false };
}
