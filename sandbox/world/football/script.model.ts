import type { Tempo } from './goal-time.ts';
import type { Stop } from '../engine/stops.ts';
import type { Incident } from '../engine/world.model.ts';

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
