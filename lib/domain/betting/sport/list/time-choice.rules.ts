import { siteDay } from '@/lib/kit/format/site-time';
import { dayName } from '@/lib/domain/betting/sport/clock.rules';
import type { Entry } from '../price/list-entry.rules';
import { FILTER_COPY } from './filter.copy';
import type { ListName } from '@/lib/domain/betting/match/sport.model';
import { isWithin, windowOf } from './time-window.rules';

export interface TimeChoice {
  /** Id for `windowOf`; empty for all. */
  id: string;
  label: string;
  /** Null while the list is incomplete. */
  count: number | null;
}

/** Most days of 早盘 that are offered. */
const MAX_DAYS = 7;

/** Counts for the sheet, besides the list's entries. */
interface TimeCounts {
  /** The entries are the whole list. */
  complete: boolean;
  /** The chosen time filter. */
  chosen: string;
}

/**
 * Time filters of a list, each with the number of matches that it leaves; none for live lists. Days come from the entries;
 * while pages are missing, every day of the coming week is offered. `now`: ms.
 */
export function timeChoices(
  tab: ListName,
  entries: readonly Entry[],
  now: number,
  { complete, chosen }: TimeCounts,
): readonly TimeChoice[] {
  if (tab === 'live') return [];
  const today = siteDay(now);
  const early = tab === 'early';
  const count = (id: string) => {
    if (!complete) return null;
    const window = windowOf(id, now);
    return window ? entries.filter(({ startTime }) => isWithin(window, startTime)).length : entries.length;
  };
  const days = new Set(entries.map(({ startTime }) => siteDay(startTime)));
  // 今日 ends at midnight: its further pages contain no other day.
  if (!complete && tab !== 'today') for (let ahead = 1; ahead <= MAX_DAYS; ahead += 1) days.add(today + ahead);
  const offered = [...days]
    .filter((day) => early || day > today)
    .toSorted((a, b) => a - b)
    .slice(0, MAX_DAYS);
  const day = Number(/^d(\d{5})$/.exec(chosen)?.[1] ?? Number.NaN);
  if (day > today && !offered.includes(day)) offered.push(day);
  const hours = [
    { id: 'h1', label: FILTER_COPY.hours(1) },
    { id: 'h3', label: FILTER_COPY.hours(3) },
    { id: 'night', label: FILTER_COPY.night },
  ];
  const ahead = offered.toSorted((a, b) => a - b).map((each) => ({ id: `d${each}`, label: dayName(each, today) }));
  return [{ id: '', label: FILTER_COPY.anyTime }, ...(early ? [] : hours), ...ahead].map((choice) => ({
    ...choice,
    count: count(choice.id),
  }));
}
