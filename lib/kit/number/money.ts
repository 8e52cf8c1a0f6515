/**
 * Money is integer minor units (分) in a bigint; on the platform's wire it is a decimal string with two places.
 * No function here rounds up.
 */
export type Minor = bigint;

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,}))?$/;

/**
 * Reads a decimal text. Digits past the second place are cut.
 * @throws RangeError if the text is not a decimal number.
 */
export function toMinor(text: string): Minor {
  const match = DECIMAL.exec(text.trim());
  if (!match) throw new RangeError('not a decimal amount');
  const [, sign, whole, fraction = ''] = match;
  const minor = BigInt(whole!) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
  return sign ? -minor : minor;
}

/** `toMinor` for typed text: null instead of an error. */
export function parseMinor(text: string): Minor | null {
  return DECIMAL.test(text.trim()) ? toMinor(text) : null;
}

/** Reads a JSON number from its shortest text, never by arithmetic (contract §2.16). Exponents are rejected. */
export function numberToMinor(value: number): Minor {
  return toMinor(String(value));
}

/** `1234.50` */
export function minorToText(minor: Minor): string {
  const sign = minor < 0n ? '-' : '';
  const abs = minor < 0n ? -minor : minor;
  return `${sign}${abs / 100n}.${String(abs % 100n).padStart(2, '0')}`;
}

/** `1,234.50`; spec §5 money display. */
export function formatMinor(minor: Minor): string {
  const [whole, fraction] = minorToText(minor).split('.') as [string, string];
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${fraction}`;
}
