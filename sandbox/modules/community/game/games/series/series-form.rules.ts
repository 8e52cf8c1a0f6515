import type { LastDrawView } from '../../round.view';

type Match = Pick<LastDrawView, 'home' | 'away' | 'score'>;

/** A team's results in the matches that are over: won ones true, the newest first. */
export function formOf(team: string, matches: readonly Match[]): readonly boolean[] {
  return matches.flatMap(({ home, away, score }) => {
    if (!score?.over || (home !== team && away !== team)) return [];
    return [home === team ? score.home > score.away : score.away > score.home];
  });
}

export interface Standing {
  team: string;
  won: number;
  lost: number;
  /** Won maps minus lost ones. */
  maps: number;
}

/** The table of the matches that are over: most wins first, then the difference of maps; equal teams in the order of `teams`. */
export function standingsOf(teams: readonly string[], matches: readonly Match[]): readonly Standing[] {
  return teams
    .map((team) => {
      const form = formOf(team, matches);
      const maps = matches.reduce((sum, { home, away, score }) => {
        if (!score?.over || (home !== team && away !== team)) return sum;
        return sum + (home === team ? score.home - score.away : score.away - score.home);
      }, 0);
      const won = form.filter(Boolean).length;
      return { team, won, lost: form.length - won, maps };
    })
    .toSorted((a, b) => b.won - a.won || b.maps - a.maps);
}
