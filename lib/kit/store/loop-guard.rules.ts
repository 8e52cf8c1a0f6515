/** How often something that the code does by itself may happen, before it counts as a loop. */
export interface LoopLimit {
  /** Times within the window; the next one is refused. */
  limit: number;
  windowMs: number;
}

/** Of pages that reload or leave, and of venues that are launched again. */
export const THREE_A_MINUTE: LoopLimit = { limit: 3, windowMs: 60_000 };

/** Of stored `times` (ms), those within the window before `now`; a wrong clock's times to come are dropped. */
export function recentTimes(times: readonly number[], now: number, { windowMs }: LoopLimit): number[] {
  return times.filter((time) => time <= now && now - time < windowMs);
}

/** Whether it may happen once more at `now`, given the `times` (ms) of before; times after `now` count too. */
export function withinLimit(times: readonly number[], now: number, { limit, windowMs }: LoopLimit): boolean {
  return times.filter((time) => now - time < windowMs).length < limit;
}
