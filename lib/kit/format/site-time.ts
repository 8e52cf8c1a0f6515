import { DAY, HOUR } from '@pavilion/number/duration';

/** The site's clock: every time is shown in UTC+8, whatever the phone's zone (contract §5). Moments are ms since 1970. */

const OFFSET = 8 * HOUR;

/**
 * A text as if the site's clock were UTC: `2026-11-20T21:08:12.000Z`; empty for a moment outside the calendar, which venues can
 * send.
 */
function written(at: number): string {
  const date = new Date(at + OFFSET);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** Day of the site that contains a moment, counted from 1970. */
export function siteDay(at: number): number {
  return Math.floor((at + OFFSET) / DAY);
}

/** First ms of such a day. */
export function dayStart(day: number): number {
  return day * DAY - OFFSET;
}

/** `2026-11-20` */
export function dateText(at: number): string {
  return written(at).slice(0, 10);
}

/** `11-20` */
export function dayText(at: number): string {
  return written(at).slice(5, 10);
}

/** `21:30` */
export function timeText(at: number): string {
  return written(at).slice(11, 16);
}

/** `21:08:12` */
export function clockTime(at: number): string {
  return written(at).slice(11, 19);
}

/** `2026-11-20 21:08:12` */
export function dateTime(at: number): string {
  return `${dateText(at)} ${clockTime(at)}`;
}

/** `11-20 21:08` */
export function dayMinute(at: number): string {
  return `${dayText(at)} ${timeText(at)}`;
}

/** `21:08:12` on the same day, else `11-20 21:08`. */
export function dayTime(at: number, now: number): string {
  return siteDay(at) === siteDay(now) ? clockTime(at) : `${dayText(at)} ${timeText(at)}`;
}
