import type { Tempo } from './goal-time.ts';
import type { Incident, MatchState } from '../engine/world.model.ts';

/** A stretch of world time in which no market of the match is sold. */
export interface Stop {
  from: number;
  to: number;
  reason: NonNullable<MatchState['suspended']>;
}

/** A match as it will be played: everything that its state and prices follow from. Times are world ms. */
export interface Script {
  kickOff: number;
  halfAt: number;
  secondAt: number;
  endAt: number;
  tempo: Tempo;
  /** Ended by `abandon`, not by the whistle. */
  abandoned: boolean;
  /** By time. */
  incidents: readonly Incident[];
  stops: readonly Stop[];
}
