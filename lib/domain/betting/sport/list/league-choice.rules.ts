import { byText, type Entry } from '../price/list-entry.rules';

export interface LeagueEntryCount {
  leagueId: string;
  league: string;
  count: number;
}

/** Leagues of a list with their number of matches, most important first. */
export function leaguesOf(entries: readonly Entry[]): readonly LeagueEntryCount[] {
  const counts = new Map<string, LeagueEntryCount & { rank: number }>();
  for (const { leagueId, league, rank } of entries) {
    const count = counts.get(leagueId);
    counts.set(leagueId, { leagueId, league, rank, count: (count?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => a.rank - b.rank || byText(a.leagueId, b.leagueId));
}

export interface LeagueChoice extends LeagueEntryCount {
  pinned: boolean;
}

/** Leagues to choose from: pinned ones first, the rest in the order given. */
export function shownLeagues(leagues: readonly LeagueEntryCount[], pinned: readonly string[]): readonly LeagueChoice[] {
  return leagues
    .map((league) => ({ ...league, pinned: pinned.includes(league.league) }))
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned));
}
