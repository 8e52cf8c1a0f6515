import type { Tempo } from './goal-time.ts';
import type { Stop } from '../engine/stops.ts';
import type { Incident } from '../engine/world.model.ts';

/** The course of a match: everything that its state and prices follow from. Times are world ms. */
export interface Script {
  kickOff: number;
  halfAt: number;
  secondAt: number;
  endAt: number;
  tempo: Tempo;
  /** True when `abandon` ended it, not the whistle. */
  abandoned: boolean;
  /** Incidents by time. */
  incidents: readonly Incident[];
  stops: readonly Stop[];
}
