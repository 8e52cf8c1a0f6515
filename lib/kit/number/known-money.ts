import { toMinor, type Minor } from './money';

/** `toMinor` for an amount that may be unknown: null stays null, which is not zero. */
export function knownMinor(text: string | null): Minor | null {
  return text === null ? null : toMinor(text);
}
