import { parseMinor, type Minor } from '@pavilion/number/money';
import { fieldAmount } from '@pavilion/number/short-amount';

/** A stake typed by the member: null while it is empty or zero. */
export function stakeOf(text: string | undefined): Minor | null {
  const minor = text ? parseMinor(text.replace(/\.$/, '')) : null;
  return minor !== null && minor > 0n ? minor : null;
}

/**
 * Key in `stakes` of a combination's unit stake; a single's key is its selection. The key of the parlay of all legs stays the
 * same when a leg is added or removed.
 */
export function comboStake(size: number, legs: number): string {
  return size === legs ? 'combo:all' : `combo:${size}`;
}

/** The highest stake of one leg: its limit, and the balance after the other stakes; an unknown balance is no limit. Never below zero. */
export function highestStake(max: Minor, available: Minor | null, others: Minor): Minor {
  if (available === null) return max;
  const left = available - others;
  const highest = left < max ? left : max;
  return highest > 0n ? highest : 0n;
}

/** The highest equal stake for several legs: the tightest limit, and an equal share of the balance. */
export function highestForAll(maxes: readonly Minor[], available: Minor | null): Minor {
  if (maxes.length === 0) return 0n;
  const shares = available === null ? [] : [available > 0n ? available / BigInt(maxes.length) : 0n];
  return [...maxes, ...shares].reduce((least, one) => (one < least ? one : least));
}

export type StakeKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | '.' | 'back' | 'half' | 'double';

/** The text of a stake after a key. The store sanitises it (spec §5). Half is cut to the cent. */
export function pressKey(text: string, key: StakeKey): string {
  if (key === 'back') return text.slice(0, -1);
  if (key === 'half' || key === 'double') {
    const stake = stakeOf(text);
    if (stake === null) return text;
    return fieldAmount(key === 'half' ? stake / 2n : stake * 2n);
  }
  if (key === '.' && text === '') return '0.';
  return text + key;
}

/** The text of a stake after adding a quick stake of `coins`. */
export function addCoins(text: string, coins: number): string {
  return fieldAmount((stakeOf(text) ?? 0n) + BigInt(coins) * 100n);
}
