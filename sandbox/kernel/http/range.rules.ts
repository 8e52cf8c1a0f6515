import { DAY } from '../clock/calendar';

/** The longest range of one request, and how far back it may reach. */
const MAX_DAYS = 31;
const BACK_DAYS = 90;

/** True where a range of world ms may be requested at `now`. A day of tolerance bridges midnight between request and response. */
export function isRangeAllowed(from: number, to: number, now: number): boolean {
  return from <= to && to - from <= MAX_DAYS * DAY && from >= now - (BACK_DAYS + 1) * DAY;
}
