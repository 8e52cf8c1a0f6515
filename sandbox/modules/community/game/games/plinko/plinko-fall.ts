import { PLINKO_ROWS } from './plinko.rules';

/** Measures of the board, in the units of its picture. */
export const BOARD = { width: 338, height: 284, middle: 169, top: 34, pitch: 26, row: 20 } as const;

/** ms from the hopper to the pocket. */
export const FALL_MS = 1_700;

/** Frames of one hop from peg to peg. */
const HOP_FRAMES = 5;
/** Height of a hop. */
const HOP = 9;
const BALL_ON_PEG = 8;

/** Centre of a position in a row: a peg, or a pocket under the last row. `right`: steps from the row's first position. */
export const positionOf = (row: number, right: number) => ({
  x: BOARD.middle + (right - row / 2) * BOARD.pitch,
  y: BOARD.top + row * BOARD.row,
});

/** Centres of the ball on each peg of its path and in its pocket. */
export function stopsOf(path: readonly number[]): { x: number; y: number }[] {
  let right = 0;
  return [...path, 0].map((step, row) => {
    const { x, y } = positionOf(row, right);
    right += step;
    return { x, y: row === PLINKO_ROWS ? y + 4 : y - BALL_ON_PEG };
  });
}

/** Moments of the fall at equal distances in time. */
export function fallOf(path: readonly number[]): { x: number; y: number }[] {
  const stops = stopsOf(path);
  const drop = Array.from({ length: HOP_FRAMES }, (_, frame) => {
    const share = frame / HOP_FRAMES;
    return { x: BOARD.middle, y: 10 + (stops[0]!.y - 10) * share ** 2 };
  });
  const hops = stops.slice(1).flatMap((next, index) => {
    const from = stops[index]!;
    return Array.from({ length: HOP_FRAMES }, (_, frame) => {
      const share = frame / HOP_FRAMES;
      // A throw: up at first, then down to the next peg.
      const y = from.y - HOP * share * 2 + (next.y - from.y + HOP * 2) * share ** 2;
      return { x: from.x + (next.x - from.x) * share, y };
    });
  });
  return [...drop, ...hops, stops.at(-1)!];
}
