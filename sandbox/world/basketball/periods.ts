import type { Quarter } from '../engine/market.model.ts';

export type BasketballPeriod = 'full' | 'first-half' | 'second-half' | Quarter;

/** The quarters that make up a period; overtime belongs to the match alone. */
export const PERIOD_QUARTERS: Readonly<Record<BasketballPeriod, readonly [first: number, last: number]>> = {
  full: [0, 3],
  'first-half': [0, 1],
  'second-half': [2, 3],
  q1: [0, 0],
  q2: [1, 1],
  q3: [2, 2],
  q4: [3, 3],
};
