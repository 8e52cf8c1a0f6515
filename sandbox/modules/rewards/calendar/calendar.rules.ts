import type { TASKS } from '@pavilion/contract/calls/calendar.calls';
import { DAY, siteDateOf } from '../../../kernel/clock/calendar';

export type Task = (typeof TASKS)[number];

/** Coins of a check-in, and of every seventh day of a streak. */
export const CHECK_IN_COINS = 5;
export const SEVENTH_COINS = 30;
/** Missed days that can be made up in a month. */
export const MAKE_UPS = 1;

/** Needs of tasks and their rewards; money in minor units. The need of `bet` is a number of bets in hundredths. */
export const TASK_TABLE: Readonly<Record<Task, { need: bigint; coins: number; amount: bigint }>> = {
  deposit: { need: 10_000n, coins: 20, amount: 0n },
  bet: { need: 100n, coins: 10, amount: 0n },
  stake: { need: 50_000n, coins: 0, amount: 188n },
};

/** Ledger keys of tasks, and references of coins. */
export const TASK_KEY = 'task:';
export const CHECK_IN_KEY = 'checkIn:';

/** World ms of a day's noon in UTC+8. */
export const noonOf = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
export const dayBefore = (day: string) => siteDateOf(noonOf(day) - DAY);
export const monthOf = (day: string) => day.slice(0, 7);

/** True when a text such as `2026-02-30` is a day. */
export function isDay(day: string): boolean {
  const noon = noonOf(day);
  return !Number.isNaN(noon) && siteDateOf(noon) === day;
}

/** Days in a row that end with `day`. */
export function streakEnding(days: ReadonlySet<string>, day: string): number {
  let streak = 0;
  for (let one = day; days.has(one); one = dayBefore(one)) streak += 1;
  return streak;
}

/** The streak that `today` belongs to, or continues when it is not checked yet. */
export function currentStreak(days: ReadonlySet<string>, today: string): number {
  return streakEnding(days, days.has(today) ? today : dayBefore(today));
}

/** Coins of a check-in that extends the streak to this length. */
export function coinsOfStreak(streak: number): number {
  return streak % 7 === 0 ? SEVENTH_COINS : CHECK_IN_COINS;
}

/** Days of this month before today, from the member's first day on, without a check-in. Oldest first. */
export function missedDays(days: ReadonlySet<string>, today: string, firstDay: string): string[] {
  const missed: string[] = [];
  for (let day = dayBefore(today); monthOf(day) === monthOf(today) && day >= firstDay; day = dayBefore(day)) {
    if (!days.has(day)) missed.unshift(day);
  }
  return missed;
}
