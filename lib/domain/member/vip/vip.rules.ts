import { DAY } from '@pavilion/number/duration';
import { parseMinor, type Minor } from '@pavilion/number/money';
import { shortAmount } from '@pavilion/number/short-amount';
import type { StakeDay, Vip, VipGift, VipLevel, VipNext, VipProgress } from './vip.model';

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

/**
 * The gift for the next new level, and the coupon of each month: of the present level, or of the first one that has it. A level
 * that was lost has had its gift. Amounts that are unknown or zero are no gifts.
 */
export function giftsOf({ level, next, levels }: Pick<Vip, 'level' | 'next' | 'levels'>): VipGift[] {
  const gifts: VipGift[] = [];
  const reached = next?.by === 'total' && levels?.find((one) => one.level === next.level)?.gift;
  if (next && reached) gifts.push({ kind: 'level', level: next.level, amount: reached });
  const monthly = levels?.find((one) => one.level >= level && one.monthly);
  if (monthly?.monthly) gifts.push({ kind: 'monthly', level: monthly.level, amount: monthly.monthly });
  return gifts;
}

/** Sum of the days, the one with the most, null without any, and each day's height from 0 to 1. */
export function stakeChart(days: readonly StakeDay[]) {
  const total = days.reduce((sum, { stake }) => sum + stake, 0n);
  const best = days.reduce<StakeDay | null>((largest, day) => (day.stake > (largest?.stake ?? 0n) ? day : largest), null);
  const bars = days.map(({ day, stake }) => ({ day, height: best ? Number(stake) / Number(best.stake) : 0 }));
  return { total, best, bars };
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
