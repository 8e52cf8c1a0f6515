import type { Stop } from '../engine/stops.ts';
import type { Side } from '../engine/world.model.ts';

/** A quarter or an overtime, in world ms. */
export interface Span {
  from: number;
  to: number;
  /** Seconds of play. */
  seconds: number;
  /** ms for which the clock stands after each minute of play but the last. */
  pauses: readonly number[];
}

export interface Basket {
  at: number;
  side: Side;
  points: number;
  /** Index of its quarter; 4 and more are overtimes. */
  span: number;
}

/** A basketball match as it will be played. */
export interface BasketballScript {
  kickOff: number;
  /** Four quarters and every overtime that might be needed. */
  spans: readonly Span[];
  /** By time, up to the end. */
  baskets: readonly Basket[];
  endAt: number;
  /** Ended by `abandon`. */
  abandoned: boolean;
  /** Ended by `finish`, before its time. */
  finished: boolean;
  stops: readonly Stop[];
}
