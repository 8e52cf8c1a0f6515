import { formatMinor, toMinor } from './money';

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

function read(text: string): { negative: boolean; whole: string; places: string } {
  const match = DECIMAL.exec(text.trim());
  if (!match) throw new RangeError('not a decimal amount');
  return { negative: match[1] === '-', whole: match[2]!, places: match[3] ?? '' };
}

/** Two places, the rest cut off. */
const cut = ({ whole, places }: { whole: string; places: string }) => toMinor(`${whole}.${places.slice(0, 2).padEnd(2, '0')}`);

/**
 * `1,234.57` from a decimal text of any number of places: the third one decides, half goes away from zero (spec §5).
 * By digits, never by arithmetic on fractions.
 * @throws RangeError when the text is no decimal number.
 */
export function roundedMoney(text: string): string {
  const parts = read(text);
  const minor = cut(parts) + (parts.places.charAt(2) >= '5' ? 1n : 0n);
  return formatMinor(parts.negative ? -minor : minor);
}

/**
 * `1,234.56` from a decimal text of any number of places: never more than it is, so that a debt is rounded up (spec §5).
 * @throws RangeError when the text is no decimal number.
 */
export function flooredMoney(text: string): string {
  const parts = read(text);
  const minor = cut(parts);
  if (!parts.negative) return formatMinor(minor);
  return formatMinor(/[1-9]/.test(parts.places.slice(2)) ? -minor - 1n : -minor);
}
