import type { StageProps } from './stage.model';
import { useBetTable, type BetTable } from './use-bet-table';

type Timetable = NonNullable<StageProps['view']['timetable']>;

/** A table whose bets wait for one draw after the other. */
export interface Draws<Outcome> {
  /** The draw that takes bets. */
  draw: Timetable['open'][number];
  /** Bets on it. */
  table: BetTable;
  /** Past draws whose outcome is known, newest first. */
  known: readonly { number: number; outcome: Outcome }[];
  /** True from the end of betting until the outcome is known. */
  waiting: boolean;
}

/** The draws of a stage and the bets on its table. `Outcome`: of the game's rules. */
export function useDraws<Outcome>(props: StageProps): Draws<Outcome> {
  const { open, last } = props.view.timetable!;
  const draw = open[0]!;
  return {
    draw,
    table: useBetTable(props, draw.mine.largest, draw.number),
    known: last.flatMap(({ number, outcome }) => (outcome === null ? [] : [{ number, outcome: outcome as Outcome }])),
    waiting: last[0]?.outcome === null,
  };
}
