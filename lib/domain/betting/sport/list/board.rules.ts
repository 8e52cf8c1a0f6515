import { DAY } from '@pavilion/number/duration';
import { dayStart, siteDay } from '@/lib/kit/format/site-time';
import { dayName } from '../clock.rules';
import { SPORT_COPY } from '../sport.copy';
import { byText, sameEntries, type Entry } from '../price/list-entry.rules';
import { isWithin, type TimeWindow } from './time-window.rules';

export type SortBy = 'league' | 'time';

export interface LeagueGroup {
  /** League id and number of the group: sorted by time, a league may have several groups. */
  key: string;
  leagueId: string;
  league: string;
  ids: readonly string[];
}

export interface BoardChoice {
  sort: SortBy;
  /** Leagues to show; empty means all. */
  leagues: readonly string[];
  favourites: readonly string[];
  /** Names of pinned leagues: on top of each day, or of the list without days, when the list is sorted by league. */
  pinned: readonly string[];
  /** Kick-offs to show; null means all. */
  time: TimeWindow | null;
  /** Today, as `siteDay` counts, where the list has day headings; null where it has none. */
  today: number | null;
}

/** Orders several pages as one list: a later page adds to the leagues already shown. A match that is on two pages appears once. */
export function orderPages(pages: readonly (readonly Entry[])[], choice: BoardChoice): readonly Entry[] {
  const seen = new Set<string>();
  return orderEntries(
    pages.flat().filter(({ id }) => !seen.has(id) && seen.add(id)),
    choice,
  );
}

const byTime = (a: Entry, b: Entry) => a.startTime - b.startTime;

/** The day a match is listed under; a match that began on an earlier day and still runs is listed today. */
export function dayOf({ startTime }: Pick<Entry, 'startTime'>, today: number): number {
  return Math.max(siteDay(startTime), today);
}

/** Entries in the order of the list: by day, then by pinned leagues and league rank, or by kick-off. */
export function orderEntries(entries: readonly Entry[], { sort, leagues, favourites, pinned, time, today }: BoardChoice): readonly Entry[] {
  const starred = (entry: Entry) => Number(favourites.includes(entry.id));
  const onTop = (entry: Entry) => Number(pinned.includes(entry.league));
  const byDay = (a: Entry, b: Entry) => (today === null ? 0 : dayOf(a, today) - dayOf(b, today));
  const byRank = (a: Entry, b: Entry) => a.rank - b.rank || byText(a.leagueId, b.leagueId) || starred(b) - starred(a);
  const byLeague = (a: Entry, b: Entry) => byDay(a, b) || onTop(b) - onTop(a) || byRank(a, b) || byTime(a, b);
  return entries
    .filter((entry) => leagues.length === 0 || leagues.includes(entry.leagueId))
    .filter(({ startTime }) => !time || isWithin(time, startTime))
    .toSorted((a, b) => (sort === 'league' ? byLeague(a, b) : byTime(a, b) || byRank(a, b)) || byText(a.id, b.id));
}

/** The matches under one day heading. */
export interface DayGroup {
  /** Counted from 1970; null where the list has no days. */
  day: number | null;
  entries: readonly Entry[];
}

/** Groups entries by day; one group when the list has no days. */
export function groupDays(ordered: readonly Entry[], today: number | null): readonly DayGroup[] {
  const days = new Map<number | null, Entry[]>();
  for (const entry of ordered) {
    const day = today === null ? null : dayOf(entry, today);
    const group = days.get(day);
    if (group) group.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, entries]) => ({ day, entries }));
}

/** Heading of a later day in 今日, `明天 12:00前`: most venues end their 今日 at noon. `day`: as `siteDay` counts. */
export function morningName(entries: readonly Entry[], day: number, today: number): string {
  const noon = dayStart(day) + DAY / 2;
  const name = dayName(day, today);
  return entries.every(({ startTime }) => startTime < noon) ? `${name} ${SPORT_COPY.beforeNoon}` : name;
}

/** Completeness of the loaded list. */
export interface Known {
  /** All pages are loaded. */
  complete: boolean;
  /** The venue's number of matches of each league in the whole list; null until requested. */
  totals: ReadonlyMap<string, number> | null;
  /** Pages to come may hold other days. */
  daysAhead: boolean;
}

/**
 * Number of matches of a league under the heading of `days[at]`; null when unknown. Pages come by kick-off, so every day
 * before the last is complete; the last day's number follows from the venue's total.
 */
export function leagueCount(
  leagueId: string,
  days: readonly DayGroup[],
  at: number,
  { complete, totals, daysAhead }: Known,
): number | null {
  const own = days.map(({ entries }) => entries.filter((entry) => entry.leagueId === leagueId).length);
  if (complete || at < days.length - 1) return own[at]!;
  const total = totals?.get(leagueId);
  if (total === undefined) return null;
  const remaining = total - own.slice(0, at).reduce((sum, count) => sum + count, 0);
  return !daysAhead || remaining === own[at] ? Math.max(remaining, own[at]!) : null;
}

/** Groups neighbours of the same league. */
export function groupEntries(ordered: readonly Entry[]): readonly LeagueGroup[] {
  const groups: { key: string; leagueId: string; league: string; ids: string[] }[] = [];
  const times = new Map<string, number>();
  for (const { id, leagueId, league } of ordered) {
    const last = groups.at(-1);
    if (last?.leagueId === leagueId) {
      last.ids.push(id);
      continue;
    }
    const nth = times.get(leagueId) ?? 0;
    times.set(leagueId, nth + 1);
    groups.push({ key: `${leagueId}:${nth}`, leagueId, league, ids: [id] });
  }
  return groups;
}

/**
 * The order a list shows: the current one while the visitor touches it, else the new one. Returns `shown` itself when nothing
 * differs, so that an unchanged list does not render again.
 */
export function settleOrder(shown: readonly Entry[], next: readonly Entry[], touching: boolean): readonly Entry[] {
  if (touching && shown.length > 0) return shown;
  return sameEntries(shown, next) ? shown : next;
}
