import { dateText, dayStart, siteDay } from '@/lib/kit/format/site-time';
import { DAY } from '@pavilion/number/duration';

export const RANGES = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export type Range = (typeof RANGES)[number];

/** Days of a record, stored in the address. */
export interface DayRange {
  range: Range;
  /** Site days `2026-11-20`, for `custom`. */
  from: string | null;
  to: string | null;
}

const MAX_DAYS = 31;
export const BACK_DAYS = 90;
/** The default range of a page. */
export const DEFAULT_RANGE: DayRange = { range: 'week', from: null, to: null };

/** Reads the days of an address; invalid values become the default. */
export function toDayRange(params: { get(name: string): string | null }): DayRange {
  const range = RANGES.find((known) => known === params.get('range')) ?? DEFAULT_RANGE.range;
  const day = (name: string) => (range === 'custom' ? dayOrNull(params.get(name)) : null);
  return { range, from: day('from'), to: day('to') };
}

/** Adds the days to an address, as `toDayRange` reads them; the default is left out. */
export function addDayRange(params: URLSearchParams, { range, from, to }: DayRange): void {
  if (range !== DEFAULT_RANGE.range) params.set('range', range);
  if (range === 'custom' && from) params.set('from', from);
  if (range === 'custom' && to) params.set('to', to);
}

/** The days of a chosen range; a custom one begins as the last seven days, so that the form shows what is requested. */
export function withRange(range: Range, now: number): DayRange {
  return range === 'custom' ? { range, from: dateText(now - 6 * DAY), to: dateText(now) } : { range, from: null, to: null };
}

/** First and last ms of the range in site days (UTC+8); null when a custom range is incomplete or not allowed. */
export function rangeOf(view: DayRange, now: number): { from: number; to: number } | null {
  const today = dayStart(siteDay(now));
  switch (view.range) {
    case 'today':
      return { from: today, to: today + DAY - 1 };
    case 'yesterday':
      return { from: today - DAY, to: today - 1 };
    case 'week':
      return { from: today - 6 * DAY, to: today + DAY - 1 };
    case 'month':
      return { from: today - 29 * DAY, to: today + DAY - 1 };
    case 'custom': {
      if (!view.from || !view.to || customFault(view.from, view.to, now)) return null;
      return { from: dateStart(view.from), to: dateStart(view.to) + DAY - 1 };
    }
  }
}

export type RangeFault = 'order' | 'too-long' | 'too-old' | 'future';

/** Reason why a custom range is invalid: it may have at most 31 days, within the last 90. */
export function customFault(from: string, to: string, now: number): RangeFault | null {
  const [first, last, today] = [dateStart(from), dateStart(to), dayStart(siteDay(now))];
  if (first > last) return 'order';
  if (last > today) return 'future';
  if (first < today - (BACK_DAYS - 1) * DAY) return 'too-old';
  return (last - first) / DAY + 1 > MAX_DAYS ? 'too-long' : null;
}

const dateStart = (date: string) => Date.parse(`${date}T00:00:00+08:00`);

function dayOrNull(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dateStart(text)) ? text : null;
}
