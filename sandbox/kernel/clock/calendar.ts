import { LRUCache } from 'lru-cache';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

/** Monday 3 January 2000, 00:00 UTC: weeks, days and numbers of matches count from here; the world begins here too. */
export const EPOCH = Date.UTC(2000, 0, 3);

/** The site counts its days in UTC+8. contract §5 */
export const SITE_OFFSET = 8 * HOUR;

/** First world ms of the site's day that holds `at`. */
export function siteDayOf(at: number): number {
  return Math.floor((at + SITE_OFFSET) / DAY) * DAY - SITE_OFFSET;
}

/** World ms at which 今日 of every venue ends: noon of the site's next day, so that a European evening is in it. contract §5 */
export function endOfToday(at: number): number {
  return siteDayOf(at) + DAY + 12 * HOUR;
}

/** World ms at which 早盘 of every venue ends: a week after today's last midnight. */
export function endOfEarly(at: number): number {
  return siteDayOf(at) + 8 * DAY;
}

/** The site's day that holds `at`, `2026-11-21`. */
export function siteDateOf(at: number): string {
  return new Date(at + SITE_OFFSET).toISOString().slice(0, 10);
}

const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 32,
  memoMethod: (zone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
});

function offsetAt(zone: string, at: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formats.memo(zone).formatToParts(at)) part[type] = Number(value);
  return Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute) - at;
}

const offsets = new LRUCache<string, number>({
  max: 4096,
  memoMethod: (key) => {
    const [zone, day] = key.split('|');
    return offsetAt(zone!, EPOCH + Number(day) * DAY + 12 * HOUR);
  },
});

/** UTC ms of a local time of day; `day` counts from the epoch, `minutes` from local midnight. Offset as at that noon. */
export function localTime(zone: string, day: number, minutes: number): number {
  return EPOCH + day * DAY + minutes * MINUTE - offsets.memo(`${zone}|${day}`);
}
