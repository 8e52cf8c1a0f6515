import { handicapBase } from '@/lib/domain/betting/sport/score.rules';
import type { Market, Match } from '@/lib/domain/betting/match/sport.model';

/**
 * The same bet at another venue: kind, period and line agree, and for an in-play handicap the score from which it counts.
 * Null where only the venue knows the kind or period.
 */
export function sameMarket(market: Market, match: Match, other: Match): Market | null {
  if (market.kind === 'other' || market.period === 'other') return null;
  if (handicapBase(match, market.kind) !== handicapBase(other, market.kind)) return null;
  const fitting = other.markets.filter(
    (one) => one.kind === market.kind && one.period === market.period && one.line === market.line && one.state !== 'closed',
  );
  return fitting.find((one) => one.main) ?? fitting[0] ?? null;
}

/** True if two venues show the same score of a football match; while they differ, one venue's prices predate the goal. */
export function sameScore(a: Match, b: Match): boolean {
  if (a.sport !== 'football' || a.status !== 'live' || b.status !== 'live' || !a.score || !b.score) return true;
  return a.score[0] === b.score[0] && a.score[1] === b.score[1];
}
