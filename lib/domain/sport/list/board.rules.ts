import { siteDay } from '@/lib/kit/format/site-time';
import { byText, sameEntries, type Entry } from './list-entry.rules';
import { isWithin, type TimeWindow } from './time-window.rules';

export type SortBy = 'league' | 'time';

export interface LeagueGroup {
  /** By time a league may stand in several groups: its id and which of them this is. */
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
  /** Names of competitions that stand on top, of each day where there are days, if the list is by league. */
  pinned: readonly string[];
  /** Kick-offs to show; null means all. */
  time: TimeWindow | null;
  /** Today, as `siteDay` counts, where days head the list; null where they do not. */
  today: number | null;
}

/**
 * A list of several pages in its order, as if they were one: a league grows where it stands. A match that two pages both
 * held stands once.
 */
export function orderPages(pages: readonly (readonly Entry[])[], choice: BoardChoice): readonly Entry[] {
  const seen = new Set<string>();
  return orderEntries(
    pages.flat().filter(({ id }) => !seen.has(id) && seen.add(id)),
    choice,
  );
}

const byTime = (a: Entry, b: Entry) => a.startTime - b.startTime;

/** The day under which a match stands: what began on an earlier one and still goes on is of today. */
function dayOf({ startTime }: Entry, today: number): number {
  return Math.max(siteDay(startTime), today);
}

/** Entries in the order of the list: days, then pinned competitions and the others by their rank, or kick-offs. */
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

/** What stands under one day's head. */
export interface DayGroup {
  /** Counted from 1970; null where the list has no days. */
  day: number | null;
  entries: readonly Entry[];
}

/** Neighbours of the same day together; of a list without days all. */
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

/** What is known of how many matches there are. */
export interface Known {
  /** No page is left to ask for. */
  complete: boolean;
  /** What the venue counts of each league in the whole list; null while nobody has asked. */
  totals: ReadonlyMap<string, number> | null;
  /** Pages to come may hold other days. */
  daysAhead: boolean;
}

/**
 * How many matches a league has under the head of `days[at]`; null where nobody can say. Pages come by kick-off, so of a
 * day before the last one nothing is missing; of the last one the venue's number for the whole list tells.
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

/** Neighbours of the same league under one header. */
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
 * Which order a list shows: under a finger the one that stands there, at rest the new one. Answers `shown` itself while
 * nothing differs, so that an unchanged list is not drawn again.
 */
export function settleOrder(shown: readonly Entry[], next: readonly Entry[], touching: boolean): readonly Entry[] {
  if (touching && shown.length > 0) return shown;
  return sameEntries(shown, next) ? shown : next;
}
