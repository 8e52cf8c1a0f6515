import { byText, type Entry } from './entry.rules';

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

export interface LeagueChoice extends LeagueCount {
  pinned: boolean;
}

/** Leagues to choose from: pinned ones first, the rest as they come. */
export function shownLeagues(leagues: readonly LeagueCount[], pinned: readonly string[]): readonly LeagueChoice[] {
  return leagues
    .map((league) => ({ ...league, pinned: pinned.includes(league.league) }))
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned));
}
