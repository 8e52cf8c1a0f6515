import type { Odds } from '@/lib/kit/number/odds';

/** `unsold`: the line was not offered; the others as a live price says them. */
export type PointState = 'open' | 'suspended' | 'locked' | 'unsold';

/** A price and since when it stood; null while it could not be had. `at`: world ms. */
export interface HistoryPoint {
  at: number;
  price: Odds | null;
  state: PointState;
}

/** From when on (world ms) a line was the best of its market. */
export interface LineMove {
  at: number;
  /** Signed for the backed side, as a selection has it. */
  line: string;
}

/** What the platform remembers of one selection. World ms but where it says otherwise. */
export interface OddsHistory {
  asOf: number;
  kickOff: number | null;
  points: readonly HistoryPoint[];
  lines: readonly LineMove[];
  /** Device ms between which the platform answered. */
  askedAt: number;
  arrivedAt: number;
}

/** 全程 · 一天 · 滚球 · 一小时, all up to now. */
export type Range = 'all' | 'day' | 'live' | 'hour';
