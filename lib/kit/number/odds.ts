/**
 * A decimal (Europe) price as exact decimal text, such as `1.83` (contract §2.16). Lists only read, cut and compare it,
 * which takes no arithmetic; products and returns are in `product.ts`.
 */
export type Odds = string;

const ODDS = /^\d{1,6}(\.\d{1,6})?$/;

/** Reads a JSON number from its shortest text; null if it is not a price (1 or less, or no plain decimal). */
export function toOdds(value: number | string): Odds | null {
  const text = String(value);
  return ODDS.test(text) && Number(text) > 1 ? text : null;
}

/** `1.83` → [`1`, `83`] */
export function partsOf(price: Odds): [whole: string, fraction: string] {
  const [whole = '', fraction = ''] = price.split('.');
  return [whole, fraction];
}

/** Price cut (never rounded up) to `places` digits, at least one, for display. */
export function formatOdds(price: Odds, decimals = 2): string {
  const [whole, fraction] = partsOf(price);
  return `${whole}.${fraction.padEnd(decimals, '0').slice(0, decimals)}`;
}
