import { formatMinor, minorToText, type Minor } from './money';

/** `8,888`, `12.50`: an amount for limits and chips, with decimals only when they are not zero. */
export function shortAmount(minor: Minor): string {
  return withoutZeros(formatMinor(minor));
}

/** `8888`, `12.50`: the same in an amount's field. */
export function fieldAmount(minor: Minor): string {
  return withoutZeros(minorToText(minor));
}

const withoutZeros = (text: string): string => text.replace(/\.00$/, '');
