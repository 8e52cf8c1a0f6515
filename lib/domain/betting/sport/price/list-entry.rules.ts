import type { Match } from '@/lib/domain/betting/match/sport.model';

/** The parts of a match that decide order and grouping; none of them changes with prices or the clock. */
export interface Entry {
  id: string;
  leagueId: string;
  league: string;
  rank: number;
  startTime: number;
}

export function toEntry(match: Match): Entry {
  return {
    id: match.id,
    leagueId: match.league.id,
    league: match.league.name,
    rank: match.league.rank,
    startTime: match.startTime,
  };
}

export function sameEntries(a: readonly Entry[], b: readonly Entry[]): boolean {
  return (
    a.length === b.length &&
    a.every((entry, index) => {
      const other = b[index]!;
      return entry.id === other.id && entry.leagueId === other.leagueId && entry.rank === other.rank && entry.startTime === other.startTime;
    })
  );
}

/** Compares texts by code unit: the same order on every device. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
