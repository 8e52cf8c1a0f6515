import type { Odds } from '@pavilion/number/odds';

/** `unsold`: the line was not offered; the other states are those of a live price. */
export type PointState = 'open' | 'suspended' | 'locked' | 'unsold';

/** A price and when it began; null while there was none to take. `at`: world ms. */
export interface HistoryPoint {
  at: number;
  price: Odds | null;
  state: PointState;
}

/** From `at` (world ms) on this line was the best of its market. */
export interface LineMove {
  at: number;
  /** Signed for the backed side, as in a selection. */
  line: string;
}

/** The platform's price history of one selection. World ms unless stated otherwise. */
export interface OddsHistory {
  asOf: number;
  kickOff: number | null;
  points: readonly HistoryPoint[];
  lines: readonly LineMove[];
  /** Device ms of the request and of the response. */
  requestedAt: number;
  arrivedAt: number;
}

/** 全程 · 一天 · 滚球 · 一小时, all ending now. */
export type Range = 'all' | 'day' | 'live' | 'hour';
