import { dayStart, siteDay } from '@/lib/kit/format/site-time';
import { HOUR } from '@pavilion/number/duration';

/** Kick-off in [from, to), ms. */
export type TimeWindow = readonly [from: number, to: number];

const hoursFrom = (at: number, hours: number): TimeWindow => [at, at + hours * HOUR];

export function isWithin([from, to]: TimeWindow, at: number): boolean {
  return at >= from && at < to;
}

/**
 * Kick-offs that a time filter shows: `h1` and `h3` the next hours, `night` from 18:00 to 06:00, `d20780` a day of site time.
 * Null for anything else: no filter. `now`: ms.
 */
export function windowOf(id: string, now: number): TimeWindow | null {
  if (id === 'night') return hoursFrom(dayStart(siteDay(now)) + 18 * HOUR, 12);
  const [, kind, number] = /^(h|d)([13]|\d{5})$/.exec(id) ?? [];
  if (!number || (kind === 'h') !== number.length < 2) return null;
  return kind === 'h' ? hoursFrom(now, Number(number)) : hoursFrom(dayStart(Number(number)), 24);
}
