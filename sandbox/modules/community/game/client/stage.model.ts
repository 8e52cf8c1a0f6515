import type { Line } from '../game.model';
import type { GameView } from '../game-server';

/** The chosen chip: the stake of a bet, or of one tap on a table. Money is minor units. */
export interface StakeChoice {
  value: number;
  least: number;
  largest: number;
  choose: (value: number) => void;
}

/** Props of every stage. */
export interface StageProps {
  view: GameView;
  /** True while no round can be played or continued: a call is pending, a result is revealed, or the last round has just begun. */
  busy: boolean;
  /** True while no round may begin; an open round continues. */
  closed: boolean;
  /** True while a result is being revealed, and `view` is still that of the round before. */
  revealing: boolean;
  stake: StakeChoice;
  /** Plays the prepared round once. `draw`: its number, in a game of draws. */
  play: (lines: Line[], draw?: number) => void;
  step: (round: string, index: number, step: string) => void;
}
