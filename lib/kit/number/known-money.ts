import { formatMinor, type Minor, toMinor } from './money';

/** `toMinor` for an amount that may be unknown: null stays null, which is not zero. */
export function knownMinor(text: string | null): Minor | null {
  return text === null ? null : toMinor(text);
}

/** `formatMinor` for an amount that may be unknown: a dash, never zero. */
export function amountText(minor: Minor | null): string {
  return minor === null ? '—' : formatMinor(minor);
}
