import type { MatchState, Pair } from '../../../world/engine/world.model';

/** The progress of a match: halves, quarters or sets by their scores. */
export interface Position {
  /** Most sets of the match, as `WorldMatch.format`. */
  format: number;
  done: readonly Pair[];
  /** Score of the present or next part. */
  running: Pair;
}

const NONE: Pair = [0, 0];

/** The position of a match in a state of it. */
export function positionOf(format: number, { sport, score, halfScore, periodScores, periodsDone }: MatchState): Position {
  if (sport !== 'football') return { format, done: periodScores.slice(0, periodsDone), running: periodScores[periodsDone] ?? NONE };
  if (!halfScore) return { format, done: [], running: score };
  return { format, done: [halfScore], running: [score[0] - halfScore[0], score[1] - halfScore[1]] };
}
