import type { Market, Match, Pair, Selection } from '@/lib/domain/betting/match/sport.model';

/** 波胆 in three columns: home wins, draws, away wins. Selections that name no score are listed under the draws. */
export interface ScoreColumns {
  home: readonly Selection[];
  draw: readonly Selection[];
  away: readonly Selection[];
}

/** `2-1`, `2:1` → [2, 1]; null for 其他 and any other text. */
export function namedScore(label: string): Pair | null {
  const [, home, away] = /^(\d{1,2})\s*[-:]\s*(\d{1,2})$/.exec(label.trim()) ?? [];
  return home && away ? [Number(home), Number(away)] : null;
}

/** A correct score's selections by winner, in order of goals; leaves out scores that the match has passed. */
export function scoreColumns(market: Pick<Market, 'period' | 'selections'>, match: Pick<Match, 'status' | 'score'>): ScoreColumns {
  const now = match.status === 'live' && match.score && market.period !== 'second-half' ? match.score : [0, 0];
  const rows = market.selections
    .map((selection) => ({ selection, score: namedScore(selection.label) }))
    .filter(({ score }) => score === null || (score[0] >= now[0] && score[1] >= now[1]))
    .toSorted((a, b) => sortKeyOf(a.score) - sortKeyOf(b.score));
  const where = (fits: (lead: number | null) => boolean) =>
    rows.filter(({ score }) => fits(score && score[0] - score[1])).map(({ selection }) => selection);
  return {
    home: where((lead) => lead !== null && lead > 0),
    draw: where((lead) => lead === null || lead === 0),
    away: where((lead) => lead !== null && lead < 0),
  };
}

/** Sorts by the winner's goals: 1-0, 2-0, 2-1, 3-0 …; 其他 comes last. */
function sortKeyOf(score: Pair | null): number {
  return score ? Math.max(...score) * 100 + Math.min(...score) : Number.POSITIVE_INFINITY;
}
