import type { Odds } from '@pavilion/number/odds';
import { toOdds } from '@pavilion/number/odds';

/** Decimals of OB's prices, which are whole numbers of hundred thousandths. */
const DECIMALS = 5;

/** 185000 → `1.85`; null when it is not a price. Converts digits, without division. */
export function fromObOdds(ov: number | string): Odds | null {
  const digits = String(ov);
  if (!/^\d{1,11}$/.test(digits)) return null;
  const padded = digits.padStart(DECIMALS + 1, '0');
  const fraction = padded.slice(-DECIMALS).replace(/0+$/, '');
  const whole = padded.slice(0, -DECIMALS);
  return toOdds(fraction === '' ? whole : `${whole}.${fraction}`);
}

/** `1.85` → 185000. Prices from OB have at most five decimals. */
export function toObOdds(price: Odds): number {
  const [whole = '0', fraction = ''] = price.split('.');
  return Number(whole + fraction.padEnd(DECIMALS, '0').slice(0, DECIMALS));
}

/** OB's texts have two decimals: `1.90` is 190000 in lists, `1.9` here. */
export function fromObText(written: number | string): Odds | null {
  const text = String(written);
  return toOdds(text.includes('.') ? text.replace(/\.?0+$/, '') : text);
}

/** Odds types in which the member may have bet with other clients; `MA` and `IN` are the records' own names. */
const NET_TYPES: ReadonlySet<string> = new Set(['HK', 'MY', 'MA', 'ID', 'IN']);

/** Converts a record's price to decimal (Europe) text. Negative ones are cut to two decimals; null for other types. */
export function toEurope(value: number | string, type: string): Odds | null {
  const text = String(value).trim();
  if (type === 'EU') return fromObText(text);
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,4})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (!NET_TYPES.has(type) || whole === undefined) return null;
  if (sign === '') return toOdds(`${Number(whole) + 1}${fraction ? `.${fraction}` : ''}`);
  const scaled = BigInt(whole + fraction.padEnd(4, '0'));
  if (scaled === 0n) return null;
  const hundredths = 100n + 1_000_000n / scaled;
  return toOdds(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`);
}
