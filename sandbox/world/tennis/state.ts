import { stopIn } from '../football/state.ts';
import type { MatchState, Pair, WorldPhase } from '../world.model.ts';
import { calledPoints, gamesOf, servingNow, setName, type Board } from './board.ts';
import { boardAt, type TennisScript } from './script.ts';

const NONE: Pair = [0, 0];

/** The phase where it needs no scoreboard; null while the match runs. */
export function tennisPhase(script: TennisScript, at: number): 'not-started' | 'ended' | 'abandoned' | 'cancelled' | null {
  if (at >= script.endAt) {
    if (!script.abandoned) return 'ended';
    return script.endAt < script.kickOff ? 'cancelled' : 'abandoned';
  }
  return at < script.kickOff ? 'not-started' : null;
}

/** Where a tennis match stands at a moment of world time; `score` counts sets. */
export function tennisState(script: TennisScript, at: number, board: Board = boardAt(script, at)): MatchState {
  const fixed = tennisPhase(script, at);
  const phase: WorldPhase = fixed ?? setName(board.games.length - 1);
  const played = phase !== 'not-started' && phase !== 'cancelled';
  const over = fixed !== null && fixed !== 'not-started';
  return {
    sport: 'tennis',
    phase,
    seconds: 0,
    running: false,
    left: null,
    injury: 0,
    score: played ? [board.sets[0], board.sets[1]] : NONE,
    periodScores: played ? gamesOf(board) : [],
    periodsDone: played ? board.sets[0] + board.sets[1] : 0,
    points: fixed === null ? calledPoints(board) : null,
    server: fixed === null ? (servingNow(board) === 0 ? 'home' : 'away') : null,
    halfScore: null,
    corners: NONE,
    yellow: NONE,
    red: NONE,
    suspended: over ? null : stopIn(script.stops, at),
    incidents: [],
    endedAt: over ? script.endAt : null,
  };
}
