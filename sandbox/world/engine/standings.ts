import type { Pair, WorldMatch, WorldTeam } from './world.model.ts';

/** Final score of a match; null while it is undecided, `void` when it will never be decided. */
export type Final = Pair | null | 'void';

/** A match with its final score. */
export interface MatchResult {
  match: Pick<WorldMatch, 'home' | 'away' | 'kickOff'>;
  score: Pair;
}

/** Football ranks by points, basketball by the share of matches won. */
export type Ranking = 'points' | 'wins';
export type Outcome = 'won' | 'drawn' | 'lost';

/** A team's place in a table. */
export interface Standing {
  team: WorldTeam;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}

const POINTS: Readonly<Record<Outcome, number>> = { won: 3, drawn: 1, lost: 0 };

/** A score from one side's view. */
export function ownScore(score: Pair, side: 'home' | 'away'): Pair {
  return side === 'home' ? score : [score[1], score[0]];
}

export function outcomeOf([own, other]: Pair): Outcome {
  if (own === other) return 'drawn';
  return own > other ? 'won' : 'lost';
}

/**
 * The table of teams by results: by points (or the share of wins), difference, goals, then by the team's number, so that one team
 * always leads.
 */
export function standingsOf(teams: Iterable<WorldTeam>, results: Iterable<MatchResult>, ranking: Ranking): Standing[] {
  const rows = new Map<number, Standing>();
  for (const team of teams) rows.set(team.number, { team, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 });
  for (const { match, score } of results) {
    for (const side of ['home', 'away'] as const) {
      const row = rows.get(match[side].number);
      if (!row) continue;
      const own = ownScore(score, side);
      const outcome = outcomeOf(own);
      row.played += 1;
      row[outcome] += 1;
      row.points += POINTS[outcome];
      row.scored += own[0];
      row.conceded += own[1];
    }
  }
  const worth = (row: Standing) => (ranking === 'points' ? row.points : row.won / Math.max(1, row.played));
  return [...rows.values()].toSorted(
    (a, b) =>
      worth(b) - worth(a) || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored || a.team.number - b.team.number,
  );
}
