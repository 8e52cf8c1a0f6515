import { DAY, dayStart, dayText, siteDay } from '@/lib/kit/format/site-time';

/** Days that can be looked back at, today included. */
const DAYS = 7;

export interface ResultDay {
  /** First ms of the site day. */
  from: number;
  /** First ms of the next. */
  to: number;
  /** `11-20` */
  name: string;
}

/** The last site days, today first. `now`: ms. */
export function resultDays(now: number): readonly ResultDay[] {
  const today = dayStart(siteDay(now));
  return Array.from({ length: DAYS }, (_, back) => {
    const from = today - back * DAY;
    return { from, to: from + DAY, name: dayText(from) };
  });
}
