import { MINUTE } from '@pavilion/number/duration';

/** Timing of the maintenance page's checks, and the text of its period (contract §2.2). */

/** ms between two checks. */
const CHECK_MS = 30_000;
/** ms; longest pause between checks of a platform that does not respond. */
const SLOWEST_MS = 5 * MINUTE;

/** ms until the next check; doubles with every unanswered check in a row. */
export function checkDelay(failures: number): number {
  return Math.min(CHECK_MS * 2 ** Math.max(0, failures), SLOWEST_MS);
}

/** Start and end in ms since 1970, null where unknown. */
export interface Period {
  start: number | null;
  end: number | null;
}

function toMs(text: string | null | undefined): number | null {
  const at = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** A period from the platform's ISO times; unreadable ones are null. */
export function toPeriod(times: { startTime?: string | null; endTime?: string | null }): Period {
  return { start: toMs(times.startTime), end: toMs(times.endTime) };
}

/** Whole minutes until the end, at least 1; null when the end is unknown or past. */
export function minutesLeft(period: Period, now: number): number | null {
  if (period.end === null || period.end <= now) return null;
  return Math.ceil((period.end - now) / MINUTE);
}
