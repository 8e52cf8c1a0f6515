import type { BoardSide } from '../sets/script.ts';

/** The scoreboard of a tennis match; `winPoint` and `winGame` update it. */
export interface Board {
  /** Most sets: 3 or 5. */
  readonly maxSets: number;
  sets: [number, number];
  /** Games of each set, the running one last. */
  games: [number, number][];
  points: [number, number];
  /** Server of the running game, or the first server of a tie-break. */
  server: BoardSide;
  done: boolean;
}

export function newBoard(maxSets: number, server: BoardSide): Board {
  return { maxSets, sets: [0, 0], games: [[0, 0]], points: [0, 0], server, done: false };
}

export function otherOf(player: BoardSide): BoardSide {
  return player === 0 ? 1 : 0;
}

export function inTieBreak(board: Board): boolean {
  const [home, away] = board.games.at(-1)!;
  return home === 6 && away === 6;
}

/** Server of the next point: in a tie-break the serve changes after the first point and then after every second. */
export function servingNow(board: Board): BoardSide {
  const played = board.points[0] + board.points[1];
  return inTieBreak(board) && Math.floor((played + 1) / 2) % 2 === 1 ? otherOf(board.server) : board.server;
}

export function winPoint(board: Board, player: BoardSide): void {
  const own = (board.points[player] += 1);
  if (own >= (inTieBreak(board) ? 7 : 4) && own - board.points[otherOf(player)] >= 2) winGame(board, player);
}

/** The running game, or tie-break, goes to the player. */
export function winGame(board: Board, player: BoardSide): void {
  const set = board.games.at(-1)!;
  const own = (set[player] += 1);
  board.points = [0, 0];
  board.server = otherOf(board.server);
  if (own !== 7 && !(own >= 6 && own - set[otherOf(player)] >= 2)) return;
  board.sets[player] += 1;
  if (board.sets[player] > board.maxSets / 2) board.done = true;
  else board.games.push([0, 0]);
}

/** The score of the running game as announced. */
export function calledPoints(board: Board): readonly [string, string] {
  const [home, away] = board.points;
  if (inTieBreak(board)) return [String(home), String(away)];
  if (home >= 3 && away >= 3) return home === away ? ['40', '40'] : home > away ? ['A', '40'] : ['40', 'A'];
  return [CALLS[home]!, CALLS[away]!];
}

const CALLS = ['0', '15', '30', '40'];
