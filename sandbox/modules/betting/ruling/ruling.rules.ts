import { addUp } from '../../../world/engine/score';
import { COUNTED_BY, type MarketKind, type MarketPeriod } from '../../../world/engine/market.model';
import type { MatchState, Pair, WorldPhase } from '../../../world/engine/world.model';

/** The result that decides a market: its final score, the score at which play was abandoned, or none, ever. */
export type Ruling = { score: Pair } | { brokenOff: Pair } | 'void';

/** Parts of a match by their index in its scores, and the phase in which each is played. */
export const PARTS: Partial<Record<MarketPeriod, number>> = {
  q1: 0,
  q2: 1,
  q3: 2,
  q4: 3,
  'set-1': 0,
  'set-2': 1,
  'set-3': 2,
  'set-4': 3,
  'set-5': 4,
};
/** Half time has not been reached. */
const BEFORE_HALF: ReadonlySet<WorldPhase> = new Set(['first-half', 'q1', 'q2']);

/**
 * The ruling on markets of a kind and period, null while they are open. A half, quarter or set is final once it is over, even if
 * the match is abandoned later; in a part that was not played out, only what no more play could change is final. venues §4
 */
export function rulingOf(state: MatchState, period: MarketPeriod, kind: MarketKind = 'winner'): Ruling | null {
  if (state.phase === 'cancelled') return 'void';
  // Corners are counted for the whole match alone.
  if (COUNTED_BY[kind] === 'corners' && state.phase === 'ended') return { score: state.corners };
  const score = scoreOf(state, period, kind);
  if (score) return { score };
  if (state.phase === 'abandoned') return { brokenOff: scoreSoFar(state, period, kind) };
  // The set was not needed.
  return state.phase === 'ended' ? 'void' : null;
}

/** The score that counts for a market, once it is final. */
function scoreOf(state: MatchState, period: MarketPeriod, kind: MarketKind): Pair | null {
  const { phase, score, halfScore, periodScores } = state;
  if (period === 'full') {
    if (phase !== 'ended') return null;
    return state.sport === 'tennis' && COUNTED_BY[kind] === 'games' ? addUp(periodScores) : score;
  }
  if (period === 'first-half') return BEFORE_HALF.has(phase) ? null : halfScore;
  if (period === 'second-half') return secondHalf(state);
  const index = PARTS[period]!;
  const part = periodScores[index];
  return part && isOver(state, period, index) ? part : null;
}

/** Basketball: the third and fourth quarter, without overtime. */
function secondHalf(state: MatchState): Pair | null {
  const { sport, phase, score, halfScore, periodScores } = state;
  if (sport === 'basketball') return isOver(state, 'q4', 3) ? addUp(periodScores.slice(2, 4)) : null;
  return phase === 'ended' && halfScore ? [score[0] - halfScore[0], score[1] - halfScore[1]] : null;
}

/**
 * A part is over when a later one has begun, or its match has left it for a break or its end; a part in which play was abandoned is
 * not.
 */
function isOver({ phase, periodScores, periodsDone }: MatchState, period: MarketPeriod, index: number): boolean {
  if (index >= periodScores.length) return false;
  return index < Math.max(periodScores.length - 1, periodsDone) || (phase !== period && phase !== 'abandoned');
}

/** The count so far of a market's kind and period: corners, sets, or the goals, points or games of the period. */
function scoreSoFar({ sport, score, halfScore, corners, periodScores }: MatchState, period: MarketPeriod, kind: MarketKind): Pair {
  if (COUNTED_BY[kind] === 'corners') return corners;
  if (sport === 'football') {
    if (period === 'full') return score;
    if (period === 'first-half') return halfScore ?? score;
    return halfScore ? [score[0] - halfScore[0], score[1] - halfScore[1]] : [0, 0];
  }
  if (sport !== 'basketball' && period === 'full') return sport === 'tennis' && COUNTED_BY[kind] === 'games' ? addUp(periodScores) : score;
  const [from, to] = SPANS[period] ?? [PARTS[period]!, PARTS[period]! + 1];
  return addUp(periodScores.slice(from, to));
}

/** Basketball: the second half without overtime. */
const SPANS: Partial<Record<MarketPeriod, readonly [from: number, to: number]>> = {
  full: [0, 5],
  'first-half': [0, 2],
  'second-half': [2, 4],
};
