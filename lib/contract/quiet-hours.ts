/** A daily period without announcements, `HH:MM` in the site's time. It may cross midnight. */
export interface QuietHours {
  isOn: boolean;
  from: string;
  to: string;
}

const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 24 * 60;
/** The site's time is UTC+8. contract §5 */
const SITE_MINUTES = 8 * 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** True if `at` (world ms) is in the quiet hours, the minute of `from` included and that of `to` not. Equal times are a whole day. */
export function isQuietAt({ isOn, from, to }: QuietHours, at: number): boolean {
  if (!isOn) return false;
  const minute = (Math.floor(at / MINUTE_MS) + SITE_MINUTES) % MINUTES_OF_DAY;
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end;
}
