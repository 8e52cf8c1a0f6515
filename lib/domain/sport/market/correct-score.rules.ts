import type { Market, Match, Pair, Selection } from '@/lib/domain/sport/sport.model';

/** 波胆 in the columns in which it is read: home wins, draws, away wins; what names no score stands under the draws. */
export interface ScoreColumns {
  home: readonly Selection[];
  draw: readonly Selection[];
  away: readonly Selection[];
}

/** `2-1`, `2:1` → [2, 1]; null for 其他 and for what is no score. */
export function namedScore(label: string): Pair | null {
  const [, home, away] = /^(\d{1,2})\s*[-:]\s*(\d{1,2})$/.exec(label.trim()) ?? [];
  return home && away ? [Number(home), Number(away)] : null;
}

/** A correct score's selections by who wins, from few goals to many; scores that the match has passed are left out. */
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

/** The winner's goals count first: 1-0, 2-0, 2-1, 3-0 … 其他 comes last. */
function sortKeyOf(score: Pair | null): number {
  return score ? Math.max(...score) * 100 + Math.min(...score) : Number.POSITIVE_INFINITY;
}
