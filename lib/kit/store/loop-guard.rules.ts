import { MINUTE } from '@pavilion/number/duration';

/** Frequency above which an automatic action counts as a loop. */
export interface LoopLimit {
  /** Times within the window; the next one is rejected. */
  limit: number;
  windowMs: number;
}

/** Limit for pages that reload or leave, and for venues that are launched again. */
export const THREE_A_MINUTE: LoopLimit = { limit: 3, windowMs: MINUTE };

/** Returns the stored `times` (ms) within the window before `now`; future times, from a wrong clock, are dropped. */
export function recentTimes(times: readonly number[], now: number, { windowMs }: LoopLimit): number[] {
  return times.filter((time) => time <= now && now - time < windowMs);
}

/** True if the action may happen again at `now`, given its earlier `times` (ms); times after `now` count too. */
export function withinLimit(times: readonly number[], now: number, { limit, windowMs }: LoopLimit): boolean {
  return times.filter((time) => now - time < windowMs).length < limit;
}
