import { formatMinor, type Minor } from './money';

/** `8,888`, `12.50`: an amount for limits and chips, with decimals only when they are not zero. */
export function shortAmount(minor: Minor): string {
  return formatMinor(minor).replace(/\.00$/, '');
}
