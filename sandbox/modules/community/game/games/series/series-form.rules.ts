import type { LastDrawView } from '../../round.view';

type Match = Pick<LastDrawView, 'home' | 'away' | 'score'>;

/** Won maps minus lost ones of a team in each match that is over, the newest first. */
const marginsOf = (team: string, matches: readonly Match[]): readonly number[] =>
  matches.flatMap(({ home, away, score }) => {
    if (!score?.over || (home !== team && away !== team)) return [];
    return [home === team ? score.home - score.away : score.away - score.home];
  });

/** A team's results in the matches that are over: won ones true, the newest first. */
export const formOf = (team: string, matches: readonly Match[]): readonly boolean[] => marginsOf(team, matches).map((margin) => margin > 0);

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
      const margins = marginsOf(team, matches);
      const won = margins.filter((margin) => margin > 0).length;
      return { team, won, lost: margins.length - won, maps: margins.reduce((sum, margin) => sum + margin, 0) };
    })
    .toSorted((a, b) => b.won - a.won || b.maps - a.maps);
}
