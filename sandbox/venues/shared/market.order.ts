import type { MarketKind, MarketPeriod } from '../../world/engine/world.model';

/** Kinds by the number that they have in the market ids of FB and OB: append only. */
export const KIND_ORDER: readonly MarketKind[] = [
  'winner',
  'handicap',
  'total',
  'both-score',
  'odd-even',
  'double-chance',
  'home-total',
  'away-total',
  'set-handicap',
  'set-total',
  'outright',
  'draw-no-bet',
  'correct-score',
  'corner-total',
];

/** Periods by their number there: append only. */
export const PERIOD_ORDER: readonly MarketPeriod[] = [
  'full',
  'first-half',
  'second-half',
  'q1',
  'q2',
  'q3',
  'q4',
  'set-1',
  'set-2',
  'set-3',
  'set-4',
  'set-5',
];
