/** ms; site time is UTC+8. */
const SITE_OFFSET = 8 * 3_600_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Kick-off in [from, to), ms. */
export type TimeWindow = readonly [from: number, to: number];

/** Midnight of a site day, ms; days are counted from 1970. */
export function siteDay(at: number): number {
  return Math.floor((at + SITE_OFFSET) / DAY);
}

/**
 * What a time filter lets through: `h1` and `h3` the next hours, `night` from 18:00 to 06:00, `d20780` a day of site time.
 * Null for anything else: everything. `now`: ms.
 */
export function windowOf(id: string, now: number): TimeWindow | null {
  const from = (at: number, hours: number): TimeWindow => [at, at + hours * HOUR];
  if (id === 'night') return from(siteDay(now) * DAY - SITE_OFFSET + 18 * HOUR, 12);
  const [, kind, number] = /^(h|d)([13]|\d{5})$/.exec(id) ?? [];
  if (!number || (kind === 'h') !== number.length < 2) return null;
  return kind === 'h' ? from(now, Number(number)) : from(Number(number) * DAY - SITE_OFFSET, 24);
}
