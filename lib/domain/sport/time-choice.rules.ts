import { siteDay } from '@/lib/kit/format/site-time';
import { dayName } from './clock.rules';
import type { Entry } from './entry.rules';
import { FILTER_COPY } from './filter.copy';
import type { ListName } from './sport.model';
import { isWithin, windowOf } from './time-window.rules';

export interface TimeChoice {
  /** As in `windowOf`; empty for all. */
  id: string;
  label: string;
  count: number;
}

/** Days of 早盘 that are offered. */
const MOST_DAYS = 7;

/** Times by which a list can be narrowed, with the matches that each leaves; none for what is being played. `now`: ms. */
export function timeChoices(tab: ListName, entries: readonly Entry[], now: number): readonly TimeChoice[] {
  if (tab === 'live') return [];
  const count = (id: string) => {
    const window = windowOf(id, now);
    return window ? entries.filter(({ startTime }) => isWithin(window, startTime)).length : entries.length;
  };
  const days = [...new Set(entries.map(({ startTime }) => siteDay(startTime)))].toSorted((a, b) => a - b).slice(0, MOST_DAYS);
  const hours = [
    { id: 'h1', label: FILTER_COPY.hours(1) },
    { id: 'h3', label: FILTER_COPY.hours(3) },
    { id: 'night', label: FILTER_COPY.night },
  ];
  const ahead = days
    .filter((day) => tab === 'early' || day > siteDay(now))
    .map((day) => ({ id: `d${day}`, label: dayName(day, siteDay(now)) }));
  return [{ id: '', label: FILTER_COPY.anyTime }, ...(tab === 'early' ? [] : hours), ...ahead].map((choice) => ({
    ...choice,
    count: count(choice.id),
  }));
}
