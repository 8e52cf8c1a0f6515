import { CODE } from '@/lib/contract/codes';
import { siteDay } from '@/lib/kit/format/site-time';
import { minorToText } from '@/lib/kit/number/money';
import type { RebateBet, RebateClaim, RebateDay, RebatePage } from './rebate.model';

/** Whether a claim may still move money. */
export const isOpenClaim = ({ state }: Pick<RebateClaim, 'state'>) => state === 'sent' || state === 'unknown';

/** A new claim of some days. */
export function claimOf(days: readonly RebateDay[], key: string, member: string): RebateClaim {
  const total = days.reduce((sum, { amount }) => sum + amount, 0n);
  return { key, member, days: days.map(({ day }) => day).toSorted(), total: minorToText(total), state: 'sent', asks: 0 };
}

/**
 * The claim after a failed call; `code` is null when no readable answer came. A refusal of the first call moved nothing. A later
 * one counts only when it is about the days or the key, since an ended session says nothing about the earlier calls.
 */
export function broken(claim: RebateClaim, code: number | string | null): RebateClaim {
  const ofTheClaim = code === CODE.common || code === CODE.validation;
  return { ...claim, state: code !== null && (claim.asks <= 1 || ofTheClaim) ? 'refused' : 'unknown' };
}

/** ms before the same key is sent again. */
export function askDelay(asks: number): number {
  return Math.min(15_000, 1_000 * 2 ** Math.max(0, asks - 1));
}

/** The days that can be claimed now. */
export const claimableDays = (list: readonly RebateDay[]) => list.filter(({ state }) => state === 'claimable');

/** When the first of the claimable days expires, world ms; null without one. */
export function nextExpiry(list: readonly RebateDay[]): number | null {
  const days = claimableDays(list);
  return days.length === 0 ? null : Math.min(...days.map(({ claimUntil }) => claimUntil));
}

/** Whether nothing was bet on any of the days. */
export const isEmpty = (list: readonly RebateDay[]) => list.every(({ bets }) => bets === 0);

/** 今天, 昨天, else null. `now`: world ms. */
export function nearDay(day: string, now: number): 'today' | 'yesterday' | null {
  const behind = siteDay(now) - siteDay(Date.parse(`${day}T12:00:00+08:00`));
  return behind === 0 ? 'today' : behind === 1 ? 'yesterday' : null;
}

/** Pages joined; a bet that moved to the next page while it was read stands once. */
export function joinBets(pages: readonly RebatePage[]): RebateBet[] {
  const bets = new Map(pages.flatMap(({ list }) => list).map((bet) => [bet.id, bet]));
  return [...bets.values()];
}

/** `0.099000` → `0.099`; at least two places. */
export function exactText(exact: string): string {
  return exact.replace(/(\.\d\d\d*?)0+$/, '$1');
}
