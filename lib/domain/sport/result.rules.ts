const DAY = 86_400_000;
/** ms; site time is UTC+8. */
const SITE_OFFSET = 8 * 3_600_000;
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
  const today = Math.floor((now + SITE_OFFSET) / DAY) * DAY - SITE_OFFSET;
  return Array.from({ length: DAYS }, (_, back) => {
    const from = today - back * DAY;
    return { from, to: from + DAY, name: new Date(from + SITE_OFFSET).toISOString().slice(5, 10) };
  });
}
