import type { Stop } from '../engine/stops.ts';
import type { Side } from '../engine/world.model.ts';

/** A quarter or an overtime, in world ms. */
export interface Span {
  from: number;
  to: number;
  /** Seconds of play. */
  seconds: number;
  /** ms for which the clock is stopped after each minute of play but the last. */
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
  /** Baskets by time, up to the end. */
  baskets: readonly Basket[];
  endAt: number;
  /** True when `abandon` ended it. */
  abandoned: boolean;
  /** True when `finish` ended it, before its time. */
  finished: boolean;
  stops: readonly Stop[];
}
