import { byText, sameEntries, type Entry } from './entry.rules';
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
  /** Names of competitions that stand on top where a list is by league. */
  pinned: readonly string[];
  /** Kick-offs to show; null means all. */
  time: TimeWindow | null;
}

/**
 * A list of several pages in its order: pinned competitions of all pages, then page by page, so that one more page stands
 * below the others and moves nothing that is on the screen. A match that two pages both held stands once, where it came first.
 */
export function orderPages(pages: readonly (readonly Entry[])[], choice: BoardChoice): readonly Entry[] {
  const pinned = (entry: Entry) => choice.sort === 'league' && choice.pinned.includes(entry.league);
  const top = orderEntries(pages.flat().filter(pinned), choice);
  const rest = pages.flatMap((entries) =>
    orderEntries(
      entries.filter((entry) => !pinned(entry)),
      choice,
    ),
  );
  const seen = new Set<string>();
  return [...top, ...rest].filter(({ id }) => !seen.has(id) && seen.add(id));
}

const byTime = (a: Entry, b: Entry) => a.startTime - b.startTime;

/** Entries in the order of the list. */
export function orderEntries(entries: readonly Entry[], choice: BoardChoice): readonly Entry[] {
  const starred = (entry: Entry) => Number(choice.favourites.includes(entry.id));
  const byLeague = (a: Entry, b: Entry) => a.rank - b.rank || byText(a.leagueId, b.leagueId) || starred(b) - starred(a);
  return entries
    .filter((entry) => choice.leagues.length === 0 || choice.leagues.includes(entry.leagueId))
    .filter(({ startTime }) => !choice.time || isWithin(choice.time, startTime))
    .toSorted((a, b) => (choice.sort === 'league' ? byLeague(a, b) || byTime(a, b) : byTime(a, b) || byLeague(a, b)) || byText(a.id, b.id));
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

export interface LeagueCount {
  leagueId: string;
  league: string;
  count: number;
}

/** Leagues of a list with their number of matches, most important first. */
export function leaguesOf(entries: readonly Entry[]): readonly LeagueCount[] {
  const counts = new Map<string, LeagueCount & { rank: number }>();
  for (const { leagueId, league, rank } of entries) {
    const held = counts.get(leagueId);
    counts.set(leagueId, { leagueId, league, rank, count: (held?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => a.rank - b.rank || byText(a.leagueId, b.leagueId));
}

/**
 * Which order a list shows: under a finger the one that stands there, at rest the new one. Answers `shown` itself while
 * nothing differs, so that an unchanged list is not drawn again.
 */
export function settleOrder(shown: readonly Entry[], next: readonly Entry[], touching: boolean): readonly Entry[] {
  if (touching && shown.length > 0) return shown;
  return sameEntries(shown, next) ? shown : next;
}
