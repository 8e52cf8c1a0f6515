import { setsPhase, setsState } from '../sets/state.ts';
import type { MatchState } from '../engine/world.model.ts';
import { calledPoints, servingNow, type Board } from './board.ts';
import { boardAt, type TennisScript } from './script.ts';

/** The state of a tennis match at a moment of world time; `score` counts sets. */
export function tennisState(script: TennisScript, at: number, board: Board = boardAt(script, at)): MatchState {
  const state = setsState(script, at, { sport: 'tennis', sets: board.sets, figures: board.games });
  if (setsPhase(script, at) !== null) return state;
  return { ...state, points: calledPoints(board), server: servingNow(board) === 0 ? 'home' : 'away' };
}
