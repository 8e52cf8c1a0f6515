import { calendarMonthCall, checkInCall, taskClaimCall, taskListCall, TASKS } from '@pavilion/contract/calls/calendar.calls';
import type { Reward } from '@/lib/domain/rewards/reward/reward.model';
import { knownMinor } from '@pavilion/number/known-money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { CheckInMonth, Tasks } from './calendar.model';
import { toMonth } from './calendar.rules';

/** Check-ins of a month written `2026-11`, of this one where it is null. @throws BusinessError 10003 for a month after this one. */
export async function getMonth(month: string | null, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<CheckInMonth> {
  return toMonth(month, await caller(calendarMonthCall, month === null ? {} : { month }, { signal }));
}

/** Tasks of today. */
export async function getTasks(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Tasks> {
  const { day, list } = await caller(taskListCall, {}, { signal });
  return { day, list: list.map(({ need, done, ...same }) => ({ ...same, need: knownMinor(need), done: knownMinor(done) })) };
}

/**
 * Checks in on today, or makes up a missed day of this month; a repeat with the same key returns the first result.
 * @throws BusinessError 10001 when the day is checked already or cannot be made up.
 */
export async function checkIn(day: string, idempotencyKey: string, caller: PlatformCaller = callPlatform): Promise<Reward> {
  const { coins } = await caller(checkInCall, { day }, { idempotencyKey });
  return { coins, amount: '0.00' };
}

/**
 * Claims the reward of a task of today, once a day; a repeat with the same key returns the first result.
 * @throws BusinessError 10001 when the task is not done or was claimed, RangeError for an unknown task.
 */
export async function claimTask(name: string, day: string, idempotencyKey: string, caller: PlatformCaller = callPlatform): Promise<Reward> {
  const task = TASKS.find((known) => known === name);
  if (!task) throw new RangeError(`no task ${name}`);
  const { coins, amount } = await caller(taskClaimCall, { task, day }, { idempotencyKey });
  return { coins, amount };
}
