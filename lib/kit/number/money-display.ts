import { formatMinor, toMinor } from './money';

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

function read(text: string): { negative: boolean; whole: string; decimals: string } {
  const match = DECIMAL.exec(text.trim());
  if (!match) throw new RangeError('not a decimal amount');
  return { negative: match[1] === '-', whole: match[2]!, decimals: match[3] ?? '' };
}

/** Two decimals; the rest is cut off. */
const cut = ({ whole, decimals }: { whole: string; decimals: string }) => toMinor(`${whole}.${decimals.slice(0, 2).padEnd(2, '0')}`);

/**
 * `1,234.57` from a decimal text with any number of decimals: the third one decides, half rounds away from zero (spec §5). Uses
 * digits, never arithmetic on fractions.
 * @throws RangeError if the text is not a decimal number.
 */
export function roundedMoney(text: string): string {
  const parts = read(text);
  const minor = cut(parts) + (parts.decimals.charAt(2) >= '5' ? 1n : 0n);
  return formatMinor(parts.negative ? -minor : minor);
}

/**
 * `1,234.56` from a decimal text with any number of decimals: never more than its value, so that a debt is rounded up (spec §5).
 * @throws RangeError if the text is not a decimal number.
 */
export function flooredMoney(text: string): string {
  const parts = read(text);
  const minor = cut(parts);
  if (!parts.negative) return formatMinor(minor);
  return formatMinor(/[1-9]/.test(parts.decimals.slice(2)) ? -minor - 1n : -minor);
}
