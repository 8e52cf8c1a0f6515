import { formatMinor, toMinor } from './money';

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

/**
 * `1,234.57` from a decimal text with any number of decimals (spec §5). `floor` is never more than the value, so that a debt is
 * rounded up; of `round` the third decimal decides, half away from zero. Uses digits, never arithmetic on fractions.
 * @throws RangeError if the text is not a decimal number.
 */
export function displayMoney(text: string, form: 'floor' | 'round'): string {
  const match = DECIMAL.exec(text.trim());
  if (!match) throw new RangeError('not a decimal amount');
  const [, sign, whole, decimals = ''] = match;
  const isNegative = sign === '-';
  const isUp = form === 'round' ? decimals.charAt(2) >= '5' : isNegative && /[1-9]/.test(decimals.slice(2));
  const minor = toMinor(`${whole}.${decimals}0`) + (isUp ? 1n : 0n);
  return formatMinor(isNegative ? -minor : minor);
}
