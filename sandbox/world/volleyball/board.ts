import type { BoardSide } from '../sets/script.ts';

/** Most sets of a match, the points that win a set, and those that win the last one. */
export const MAX_SETS = 5;
const POINTS = 25;
const LAST_POINTS = 15;

/** The scoreboard of a match. */
export interface Board {
  sets: [number, number];
  /** Points of each set, the running one last. */
  points: [number, number][];
  done: boolean;
}

export function newBoard(): Board {
  return { sets: [0, 0], points: [[0, 0]], done: false };
}

/** Points that win the running set, with a lead of two. */
export function targetOf(set: number): number {
  return set === MAX_SETS - 1 ? LAST_POINTS : POINTS;
}

export function winPoint(board: Board, team: BoardSide): void {
  const set = board.points.at(-1)!;
  const own = (set[team] += 1);
  if (own >= targetOf(board.points.length - 1) && own - set[team === 0 ? 1 : 0] >= 2) winSet(board, team);
}

/** The running set goes to the team at its score. */
function winSet(board: Board, team: BoardSide): void {
  board.sets[team] += 1;
  if (board.sets[team] > MAX_SETS / 2) board.done = true;
  else board.points.push([0, 0]);
}

/** The running set goes to the team as if it had just won it. */
export function giveSet(board: Board, team: BoardSide): void {
  const set = board.points.at(-1)!;
  set[team] = Math.max(targetOf(board.points.length - 1), set[team === 0 ? 1 : 0] + 2);
  winSet(board, team);
}
