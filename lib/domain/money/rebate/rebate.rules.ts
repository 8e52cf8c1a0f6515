import { siteDay } from '@/lib/kit/format/site-time';
import { minorToText } from '@pavilion/number/money';
import type { RebateBet, RebateClaim, RebateDay, RebatePage } from './rebate.model';

/** A new claim of some days. */
export function claimOf(days: readonly RebateDay[], key: string, member: string): RebateClaim {
  const total = days.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);
  return { key, member, days: days.map(({ day }) => day).toSorted(), total: minorToText(total), state: 'waiting', asks: 0 };
}

/** True for a day that can be claimed now. One whose amount is unknown cannot: the member could not see the amount. */
export const isClaimable = ({ state, amount }: RebateDay) => state === 'claimable' && amount !== null;

/** The days that can be claimed now. */
export const claimableDays = (list: readonly RebateDay[]) => list.filter(isClaimable);

/** True when a day waits to be claimed whose amount is unknown. */
export const hasUnknownAmount = (list: readonly RebateDay[]) => list.some((day) => day.state === 'claimable' && day.amount === null);

/** Time at which the first of the claimable days expires, world ms; null without one and while unknown. */
export function nextExpiry(list: readonly RebateDay[]): number | null {
  const untils = claimableDays(list).map(({ claimUntil }) => claimUntil);
  // An unknown end may be the first one.
  return untils.length === 0 || untils.includes(null) ? null : Math.min(...(untils as number[]));
}

/** True if nothing was bet on any of the days. */
export const isEmpty = (list: readonly RebateDay[]) => list.every(({ bets }) => bets === 0);

/** 今天, 昨天, else null. `now`: world ms. */
export function nearDay(day: string, now: number): 'today' | 'yesterday' | null {
  const behind = siteDay(now) - siteDay(Date.parse(`${day}T12:00:00+08:00`));
  return behind === 0 ? 'today' : behind === 1 ? 'yesterday' : null;
}

/** Pages joined; a bet that moved to the next page while it was read appears once. */
export function joinBets(pages: readonly RebatePage[]): RebateBet[] {
  const bets = new Map(pages.flatMap(({ list }) => list).map((bet) => [bet.id, bet]));
  return [...bets.values()];
}

/** `0.099000` → `0.099`; at least two places. A dash for an unknown one. */
export function exactText(exact: string | null): string {
  return exact === null ? '—' : exact.replace(/(\.\d\d\d*?)0+$/, '$1');
}
