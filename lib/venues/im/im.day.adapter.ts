import { DAY, HOUR } from '@pavilion/number/duration';

/** IM uses GMT-4, and its day begins at noon there: 24:00 of site time. venues §3.4 */
const FROM_UTC = -4 * HOUR;
const NOON = 12 * HOUR;

/** IM's date of a noon in GMT-4, ms. */
const dateOf = (noon: number) => new Date(noon + FROM_UTC).toISOString().slice(0, 10);

/** IM's days that include [from, to), ms: from the noon of `StartDate` to that of `EndDate`. */
export function imDays(from: number, to: number): { StartDate: string; EndDate: string } {
  const shift = FROM_UTC - NOON;
  const first = Math.floor((from + shift) / DAY) * DAY - shift;
  const last = Math.ceil((Math.max(to, from + 1) + shift) / DAY) * DAY - shift;
  return { StartDate: dateOf(first), EndDate: dateOf(last) };
}
