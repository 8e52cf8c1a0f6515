import { VENUE_CODES, type VenueCode } from '@/lib/contract/constants';
import { DAY, dayStart, siteDay } from '@/lib/kit/format/site-time';

export const RANGES = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export type Range = (typeof RANGES)[number];

/** The filter of the bet records, stored in the address. */
export interface OrderView {
  state: 'open' | 'settled';
  /** Bet time; applies only to settled orders, since an open one is never hidden. */
  range: Range;
  /** Site days `2026-11-20`, for `custom`. */
  from: string | null;
  to: string | null;
  venue: VenueCode | null;
}

export const DEFAULT_VIEW: OrderView = { state: 'open', range: 'week', from: null, to: null, venue: null };

export const MAX_DAYS = 31;
export const BACK_DAYS = 90;

/** Reads the address; invalid values become the default. */
export function toView(params: { get(name: string): string | null }): OrderView {
  const range = RANGES.find((known) => known === params.get('range')) ?? DEFAULT_VIEW.range;
  return {
    state: params.get('state') === 'settled' ? 'settled' : 'open',
    range,
    from: range === 'custom' ? dayOrNull(params.get('from')) : null,
    to: range === 'custom' ? dayOrNull(params.get('to')) : null,
    venue: VENUE_CODES.find((code) => code === params.get('venue')) ?? null,
  };
}

/** The query that `toView` reads; defaults are left out. */
export function viewQuery(view: OrderView): string {
  const params = new URLSearchParams();
  if (view.state !== DEFAULT_VIEW.state) params.set('state', view.state);
  if (view.range !== DEFAULT_VIEW.range) params.set('range', view.range);
  if (view.range === 'custom' && view.from) params.set('from', view.from);
  if (view.range === 'custom' && view.to) params.set('to', view.to);
  if (view.venue) params.set('venue', view.venue);
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** First and last ms of the range in site days (UTC+8); null when a custom range is incomplete or not allowed. */
export function rangeOf(view: OrderView, now: number): { from: number; to: number } | null {
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

/** Why a custom range is invalid: at most 31 days, within the last 90. */
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
