import type { MarketKind, Match, Pair } from '../match/sport.model';

/** `2-1`. */
export function scoreText(score: Pair): string {
  return `${score[0]}-${score[1]}`;
}

/** Score from which an in-play handicap of football counts, `2-1`; null for every other market. */
export function handicapBase(match: Pick<Match, 'sport' | 'status' | 'score'>, kind: MarketKind): string | null {
  return kind === 'handicap' && match.sport === 'football' && match.status === 'live' && match.score ? scoreText(match.score) : null;
}
