import type { BaccaratSide } from '../baccarat/baccarat.rules';

/** Rows of 大路. */
export const BIG_ROAD_ROWS = 6;

/** A hand that one side won, and the ties after it. */
interface BigRoadCell {
  key: string;
  side: Exclude<BaccaratSide, 'tie'>;
  column: number;
  row: number;
  ties: number;
}

/**
 * 大路 of hands, oldest first: a side's wins go down one column, and on to the right where the way down ends; the other side begins
 * the next column. Ties are counted on the hand before them; those before the first win on that one.
 */
export function bigRoadOf(hands: readonly { key: string; winner: BaccaratSide }[]): BigRoadCell[] {
  const cells: BigRoadCell[] = [];
  const isFree = (column: number, row: number) => row < BIG_ROAD_ROWS && !cells.some((cell) => cell.column === column && cell.row === row);
  let first = -1;
  let early = 0;
  for (const { key, winner } of hands) {
    const last = cells.at(-1);
    if (winner === 'tie') {
      if (last) last.ties += 1;
      else early += 1;
      continue;
    }
    if (last?.side === winner) {
      // A run that went to the right stays in its row.
      const goesDown = last.column === first && isFree(first, last.row + 1);
      const [column, row] = goesDown ? [first, last.row + 1] : [last.column + 1, last.row];
      cells.push({ key, side: winner, column, row, ties: 0 });
      continue;
    }
    do first += 1;
    while (!isFree(first, 0));
    cells.push({ key, side: winner, column: first, row: 0, ties: early });
    early = 0;
  }
  return cells;
}

/** Length of the run that is going on: wins of one side one after the other. */
export function runOf(cells: readonly BigRoadCell[]): number {
  const side = cells.at(-1)?.side;
  return side === undefined ? 0 : cells.length - 1 - cells.findLastIndex((cell) => cell.side !== side);
}
