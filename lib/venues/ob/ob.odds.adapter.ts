import type { Odds } from '@/lib/kit/number/odds';
import { toOdds } from '@/lib/kit/number/odds';

/** OB counts prices in hundred thousandths. */
const DECIMALS = 5;

/** 185000 → `1.85`; null for what is no price. By digits, never by division. */
export function fromObOdds(ov: number | string): Odds | null {
  const digits = String(ov);
  if (!/^\d{1,11}$/.test(digits)) return null;
  const padded = digits.padStart(DECIMALS + 1, '0');
  const fraction = padded.slice(-DECIMALS).replace(/0+$/, '');
  const whole = padded.slice(0, -DECIMALS);
  return toOdds(fraction === '' ? whole : `${whole}.${fraction}`);
}

/** `1.85` → 185000. Prices have at most five digits after the point here: they came from OB. */
export function toObOdds(price: Odds): number {
  const [whole = '0', fraction = ''] = price.split('.');
  return Number(whole + fraction.padEnd(DECIMALS, '0').slice(0, DECIMALS));
}

/** OB writes two places in words: `1.90` is the price that lists give as 190000, `1.9` here. */
export function fromObText(written: number | string): Odds | null {
  const text = String(written);
  return toOdds(text.includes('.') ? text.replace(/\.?0+$/, '') : text);
}

/** Types in which other clients of the same member may have bet; `MA` and `IN` are the records' own names. */
const NET_TYPES: ReadonlySet<string> = new Set(['HK', 'MY', 'MA', 'ID', 'IN']);

/** A record's price as decimal text: ours are always Europe's. Negative ones are cut to two digits; null for other types. */
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
