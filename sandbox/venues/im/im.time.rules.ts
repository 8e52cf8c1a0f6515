import { HOUR } from '../../kernel/clock/calendar';

/** IM counts in GMT-4. venues §3.4 */
const IM_OFFSET = -4 * HOUR;

/** World ms of a date and time of day in GMT-4; null for any other text. `2026-11-20`, `12:00:00` */
export function imMoment(date: string, time: string): number | null {
  const at = Date.parse(`${date}T${time}-04:00`);
  return Number.isNaN(at) ? null : at;
}

/** `2026-11-20 08:00:00`, GMT-4. `at` in world ms. */
export function imClock(at: number): string {
  return new Date(at + IM_OFFSET).toISOString().slice(0, 19).replace('T', ' ');
}

/** `2026-11-20T08:00:05-04:00`. `at` in world ms. */
export function imTime(at: number): string {
  return `${new Date(at + IM_OFFSET).toISOString().slice(0, 19)}-04:00`;
}
