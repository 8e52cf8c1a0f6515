import { DAY } from '@pavilion/number/duration';
import { parseMinor, type Minor } from '@pavilion/number/money';
import { shortAmount } from '@pavilion/number/short-amount';
import type { Vip, VipLevel, VipNext, VipProgress } from './vip.model';

/** Stake that is still missing. */
export function leftOf({ done, need }: VipProgress): Minor {
  return need > done ? need - done : 0n;
}

/** 0 to 100, cut. */
export function progressPercent({ done, need }: VipProgress): number {
  return need <= done ? 100 : Number((done * 100n) / need);
}

/** The rules of the present level; null while they are unknown. */
export function rulesOf({ level, levels }: Pick<Vip, 'level' | 'levels'>): VipLevel | null {
  return levels?.find((one) => one.level === level) ?? null;
}

/** True at the highest level: no next level is announced, and the rules of levels name none above. */
export function isTop({ level, next, levels }: Pick<Vip, 'level' | 'next' | 'levels'>): boolean {
  return next === null && !levels?.some((one) => one.level > level);
}

/** Most days that are worth naming. */
const MAX_DAYS = 3_650;

/**
 * Days to the next level at so many valid stakes a day, at least one; null for more than ten years. `late`: a lost level would
 * not come back before its period ends. `now`: world ms.
 */
export function daysTo(next: VipNext, daily: Minor, now: number): { days: number | null; late: boolean } {
  const exact = (leftOf(next) + daily - 1n) / daily;
  const days = exact < 1n ? 1 : exact > BigInt(MAX_DAYS) ? null : Number(exact);
  return { days, late: next.until !== null && (days === null || days > Math.floor((next.until - now) / DAY)) };
}

const WAN = 1_000_000n;

/** An amount in few characters: `5,000`, `2万`, `1,500万`; one that is not round to the tenth of 万 in full. A dash for an unknown one. */
export function shortStake(minor: Minor | null): string {
  if (minor === null) return '—';
  const round = minor >= WAN && (minor * 10n) % WAN === 0n;
  const text = shortAmount(round ? (minor * 100n) / WAN : minor);
  return round ? `${text.replace(/(\.\d)0$/, '$1')}万` : text;
}

/** `0.20` → `0.2%`, a dash for an unknown one. */
export function rateText(percent: string | null): string {
  return percent === null ? '—' : `${percent.replace(/\.?0+$/, '')}%`;
}

/** An amount that a member typed, above zero; null for anything else. */
export function typedStake(text: string): Minor | null {
  const minor = parseMinor(text.replace(/\.$/, ''));
  return minor !== null && minor > 0n ? minor : null;
}
