import type { LeagueCount } from './board.rules';

export interface LeagueChoice extends LeagueCount {
  pinned: boolean;
}

/** Leagues to choose from: pinned ones first, the rest as they come. */
export function shownLeagues(leagues: readonly LeagueCount[], pinned: readonly string[]): readonly LeagueChoice[] {
  return leagues
    .map((league) => ({ ...league, pinned: pinned.includes(league.league) }))
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned));
}
